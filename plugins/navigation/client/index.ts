export { usePageFrontMatter, usePageTags, usePageWay } from './docPage';
export { useNotFoundServed } from './notFound';
export { useHasPage, usePage } from './page';
export { findGroupHref, isOnWay, unpackVersion, useCategory } from './sidebar';
export { toVersionHref, toVersionUrl } from './versionLinks';
