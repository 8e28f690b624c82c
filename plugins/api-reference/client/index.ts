export type { ApiLinks } from './loadArticle';
export type { ApiOutline } from './toOutline';
export { useApiPage, type ApiPageState } from './useApiPage';
