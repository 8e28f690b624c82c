/** Hooks of documents: apart from `page.ts`, whose code is on every page. */
import { useDoc, useSidebarBreadcrumbs, useVersions } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { PageFrontMatter } from '../../../core/navigation';
import type { Tags } from '../types';

/** Returns the current page's front matter, which the build has checked. */
export function usePageFrontMatter(): PageFrontMatter {
  return useDoc().metadata.frontMatter as unknown as PageFrontMatter;
}

/** Returns the current page's tags: those of its entry in the sidebar, and its own plan. */
export function usePageTags(): Tags {
  const entry = useSidebarBreadcrumbs()?.at(-1);
  const { plan } = usePageFrontMatter();
  return { ...(plan && { plan }), ...(entry?.customProps as Tags | undefined) };
}

/** Returns whether the current version has a page with this slug. */
export function useHasPage(slug: string): boolean {
  const path = useBaseUrl(slug);
  return useVersions(undefined).some(({ docs }) => docs.some((doc) => doc.path === path));
}
