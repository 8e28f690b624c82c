import { translate } from '@docusaurus/Translate';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSite } from '../../../core/client/site';
import type { Plan, Product } from '../../../core/types';
import { toVersionHref, usePage } from '../../navigation/client';
import type { SearchPage } from '../types';
import { type SearchResult, searchList } from './ranking';
import { loadIndex, loadOtherIndex } from './searchIndex';
import { type TextHit, useTextHits } from './searchText';

/** A line that can be chosen. */
export interface SearchOption {
  /** Where it leads: path in the version with the anchor. */
  path: string;
  label: string;
  /** What stands under it. */
  note?: string;
  isApi?: boolean;
  product?: Product;
  plan?: Plan;
  /** A place on the page above it. */
  isPlace: boolean;
}

/** Returns the lines of a page: itself, and the places on it. */
const toOptions = ({ page, entries }: Pick<SearchResult, 'page' | 'entries'>): SearchOption[] => [
  {
    path: page.slug,
    label: page.title,
    note: page.isApi ? undefined : page.description,
    isApi: page.isApi,
    product: page.product,
    plan: page.plan,
    isPlace: false,
  },
  ...entries.map(({ anchor, label }) => {
    return { path: `${page.slug}#${anchor}`, label, isPlace: true };
  }),
];

/** Returns the lines of what the text has beside what is shown already. */
const toTextOptions = (hits: readonly TextHit[], shown: readonly SearchOption[]): SearchOption[] =>
  hits
    .filter(({ path }) => shown.every((option) => option.path !== path))
    .map(({ path, title, excerpt }) => ({ path, label: title, note: excerpt, isPlace: false }));

/** The introduction, and of each product its overview and the first steps with it. */
const starts = /^\/(?:introduction|react-[^/]+(?:\/(?:quickstart|getting-started))?)$/;

/** Returns the lines of the pages that reading begins with, in the order of the tree. */
export function toStartOptions(pages: readonly SearchPage[], product?: Product): SearchOption[] {
  return pages
    .filter((page) => starts.test(page.slug) && (!product || page.product === product))
    .flatMap((page) => toOptions({ page, entries: [] }));
}

/** Something that is loaded: absent as long as it is not there. */
interface Loaded<Value> {
  value?: Value;
  failed: boolean;
  retry(): void;
}

/**
 * Loads something and tells what has become of it. What was loaded before stays until the next is there.
 *
 * @param load absent when there is nothing to load; another function loads again
 */
function useLoaded<Value>(load: (() => Promise<Value>) | undefined): Loaded<Value> {
  const [state, setState] = useState<{ value?: Value; failed: boolean }>({ failed: false });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    load?.().then(
      (value) => isCurrent && setState({ value, failed: false }),
      () => isCurrent && setState(({ value }) => ({ value, failed: true })),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);
  return { ...state, retry: () => setAttempt(attempt + 1) };
}

/** What another version has. */
export interface ElsewhereResult {
  label: string;
  title: string;
  href: string;
}

/** The best answer of each other version that has one, asked only while nothing is found here. */
function useElsewhere(text: string, product: Product | undefined, isAsked: boolean) {
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
