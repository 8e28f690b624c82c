export type { ApiLinks } from './useApiPage';
export type { ApiOutline } from './outline';
export { useApiPage, type ApiPageState } from './useApiPage';
