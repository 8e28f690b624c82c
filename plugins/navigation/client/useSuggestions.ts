import { useEffect, useState } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useSite } from '../../../core/client/site';
import { loadSuggestions } from './loadSuggestions';
import type { Suggestion } from './toSuggestions';
import { usePage } from './usePage';

/** Returns the pages that an address without one may stand for, once they are known. */
export function useSuggestions(): Suggestion[] {
  const { site, version } = useSite();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { slug } = usePage();
  const [suggestions, setSuggestions] = useState<Suggestion[]>([]);

  useEffect(() => {
    let current = true;
    loadSuggestions({ site, version, baseUrl, slug })
      .then((found) => current && setSuggestions(found))
      // Without them the page leads on all the same.
      .catch(() => {});
    return () => {
      current = false;
    };
  }, [baseUrl, site, slug, version]);

  return suggestions;
}
