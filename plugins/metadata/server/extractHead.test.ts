import { extractHead } from './extractHead';

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
