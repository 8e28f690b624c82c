export { useHasPage, usePage, usePageFrontMatter, usePageTags } from './page';
export { unpackLinks, useCategory } from './sidebar';
export { toVersionHref, toVersionUrl } from './versionLinks';
