import { findSubject } from '../../../core/subject';
import type { PageFrontMatter, Subject } from '../../../core/navigation';
import { useDoc, useSidebarBreadcrumbs, useVersions } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { NavigationData, Tags } from '../types';

/** Returns the current path in its version, and what it is about; works on any page. */
export function usePage(): { slug: string; subject: Subject } {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  const { subjects } = usePluginData('docusaurus-plugin-navigation') as NavigationData;
  const slug = `/${pathname.slice(baseUrl.length)}`.replace(/(?<=.)\/$/, '');
  return { slug, subject: findSubject(slug, subjects) };
}

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
