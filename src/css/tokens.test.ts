import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { toCustomProperties } from '../../plugins/preferences/server/themeConstants';
import { themeConstants } from '../../plugins/preferences/themeConstants';

const siteDir = path.resolve(__dirname, '../..');
const tokens = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
const constants = Object.keys(toCustomProperties(themeConstants));
const infima = readFileSync(path.join(__dirname, 'infima.css'), 'utf8');

/** The names that the block of a mode sets. */
function listTokens(mode: string): string[] {
  const start = tokens.indexOf(`color-scheme: ${mode};`);
  const block = tokens.slice(start, tokens.indexOf('}', start));
  return [...block.matchAll(/^ +(--[\w-]+):/gm)].map(([, name]) => name ?? '').toSorted();
}

test('light and dark set the same tokens', () => {
  expect(listTokens('dark')).toEqual(listTokens('light'));
  expect(listTokens('dark')).not.toEqual([]);
});

test('no time is left under reduced motion', () => {
  const reduced = tokens.slice(tokens.indexOf('@media (prefers-reduced-motion'));
  const times = constants.filter((name) => name.startsWith('--duration-'));
  expect(times.filter((name) => !reduced.includes(`${name}: 0s;`))).toEqual([]);
});

test('every custom property that a stylesheet reads is set by one', async () => {
  const files = await Globby('{core,src,plugins}/**/*.css', { cwd: siteDir, absolute: true });
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  const set = new Set([
    ...constants,
    ...texts.flatMap((text) => text.match(/--[\w-]+(?=:)/g) ?? []),
  ]);
  const read = new Set(texts.flatMap((text) => text.match(/(?<=var\()--[\w-]+(?=\))/g) ?? []));
  // Set by components, in a style attribute.
  const inline = [
    '--version-hue',
    '--products',
    '--reserved',
    '--reserved-narrow',
    '--first',
    '--second',
  ];
  // Infima's own.
  const missing = [...read].filter(
    (name) => !set.has(name) && !inline.includes(name) && !name.startsWith('--ifm-'),
  );
  expect(missing).toEqual([]);
});

test('media queries use the breakpoints of the theme and the frame', async () => {
  const files = await Globby('{core,src,plugins}/**/*.css', { cwd: siteDir, absolute: true });
  const texts = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const widths = [...texts.matchAll(/@(?:media|container)[^{]*?(\d+)px/g)].map(([, px]) =>
    Number(px),
  );
  // 997: below it, Docusaurus puts the sidebar into its drawer. 1400: an ad fits beside an introduction.
  const allowed = [...Object.values(themeConstants.breakpoints), 997, 1400];
  expect(widths.filter((width) => !allowed.includes(width as (typeof allowed)[number]))).toEqual(
    [],
  );
});

test('the stylesheets are those that the configuration names', () => {
  const config = readFileSync(path.join(siteDir, 'docusaurus.config.ts'), 'utf8');
  const files = readdirSync(__dirname).filter((file) => file.endsWith('.css'));
  expect(files.filter((file) => !config.includes(`'${file}'`))).toEqual([]);
  expect(infima).not.toContain('#');
});
