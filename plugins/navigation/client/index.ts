export { usePageFrontMatter, usePageTags, usePageWay } from './docPage';
export { useNotFoundServed } from './notFound';
export { useHasPage, usePage } from './page';
export { isOnWay, unpackVersion, useCategory } from './sidebar';
export { toVersionHref, toVersionUrl } from './versionLinks';
