import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkHeads } from './checkHeads';

const buildDir = mkdtempSync(path.join(tmpdir(), 'heads-'));
mkdirSync(path.join(buildDir, 'x/og'), { recursive: true });
writeFileSync(path.join(buildDir, 'x/og/bars.png'), '');
const toHead = (picture: string) =>
  `<title>Bars</title><meta name=description content="Draw bars."><link rel=canonical href=https://a.b/x/bars><meta property="og:image" content="https://a.b/x/og/${picture}">`;
writeFileSync(path.join(buildDir, 'x/bars.html'), toHead('bars.png'));
writeFileSync(path.join(buildDir, 'x/lines.html'), toHead('lines.png'));
writeFileSync(path.join(buildDir, 'x/index.html'), '<title>Docs</title>');

test('accepts a page that says what it is and whose picture is there', () => {
  expect(checkHeads(buildDir, ['/x/bars'])).toEqual([]);
});

test('names what a page lacks', () => {
  expect(checkHeads(buildDir, ['/x/lines', '/x/'])).toEqual([
    '/x/lines has no picture',
    '/x/ has no description',
    '/x/ has no canonical',
    '/x/ has no picture',
  ]);
});
