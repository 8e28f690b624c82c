import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Plan } from '../../../core/library';
import { useSite } from '../../../core/client/site';
import type { Product } from '../../../core/types';
import { toVersionHref, usePage } from '../../navigation/client';
import { loadIndex, loadOtherIndex } from './loadIndex';
import { searchPages, type SearchResult } from './ranking';
import type { IndexedPage } from './searchIndex';
import { searchText, type TextHit } from './searchText';
import { finishInSlices } from './slices';

/** A line that can be chosen. */
export interface SearchOption {
  /** Where it leads: path in the version with the anchor. */
  path: string;
  label: string;
  /** What is shown under it. */
  note?: string;
  isApi?: boolean;
  product?: Product;
  plan?: Plan;
  /** A place on the page above it. */
  isPlace?: boolean;
}

/** Lines under one heading. */
export interface OptionGroup {
  label: string;
  /** Whether the heading is shown: the first line of a page says it already. */
  isTitled: boolean;
  options: readonly SearchOption[];
  /** Number of the line that answers best. */
  best?: number;
}

/** What another version has. */
export interface OtherResult {
  label: string;
  title: string;
  href: string;
}

const toPageOption = ({ slug, title, description, isApi, product, plan }: IndexedPage) => {
  return { path: slug, label: title, note: isApi ? undefined : description, isApi, product, plan };
};

const toGroup = ({ page, entries, variants }: SearchResult): OptionGroup => ({
  label: page.title,
  isTitled: false,
  // After the page itself, its places come best first.
  best: entries.length > 0 ? 1 : 0,
  options: [
    toPageOption(page),
    ...entries.map(({ anchor, label }) => {
      return { path: `${page.slug}#${anchor}`, label, isPlace: true };
    }),
    // Where the page as a whole is the answer; a place is the same on all of them.
    ...(entries.length > 0 ? [] : variants).map(({ slug, title, plan }) => {
      return { path: slug, label: title, plan, isPlace: true };
    }),
  ],
});

/** The introduction, and of each product its overview and the first steps with it. */
const start = /^\/(?:introduction|react-[^/]+(?:\/(?:quickstart|getting-started))?)$/;

/** Returns the lines of the pages that reading begins with, in the order of the sidebar. */
export const toStartOptions = (
  pages: readonly IndexedPage[],
  product?: Product,
): readonly SearchOption[] =>
  pages
    .filter((page) => start.test(page.slug) && (!product || page.product === product))
    .map(toPageOption);

const toTitled = (label: string, options: readonly SearchOption[]): OptionGroup[] =>
  options.length > 0 ? [{ label, isTitled: true, options }] : [];

/** Lines of the full text, without those that are shown already. */
const toTextOptions = (hits: readonly TextHit[], shown: readonly OptionGroup[]): SearchOption[] => {
  const paths = new Set(shown.flatMap(({ options }) => options.map(({ path }) => path)));
  return hits
    .filter(({ path }) => !paths.has(path))
    .map(({ path, title, excerpt }) => ({ path, label: title, note: excerpt }));
};

interface Loaded<Value> {
  /** Absent before anything is loaded; then the last that was, until the next is there. */
  value?: Value;
  failed: boolean;
}

/**
 * Loads something, and draws it when the browser has time: what the user types comes first.
 *
 * @param load absent when there is nothing to load; another function loads again. Its signal aborts when
 *   what it loads isn't wanted any more
 * @param delay in ms
 */
function useLoaded<Value>(load: ((signal: AbortSignal) => Promise<Value>) | undefined, delay = 0) {
  const [state, setState] = useState<Loaded<Value>>({ failed: false });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const show = (change: (before: Loaded<Value>) => Loaded<Value>) => {
      if (!signal.aborted) {
        startTransition(() => setState(change));
      }
    };
    const timer = setTimeout(() => {
      load?.(signal).then(
        (value) => show(() => ({ value, failed: false })),
        () => show(({ value }) => ({ value, failed: true })),
      );
    }, delay);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [load, delay, attempt]);
  return { ...state, retry: () => setAttempt(attempt + 1) };
}

