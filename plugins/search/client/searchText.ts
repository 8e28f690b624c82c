import { loadOnce } from '../../../core/client/loadOnce';
import type { Product } from '../../../core/types';

/** A place in the text of a page. */
export interface TextHit {
  /** Path in the version, with the anchor of the section. */
  path: string;
  title: string;
  /** The words around the match. */
  excerpt: string;
}

/** The parts of Pagefind's data that are used. */
interface Fragment {
  raw_url: string;
  meta: { title?: string };
  sub_results: { title: string; excerpt: string; anchor?: { id: string } }[];
}

interface Pagefind {
  destroy(): Promise<void>;
  options(options: { excerptLength: number }): Promise<void>;
  search(
    text: string,
    options: { filters: { product?: Product } },
  ): Promise<{ results: { data(): Promise<Fragment> }[] }>;
}

const MAX_HITS = 5;

/** Words around a match. */
const EXCERPT_LENGTH = 16;

/** Letters that a word shares with its match: word forms differ in their ends. */
const SHARED_LENGTH = 3;

const configure = (pagefind: Pagefind) => pagefind.options({ excerptLength: EXCERPT_LENGTH });

/** How long an answer may take, in ms: Pagefind itself would wait for ever. */
const LIMIT = 15_000;

/** Waits for an answer, but not longer than the limit. */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`Pagefind didn't answer within ${LIMIT} ms.`)),
      LIMIT,
    );
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

let attempts = 0;

const loadPagefind = loadOnce(async (baseUrl: string): Promise<Pagefind> => {
  if (attempts === 0) {
    // Nothing in Pagefind catches the failure of its first requests.
    window.addEventListener('unhandledrejection', (event) => {
      if (event.reason instanceof Error && event.reason.message.includes('Pagefind')) {
        event.preventDefault();
      }
    });
  }
  // To browsers, a module that failed once has failed for good, by its address.
  const address = `${baseUrl}pagefind/pagefind.js${attempts > 0 ? `?${attempts}` : ''}`;
  attempts += 1;
  const pagefind = await inTime<Pagefind>(import(/* webpackIgnore: true */ address));
  await configure(pagefind);
  return pagefind;
});

/** Asks Pagefind. After a failure it begins anew the next time: it would fail for ever. */
async function askPagefind(
  baseUrl: string,
  ...query: Parameters<Pagefind['search']>
): Promise<Fragment[]> {
  const pagefind = await loadPagefind(baseUrl);
  const find = async () => {
    const { results } = await pagefind.search(...query);
    return Promise.all(results.slice(0, MAX_HITS).map((result) => result.data()));
  };
  try {
    return await inTime(find());
  } catch (error) {
    await pagefind.destroy();
    await configure(pagefind);
    throw error;
  }
}

/** For a word that no page has, Pagefind finds letters of it: for "zzz" all words with a z. */
function isMeant(excerpt: HTMLElement, text: string): boolean {
  const words = text.toLowerCase().split(/\s+/);
  return [...excerpt.querySelectorAll('mark')].some(({ textContent }) => {
    const found = textContent.toLowerCase();
    return words.some((word) => found.includes(word.slice(0, SHARED_LENGTH)));
  });
}

/**
 * Searches the full text of the version that is read. Its index is loaded in pieces.
 *
 * @param baseUrl path of the version, with both slashes
 */
export async function searchText(
  baseUrl: string,
  text: string,
  product?: Product,
): Promise<TextHit[]> {
  const filters = product ? { product } : {};
  const fragments = await askPagefind(baseUrl, text, { filters });
  return fragments.flatMap(({ raw_url: url, meta, sub_results: [section] }) => {
    const { title = '' } = meta;
    // HTML, with matches marked in it.
    const excerpt = new DOMParser().parseFromString(section?.excerpt ?? '', 'text/html').body;
    return section && isMeant(excerpt, text)
      ? {
          path: section.anchor ? `${url}#${section.anchor.id}` : url,
          title: section.title === title ? title : `${title}: ${section.title}`,
          excerpt: excerpt.textContent,
        }
      : [];
  });
}
