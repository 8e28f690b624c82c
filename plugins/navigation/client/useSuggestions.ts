import { useEffect, useState } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { loadRedirects } from '../../redirects/client';
import { useSite } from '../../shared/client/useSite';
import type { VersionPages } from '../types';
import { loadVersionPages } from './loadVersionPages';
import { toSuggestions, type Suggestion } from './toSuggestions';
import { usePage } from './usePage';

/** Returns the pages that an address without one may stand for, of all versions of the host, once they are known. */
export function useSuggestions(): Suggestion[] {
  const { site, version } = useSite();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { slug } = usePage();
  const [suggestions, setSuggestions] = useState<Suggestion[]>([]);

  useEffect(() => {
    let current = true;
    const versions = site.versions.filter(({ host }) => host === version.host);
    const load = async () => {
      const [redirects, ...found] = await Promise.all([
        loadRedirects(baseUrl),
        ...versions.map(({ name }) => loadVersionPages(`${site.basePath}versions/${name}.json`)),
      ]);
      const pages: Record<string, VersionPages> = {};
      versions.forEach(({ name }, index) => {
        const known = found[index];
        if (known) {
          pages[name] = known;
        }
      });
      if (current) {
        setSuggestions(toSuggestions(slug, { version, versions, pages, redirects }));
      }
    };
    void load();
    return () => {
      current = false;
    };
  }, [baseUrl, site, slug, version]);

  return suggestions;
}
