import { useMemo } from 'react';
import { translate } from '@docusaurus/Translate';
import { usePage } from '../../navigation/client';
import type { Product } from '../../../core/types';
import { loadIndex } from './loadIndex';
import { searchList } from './searchList';
import { toOptions, toTextOptions, type SearchOption } from './toOptions';
import { toStartOptions } from './toStartOptions';
import { useElsewhere } from './useElsewhere';
import { useLoaded } from './useLoaded';
import { useTextHits } from './useTextHits';

/**
 * What answers a query: pages at once, their text a moment later, other versions when nothing does.
 * Before anything is asked, the pages that reading begins with.
 */
export function useResults(text: string, product: Product | undefined) {
  const { subject } = usePage();
  const near = subject === 'general' ? undefined : subject;
  const { value: index, failed, retry } = useLoaded(loadIndex);
  const pages = useMemo(
    () => (index ? searchList(index, text, { product, near }).map(toOptions) : []),
    [index, text, product, near],
  );
  const { hits, failed: textFailed } = useTextHits(text, product);
  const inText = toTextOptions(hits, pages.flat());
  const groups = pages.map((options: readonly SearchOption[]) => {
    return { label: options[0]?.label ?? '', isTitled: false, options };
  });
  if (index && text === '') {
    const label = translate({ id: 'site.search.start', message: 'Start here' });
    groups.push({
      label,
      isTitled: true,
      options: toStartOptions(
        index.pages.map(({ page }) => page),
        product,
      ),
    });
  }
  if (inText.length > 0) {
    const label = translate({ id: 'site.search.text', message: 'More in the text' });
    groups.push({ label, isTitled: true, options: inText });
  }
  const isEmpty = index !== undefined && text !== '' && groups.length === 0;
  const elsewhere = useElsewhere(text, product, isEmpty);
  return { groups, isEmpty, elsewhere, failed, textFailed, retry };
}