/** Searches titles, headings and names; before anything is typed, returns what reading begins with. */
function usePageGroups(text: string, product: Product | undefined) {
  const { subject } = usePage();
  const near = subject === 'general' ? undefined : subject;
  const load = useCallback(
    async (signal: AbortSignal) => {
      const index = await loadIndex();
      const results = await finishInSlices(searchPages(index, text, { product, near }), signal);
      const groups =
        text === ''
          ? toTitled(
              translate({ id: 'site.search.start', message: 'Start here' }),
              toStartOptions(index.pages, product),
            )
          : results.map(toGroup);
      return { text, product, groups };
    },
    [text, product, near],
  );
  return useLoaded(load);
}

/** Letters from which on the full text is searched. */
const MIN_TEXT_LENGTH = 3;

const noHits: readonly TextHit[] = [];

/** How long users must pause typing before the full text is searched, in ms. */
const TYPING_PAUSE = 180;

/**
 * Searches the full text of the version a moment after the user stopped typing. Of fewer letters it has no
 * hits, but that too is only known then: "Nothing found" would flash between two letters.
 */
function useTextHits(text: string, product: Product | undefined) {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const load = useCallback(
    async () => ({
      text,
      hits: text.length < MIN_TEXT_LENGTH ? noHits : await searchText(baseUrl, text, product),
    }),
    [baseUrl, text, product],
  );
  const isAsked = text !== '';
  const { value, failed } = useLoaded(isAsked ? load : undefined, TYPING_PAUSE);
  const isThere = value?.text === text;
  return {
    hits: isAsked && isThere ? value.hits : noHits,
    failed: isAsked && failed,
    /** Whether hits may still come. */
    isPending: isAsked && !isThere && !failed,
  };
}

/** Finds the best answer of each other version that has one, while this version has none. */
function useOtherResults(text: string, product: Product | undefined, isAsked: boolean) {
  const { site, version } = useSite();
  const load = useCallback(
    async (signal: AbortSignal) => {
      const others = site.versions.filter(
        (item) => item !== version && (product === undefined || item.products.includes(product)),
      );
      const answers = await Promise.all(
        others.map(async (item): Promise<OtherResult[]> => {
          const index = await loadOtherIndex(
            toVersionHref(site, version, item, '/search/list.json'),
          );
          const results = index
            ? await finishInSlices(searchPages(index, text, { product, limit: 1 }), signal)
            : [];
          return results.map(({ page: { slug, title }, entries: [place] }) => {
            const path = place ? `${slug}#${place.anchor}` : slug;
            return { label: item.label, title, href: toVersionHref(site, version, item, path) };
          });
        }),
      );
      return answers.flat();
    },
    [site, version, text, product],
  );
  const { value = [] } = useLoaded(isAsked ? load : undefined, TYPING_PAUSE);
  return isAsked ? value : [];
}

/**
 * What answers a query: pages first, their text a moment later, other versions when nothing does. Until
 * then, what answered the query before.
 */
export function useResults(text: string, product: Product | undefined) {
  const { value: found, failed, retry } = usePageGroups(text, product);
  const asked = found ?? { text, product };
  const { hits, failed: textFailed, isPending } = useTextHits(asked.text, asked.product);
  const groups = useMemo(() => {
    const pages = found?.groups ?? [];
    const label = translate({ id: 'site.search.text', message: 'Also mentioned in' });
    return [...pages, ...toTitled(label, toTextOptions(hits, pages))];
  }, [found, hits]);
  const isEmpty = found !== undefined && found.text !== '' && groups.length === 0 && !isPending;
  const others = useOtherResults(asked.text, asked.product, isEmpty);
  const isFound = found?.text === text && found.product === product;
  return {
    /** What the results are for. */
    asked: asked.text,
    /** Whether there won't be others. */
    isCurrent: isFound || failed,
    groups,
    isEmpty,
    others,
    failed,
    textFailed,
    retry,
  };
}
