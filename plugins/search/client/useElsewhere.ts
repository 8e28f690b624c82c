import { useCallback } from 'react';
import { toVersionHref } from '../../navigation/client';
import { useSite } from '../../../core/client/site';
import type { Product } from '../../../core/types';
import { loadOtherIndex } from './loadOtherIndex';
import { searchList } from './searchList';
import { useLoaded } from './useLoaded';

/** What another version has. */
export interface ElsewhereResult {
  label: string;
  title: string;
  href: string;
}

/** The best answer of each other version that has one, asked only while nothing is found here. */
export function useElsewhere(text: string, product: Product | undefined, isAsked: boolean) {
  const { site, version } = useSite();
  const load = useCallback(async () => {
    const others = site.versions.filter(
      (item) => item !== version && (product === undefined || item.products.includes(product)),
    );
    const answers = await Promise.all(
      others.map(async (item): Promise<ElsewhereResult[]> => {
        const index = await loadOtherIndex(toVersionHref(site, version, item, '/search/list.json'));
        const [best] = index ? searchList(index, text, { product, limit: 1 }) : [];
        const { slug = '/', title = '' } = best?.page ?? {};
        const anchor = best?.entries[0]?.anchor;
        const path = anchor ? `${slug}#${anchor}` : slug;
        return best
          ? [{ label: item.label, title, href: toVersionHref(site, version, item, path) }]
          : [];
      }),
    );
    return answers.flat();
  }, [site, version, text, product]);
  const { value = [] } = useLoaded(isAsked ? load : undefined);
  return isAsked ? value : [];
}
