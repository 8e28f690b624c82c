/** Hooks of documents: apart from `page.ts`, whose code is on every page. */
import { useDoc, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import type { PageFrontMatter } from '../../../core/navigation';
import type { Tags } from '../types';
import { findWay, type PageItem } from './sidebar';

/** Returns the current page's front matter, which the build has checked. */
export function usePageFrontMatter(): PageFrontMatter {
  return useDoc().metadata.frontMatter as unknown as PageFrontMatter;
}

/**
 * Returns the way to the current page in the sidebar. A page that the sidebar doesn't have is behind the
 * one whose path it continues.
 */
export function usePageWay(): PageItem[] {
  const items = useDocsSidebar()?.items ?? [];
  const { pathname } = useLocation();
  const { title } = useDoc().metadata;
  const way = findWay(items, pathname);
  if (way.length > 0) {
    return way;
  }
  const parent = findWay(items, pathname.replace(/\/[^/]+\/?$/, ''));
  return parent.length > 0 ? [...parent, { type: 'link', label: title, href: pathname }] : [];
}

/** Returns the current page's tags: those of its entry in the sidebar, and its own plan. */
export function usePageTags(): Tags {
  const entry = usePageWay().at(-1);
  const { plan } = usePageFrontMatter();
  return { ...(plan && { plan }), ...(entry?.customProps as Tags | undefined) };
}
