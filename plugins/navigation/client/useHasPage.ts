import { useVersions } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** Returns whether the version that is being read has a page with this slug. */
export function useHasPage(slug: string): boolean {
  const path = useBaseUrl(slug);
  return useVersions(undefined).some(({ docs }) => docs.some((doc) => doc.path === path));
}
