import { useEffect, useState } from 'react';
import type { Version } from '../../shared/types';
import type { VersionPages } from '../types';
import { loadVersionPages } from './loadVersionPages';
import { useSite } from '../../shared/client/useSite';

/**
 * Returns what the other versions have, by name, as it arrives.
 *
 * @param versions the versions that are offered
 * @param wanted whether it is needed yet: nothing is loaded before
 */
export function useVersionPages(
  versions: readonly Version[],
  wanted: boolean,
): Record<string, VersionPages> {
  const { site, version: own } = useSite();
  const [pages, setPages] = useState<Record<string, VersionPages>>({});
  const names = versions.flatMap(({ name }) => (name === own.name ? [] : name)).join(' ');

  useEffect(() => {
    let current = true;
    for (const name of wanted && names ? names.split(' ') : []) {
      void loadVersionPages(`${site.basePath}versions/${name}.json`).then((result) => {
        if (current && result) {
          setPages((known) => ({ ...known, [name]: result }));
        }
      });
    }
    return () => {
      current = false;
    };
  }, [names, site.basePath, wanted]);

  return pages;
}
