import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import * as library from 'react-helmet-async';
import * as ours from './head';

type Heads = Pick<typeof ours, 'Helmet' | 'HelmetProvider'>;

function Site({ Helmet: Head, HelmetProvider }: Heads, page: (head: typeof Head) => ReactNode) {
  return (
    <HelmetProvider>
      <Head>
        <html lang="en" dir="ltr" />
        <body className="site" />
        <title>Site</title>
        <meta property="og:title" content="Site" />
        <meta name="viewport" content="width=device-width" />
        <meta charSet="utf-8" />
        <link rel="icon" href="/icon.svg" />
        <link rel="canonical" href="/x/" />
        <link rel="alternate" href="/x/" hrefLang="en" />
        <link rel="alternate" href="/x/" hrefLang="x-default" />
      </Head>
      <Head>
        <html lang="en" className="docs" />
        <body />
      </Head>
      {page(Head)}
    </HelmetProvider>
  );
}

const pages: Record<string, (head: Heads['Helmet']) => ReactNode> = {
  'a page without tags': () => null,
  'a page with its own': (Head) => (
    <Head>
      <title>
        {'Bars'} | {'Site'}
      </title>
      <meta property="og:title" content="Bars" />
      <meta name="description" content='a "b" <c>' />
      <link rel="canonical" href="/x/bars" />
      <script type="application/ld+json">{'{"a":"</b>"}'}</script>
      <style>{'a > b {}'}</style>
      <meta httpEquiv="x" content="y" />
    </Head>
  ),
  'tags in fragments and lists': (Head) => (
    <Head>
      <>
        <meta name="robots" content="noindex" />
        {null}
        {['en', 'de'].map((name) => (
          <link key={name} rel="alternate" href={`/${name}/`} hrefLang={name} />
        ))}
      </>
    </Head>
  ),
  'tags in tags': (Head) => (
    <>
      <Head>
        <html lang="en" className="docs page" data-page="1" />
        <meta name="a" content="outer" />
      </Head>
      <div>
        <Head>
          <html lang="en" className="docs page inner" />
          <meta name="a" content="inner" />
          <meta name="a" content="inner too" />
        </Head>
      </div>
    </>
  ),
};

/** Everything that a document says of itself, in an order that doesn't matter to browsers. */
function read() {
  const toList = ({ attributes }: Element) =>
    [...attributes].map(({ name, value }) => `${name}=${value}`).toSorted();
  const tags = [...document.head.querySelectorAll('[data-rh]:not(title)')];
  return {
    title: document.title,
    html: toList(document.documentElement).filter((text) => !text.startsWith('data-rh')),
    body: toList(document.body).filter((text) => !text.startsWith('data-rh')),
    tags: tags.map((tag) => `${tag.tagName} ${toList(tag).join(' ')} ${tag.innerHTML}`).toSorted(),
  };
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));

async function visit(heads: Heads, names: readonly string[]) {
  document.head.innerHTML = '<meta name="kept"><meta data-rh="true" name="viewport" content="old">';
  const states = [];
  const { rerender, unmount } = render(<></>);
  for (const name of names) {
    const draw = pages[name] as (head: Heads['Helmet']) => ReactNode;
    rerender(Site(heads, draw));
    await settle();
    states.push(read());
  }
  unmount();
  await settle();
  return states;
}

test('a visit of pages has the same tags as with the library that it replaces', async () => {
  const names = [...Object.keys(pages), 'a page without tags', 'a page with its own'];
  const expected = await visit(library as unknown as Heads, names);
  expect(expected[1]).toMatchObject({ title: 'Bars | Site' });
  expect(await visit(ours, names)).toEqual(expected);
});

test('tags that the server wrote stay the same elements, and others are left alone', async () => {
  document.head.innerHTML = '<meta name="kept"><meta name="robots" content="all" data-rh="true">';
  const [kept, robots] = document.head.children;
  render(
    <ours.Helmet>
      <meta name="robots" content="all" />
    </ours.Helmet>,
  );
  await settle();
  expect([...document.head.children]).toEqual([kept, robots]);
  expect(document.head.children[1]).toBe(robots);
});
