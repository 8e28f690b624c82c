import { hashInlineScripts } from './hashInlineScripts';

/** The example of the standard: https://www.w3.org/TR/CSP3/#external-hash */
const example = `alert('Hello, world.');`;
const exampleHash = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";

test('names an inline script by the hash of its text, once', () => {
  const page = `<head><script>${example}</script><body><script type="module">${example}</script>`;
  expect(hashInlineScripts(page)).toEqual([exampleHash]);
});

test('takes a script with line breaks, and attributes with marks in them', () => {
  const page = `<script data-note="a > b" id='>'>\nlet a;\n</script><SCRIPT>${example}</SCRIPT>`;
  expect(hashInlineScripts(page)).toEqual([expect.stringMatching(/^'sha256-.{44}'$/), exampleHash]);
});

test.each([
  ['a script from a file', '<script src=/x/main.js defer></script>'],
  ['linked data', '<script type="application/ld+json">{"a":1}</script>'],
  ['data', '<script type=application/json data-outline=a>{"a":1}</script>'],
  ['code that is shown', '<code>&lt;script>alert(1)&lt;/script></code>'],
])('needs no hash for %s', (_what, html) => {
  expect(hashInlineScripts(html)).toEqual([]);
});
