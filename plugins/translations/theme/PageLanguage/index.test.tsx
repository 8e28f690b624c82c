import { DocProvider } from '@docusaurus/plugin-content-docs/client';
import { screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderOnPage } from '../../../../test/page/renderOnPage';
import PageLanguage from './index';

type Content = ComponentProps<typeof DocProvider>['content'];

beforeEach(() => {
  document.head.innerHTML = '';
});

/** Renders the text of a page of v6 in Chinese and returns its canonical address. */
async function renderText(
  metadata: Record<string, unknown>,
  frontMatter: Record<string, unknown> = {},
): Promise<string | null | undefined> {
  const content = {
    metadata: { ...metadata, frontMatter },
    frontMatter,
  } as unknown as Content;
  renderOnPage(
    <DocProvider content={content}>
      <PageLanguage>
        <p>Text.</p>
      </PageLanguage>
    </DocProvider>,
    { path: '/zh/x/v6/react-graphs/bars', customFields: { version: 'v6' } },
  );
  const find = () => document.head.querySelector('[rel="canonical"]');
  await waitFor(() => expect(find()).not.toBeNull());
  return find()?.getAttribute('href');
}

const isEnglish = () => screen.getByText('Text.').closest('[lang="en"]') !== null;

test('a page that is not translated says so, is marked, and sends search engines to the English one', async () => {
  expect(await renderText({ source: '@site/docs/bars.mdx' })).toMatch(
    /\w\/x\/v6\/react-graphs\/bars$/,
  );
  expect(screen.getByRole('note')).toHaveTextContent("This page isn't translated yet");
  expect(screen.getByRole('link', { name: 'Read the English page' })).toHaveAttribute(
    'href',
    '/x/v6/react-graphs/bars',
  );
  expect(isEnglish()).toBe(true);
});

test('what the current version has too is canonical there', async () => {
  const canonical = await renderText(
    { source: '@site/docs/bars.mdx' },
    { successor: '/react-graphs/bars' },
  );
  expect(canonical).toMatch(/\w\/x\/react-graphs\/bars$/);
});

test('a translated page is its own canonical page', async () => {
  const canonical = await renderText(
    { source: '@site/i18n/zh/bars.mdx' },
    { translated: true, successor: '/react-graphs/bars' },
  );
  expect(canonical).toMatch(/\/zh\/x\/v6\/react-graphs\/bars$/);
  expect(screen.queryByRole('note')).toBeNull();
  expect(isEnglish()).toBe(false);
});

test('an API page is partly translated: it has no note', async () => {
  expect(await renderText({})).toMatch(/\w\/x\/v6\/react-graphs\/bars$/);
  expect(screen.queryByRole('note')).toBeNull();
  expect(isEnglish()).toBe(false);
});
