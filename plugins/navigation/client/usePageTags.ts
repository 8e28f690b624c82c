import { useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import type { Tags } from '../types';
import { usePageFrontMatter } from './usePageFrontMatter';

/** Returns the tags of the page that is drawn: those of its entry in the tree, and its own plan. */
export function usePageTags(): Tags {
  const entry = useSidebarBreadcrumbs()?.at(-1);
  const { plan } = usePageFrontMatter();
  return { ...(plan && { plan }), ...(entry?.customProps as Tags | undefined) };
}
