import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderOnPage } from '../../../test/page/renderOnPage';
import type { Product } from '../../../core/types';
import { createIndex } from './searchIndex';
import { searchText, type TextHit } from './searchText';
import { toStartOptions, useResults } from './useResults';

jest.mock('./searchText', () => ({ searchText: jest.fn() }));

function Probe({ text }: { text: string }): ReactNode {
  const { groups, isEmpty, textFailed } = useResults(text, undefined);
  return <output>{JSON.stringify({ count: groups.length, isEmpty, textFailed })}</output>;
}

const globalData = { 'docusaurus-plugin-navigation': { default: { subjects: {} } } };
const requested: string[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  AbortSignal.timeout ??= () => new AbortController().signal;
  requested.length = 0;
  globalThis.fetch = (async (url: string) => {
    requested.push(url);
    return { ok: false };
  }) as unknown as typeof fetch;
});

afterEach(() => jest.useRealTimers());

const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
const shown = () => JSON.parse(screen.getByRole('status').textContent) as object;

/** Searches for what no title has; returns how the full text answers. */
async function search() {
  let answer = (_hits: TextHit[]) => {};
  let fail = (_error: Error) => {};
  jest.mocked(searchText).mockReturnValue(
    new Promise((resolve, reject) => {
      answer = resolve;
      fail = reject;
    }),
  );
  renderOnPage(<Probe text="pineapple" />, { globalData });
  await pass(5000);
  return { answer, fail };
}

test('nothing is said to be missing, and no other version asked, while the full text is on its way', async () => {
  const { answer } = await search();
  expect(shown()).toMatchObject({ count: 0, isEmpty: false });
  expect(requested).toEqual([]);
  await act(async () => answer([{ path: '/a', title: 'A', excerpt: 'pineapple' }]));
  expect(shown()).toMatchObject({ count: 1, isEmpty: false });
  expect(requested).toEqual([]);
});

test('nothing is said to be missing between two letters', async () => {
  renderOnPage(<Probe text="zq" />, { globalData });
  await pass(100);
  expect(shown()).toMatchObject({ count: 0, isEmpty: false });
  await pass(100);
  expect(shown()).toMatchObject({ count: 0, isEmpty: true });
  expect(searchText).not.toHaveBeenCalledWith(expect.anything(), 'zq', undefined);
});

test('when the full text has nothing either, the other versions are asked', async () => {
  const { answer } = await search();
  await act(async () => answer([]));
  expect(shown()).toMatchObject({ count: 0, isEmpty: true });
  await pass(1000);
  expect(requested).not.toEqual([]);
});

test('when the full text cannot be searched, that is said', async () => {
  const { fail } = await search();
  await act(async () => fail(new Error('Pagefind is not there')));
  expect(shown()).toMatchObject({ isEmpty: true, textFailed: true });
});

describe('before anything is typed', () => {
  const toPage = (slug: string, product?: Product) => ({ slug, title: slug, product });

  const { pages } = createIndex({
    names: '',
    pages: [
      toPage('/introduction'),
      toPage('/introduction/installation'),
      toPage('/react-data-table', 'data-table'),
      toPage('/react-data-table/quickstart', 'data-table'),
      toPage('/react-data-table/sorting', 'data-table'),
      toPage('/react-graphs', 'graphs'),
      toPage('/api/graphs', 'graphs'),
    ],
  });

  const toPaths = (product?: Product) => toStartOptions(pages, product).map(({ path }) => path);

  test('reading begins with the introduction, and the overview and first steps of a product', () => {
    expect(toPaths()).toEqual([
      '/introduction',
      '/react-data-table',
      '/react-data-table/quickstart',
      '/react-graphs',
    ]);
  });

  test('with one product chosen only its own pages are offered', () => {
    expect(toPaths('graphs')).toEqual(['/react-graphs']);
  });
});
