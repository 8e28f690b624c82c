export { unpackLinks } from './unpackLinks';
export { toVersionHref } from './toVersionHref';
export { toVersionUrl } from './toVersionUrl';
export { useCategory } from './useCategory';
export { useHasPage } from './useHasPage';
export { usePageFrontMatter } from './usePageFrontMatter';
export { usePage } from './usePage';
export { usePageTags } from './usePageTags';
