export { useCategory } from './useCategory';
export { usePage } from './usePage';
export { usePageFrontMatter } from './usePageFrontMatter';
export { usePageTags } from './usePageTags';
export { toVersionUrl } from './toVersionUrl';
