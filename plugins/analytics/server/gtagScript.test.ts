import { runInNewContext } from 'node:vm';
import { toGtagScript } from './gtagScript';

const address = 'https://www.googletagmanager.com/gtag/js?id=G-ABC123';
const code = `
  window.dataLayer = window.dataLayer || [];
  function gtag(){dataLayer.push(arguments);}
  gtag('js', new Date());
  gtag('config', 'G-ABC123', {  });
`;
const tags = [
  { tagName: 'link', attributes: { rel: 'preconnect', href: 'https://www.google-analytics.com' } },
  { tagName: 'script', attributes: { async: true, src: address } },
  { tagName: 'script', innerHTML: code },
];

interface Page {
  gtag(...values: unknown[]): void;
  dataLayer?: ArrayLike<unknown>[];
}

/** Runs a script as a page does; returns what it made global. */
function run(script: string | undefined): Page {
  const page: Record<string, unknown> = {
    location: {
      pathname: '/x/api/compare',
      href: 'https://docs.example.com/x/api/compare?filter=a',
    },
    document: { referrer: 'https://docs.example.com/x/search?q=a#b' },
  };
  page.window = page;
  runInNewContext(script ?? '', page);
  return page as unknown as Page;
}

test('without tags, gtag is there and does nothing', () => {
  const page = run(toGtagScript().innerHTML);
  page.gtag('event', 'click');
  expect(page.dataLayer).toBeUndefined();
});

test('keeps the code without the automatic page view, and the address without query and hash', () => {
  const { dataLayer } = run(toGtagScript(tags).innerHTML);
  const [js, set, config] = (dataLayer ?? []).map((values) => Array.from(values));
  expect(js?.[0]).toBe('js');
  expect(set).toEqual([
    'set',
    { page_location: '/x/api/compare', page_referrer: 'https://docs.example.com/x/search' },
  ]);
  expect(config).toEqual(['config', 'G-ABC123', { send_page_view: false }]);
});

test('gtag records its calls', () => {
  const page = run(toGtagScript(tags).innerHTML);
  page.gtag('event', 'code', { eventAction: 'copy-click' });
  expect(Array.from(page.dataLayer?.at(-1) ?? [])).toEqual([
    'event',
    'code',
    { eventAction: 'copy-click' },
  ]);
});

test('has the address, without a request', () => {
  expect(toGtagScript(tags).attributes).toEqual({ 'data-analytics': address });
});

test.each([
  ['no script', []],
  ['text instead of tags', '<script></script>'],
  ['no address', tags.slice(2)],
  ['no code', tags.slice(0, 2)],
  ['other code', [tags[1]!, { tagName: 'script', innerHTML: 'start()' }]],
])('is stopped by %s', (_what, given) => {
  expect(() => toGtagScript(given)).toThrow(/has other head tags than .*gtagScript\.ts expects/);
});
