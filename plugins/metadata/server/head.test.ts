import { addHeadTags, extractHead } from './head';

describe('reading a head', () => {
  test('reads attributes with and without quotes, in any order', () => {
    const html =
      '<title data-rh=true>A &lt;b&gt;</title><meta name="description" content="It&#x27;s &quot;c&quot;."><meta property=og:description content=no><link href="https://a.b/" rel="canonical">';
    expect(extractHead(html)).toEqual({
      title: 'A <b>',
      description: `It's "c".`,
      canonical: 'https://a.b/',
    });
  });

  test('is empty where there is nothing', () => {
    expect(extractHead('<p>')).toEqual({ title: '', description: '', canonical: '' });
  });
});

describe('completing a head', () => {
  const facts = {
    site: { name: 'Docs', tagline: 'A tagline.', url: 'https://a.b/x/' },
    language: 'en',
    picture: 'https://a.b/x/og/bars.png',
    modified: Date.UTC(2026, 0, 2),
  };
  const html =
    '<head><title data-rh=true>Bars &amp; "lines" | Docs</title><meta data-rh=true name=description content="Draw bars."/><link data-rh=true rel=canonical href=https://a.b/x/bars /></head><body></body>';

  test('names the picture, with its size and what it says', () => {
    const added = addHeadTags(html, 'page', facts);
    expect(added).toContain('<meta property="og:image" content="https://a.b/x/og/bars.png">');
    expect(added).toContain('<meta property="og:image:width" content="1200">');
    expect(added).toContain(
      '<meta property="og:image:alt" content="Bars &amp; &quot;lines&quot; | Docs">',
    );
    expect(added.indexOf('og:image')).toBeLessThan(added.indexOf('</head>'));
  });

  const readData = (added: string) =>
    JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(added)?.[1] ?? '{}');

  test('names the Markdown of a page that has it', () => {
    const markdown = 'https://a.b/x/bars.md';
    expect(addHeadTags(html, 'page', { ...facts, markdown })).toContain(
      `<link rel="alternate" type="text/markdown" href="${markdown}">`,
    );
    expect(addHeadTags(html, 'page', facts)).not.toContain('text/markdown');
  });

  test('says what a page is', () => {
    const added = addHeadTags(html, 'page', facts);
    expect(added).toContain('<meta property="og:type" content="article">');
    expect(readData(added)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'TechArticle',
      headline: 'Bars & "lines"',
      description: 'Draw bars.',
      url: 'https://a.b/x/bars',
      image: 'https://a.b/x/og/bars.png',
      inLanguage: 'en',
      dateModified: '2026-01-02T00:00:00.000Z',
      isPartOf: { '@type': 'WebSite', name: 'Docs', url: 'https://a.b/x/' },
    });
  });

  test('says that the home page is the site', () => {
    const added = addHeadTags(html, 'home', facts);
    expect(added).toContain('<meta property="og:type" content="website">');
    expect(readData(added)).toMatchObject({ '@type': 'WebSite', description: 'A tagline.' });
  });

  test('keeps the 404 page out of search engines', () => {
    const added = addHeadTags(html, 'missing', facts);
    expect(added).toContain('<meta name="robots" content="noindex">');
    expect(added).not.toContain('og:image');
  });

  test('keeps a text that would end the data inside it', () => {
    const added = addHeadTags(html.replace('Draw', '&lt;/script&gt;'), 'page', facts);
    expect(readData(added)).toMatchObject({ description: '</script> bars.' });
  });

  test('describes nothing that has no description', () => {
    const added = addHeadTags('<head><title>Playground</title></head>', 'page', facts);
    expect(added).toContain('og:image');
    expect(added).not.toContain('ld+json');
  });
});
