import rawSite from '@site/site';
import { hashInlineScripts } from '../../deploy/responseHeaders';
import { addPolicy } from './index';

const page = '<html><head><meta charset="UTF-8"><script>start()</script></head></html>';

const read = (html: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1] ?? '';

test('a page has its policy ahead of its scripts, and its own inline scripts are allowed', () => {
  const html = addPolicy(page, rawSite);
  expect(html.indexOf('http-equiv')).toBeLessThan(html.indexOf('<script>'));
  const [hash = ''] = hashInlineScripts(page);
  expect(read(html).replaceAll('&#39;', "'")).toContain(hash);
  expect(read(html)).toContain('default-src &#39;self&#39;');
});

test('what browsers refuse outside of a header is left out', () => {
  expect(read(addPolicy(page, rawSite))).not.toContain('frame-ancestors');
});

test('a file without a head stays as it is', () => {
  expect(addPolicy('<p>Moved.', rawSite)).toBe('<p>Moved.');
});
