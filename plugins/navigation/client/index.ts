export { usePageFrontMatter, usePageTags, usePageWay } from './docPage';
export { useHasPage, useNotFoundServed, usePage } from './page';
export { findGroupHref, isOnWay, unpackVersion, useCategory } from './sidebar';
export { useMenuLinks } from './useMenuLinks';
export { toVersionHref, toVersionUrl } from './versionLinks';
