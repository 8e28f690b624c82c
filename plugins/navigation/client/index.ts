export { useHasPage, usePageFrontMatter, usePageTags } from './docPage';
export { useNotFoundServed } from './notFound';
export { usePage } from './page';
export { unpackLinks, useCategory } from './sidebar';
export { toVersionHref, toVersionUrl } from './versionLinks';
