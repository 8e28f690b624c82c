export { unpackLinks } from './sidebar';
export { toVersionHref } from './versionLinks';
export { toVersionUrl } from './versionLinks';
export { useCategory } from './sidebar';
export { useHasPage } from './page';
export { usePageFrontMatter } from './page';
export { usePage } from './page';
export { usePageTags } from './page';
