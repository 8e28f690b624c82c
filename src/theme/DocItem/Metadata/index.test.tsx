import Head from '@docusaurus/Head';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import { DocProvider } from '@docusaurus/plugin-content-docs/client';
import { TitleFormatterProvider } from '@docusaurus/theme-common/internal';
import { waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderOnPage } from '../../../../test/page/renderOnPage';
import DocItemMetadata from './index';

type Content = ComponentProps<typeof DocProvider>['content'];

beforeEach(() => {
  document.head.innerHTML = '';
});

/** Draws the head of a page of v6, after what the layout puts there. */
async function renderHead(successor?: string): Promise<(string | null | undefined)[]> {
  const metadata = { title: 'Bars', description: 'Draw bars.', frontMatter: { successor } };
  const content = { metadata, frontMatter: {}, assets: {} } as unknown as Content;
  renderOnPage(
    <RouteContextProvider value={{ plugin: { name: 'docs', id: 'default' } }}>
      <TitleFormatterProvider formatter={({ title }) => title}>
        <Head>
          <meta property="og:url" content="https://docs.example.com/x/v6/react-graphs/bars" />
          <link rel="canonical" href="https://docs.example.com/x/v6/react-graphs/bars" />
        </Head>
        <DocProvider content={content}>
          <DocItemMetadata />
        </DocProvider>
      </TitleFormatterProvider>
    </RouteContextProvider>,
    { path: '/x/v6/react-graphs/bars', customFields: { version: 'v6' } },
  );
  await waitFor(() => expect(document.title).toMatch('Bars'));
  return [...document.head.querySelectorAll('[rel="canonical"], [property="og:url"]')].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('content'),
  );
}

test('a page that the current version has is canonical there, once', async () => {
  const current = 'https://docs.example.com/x/react-graphs/bars';
  expect(await renderHead('/react-graphs/bars')).toEqual([current, current]);
});

test('a page that only the old version has is canonical itself', async () => {
  const own = 'https://docs.example.com/x/v6/react-graphs/bars';
  expect(await renderHead()).toEqual([own, own]);
});
