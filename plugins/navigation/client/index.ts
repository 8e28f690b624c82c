export { useHasPage, usePageFrontMatter, usePageTags } from './docPage';
export { usePage } from './page';
export { unpackLinks, useCategory } from './sidebar';
export { toVersionHref, toVersionUrl } from './versionLinks';
