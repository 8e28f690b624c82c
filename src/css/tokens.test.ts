import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { themeConstants } from '../../plugins/preferences/types';

const siteDir = path.resolve(__dirname, '../..');
const tokens = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
const infima = readFileSync(path.join(__dirname, 'infima.css'), 'utf8');

function readToken(name: string): string | undefined {
  return new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1];
}

/** The names that a block of custom properties sets. */
function listTokens(selector: string): string[] {
  const start = tokens.indexOf(`${selector} {\n  color-scheme`);
  const block = tokens.slice(start, tokens.indexOf('\n}', start));
  return [...block.matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name]) => name ?? '').toSorted();
}

test.each([
  ['space', `${themeConstants.spacing}px`],
  ['radius', `${themeConstants.borderRadius}px`],
  ['duration-shortest', `${themeConstants.duration.shortest}ms`],
  ['duration-shorter', `${themeConstants.duration.shorter}ms`],
  ['duration-short', `${themeConstants.duration.short}ms`],
  ['font-text', themeConstants.fontFamily.replaceAll('"', "'")],
])('--%s is the constant that demos get', (name, value) => {
  expect(readToken(name)).toBe(value);
});

test('light and dark set the same tokens', () => {
  expect(listTokens("[data-theme='dark']")).toEqual(listTokens("[data-theme='light']"));
});

test('every custom property that a stylesheet reads is set by one', async () => {
  const files = await Globby('{src,plugins}/**/*.css', { cwd: siteDir, absolute: true });
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  const set = new Set(texts.flatMap((text) => text.match(/--[\w-]+(?=:)/g) ?? []));
  const read = new Set(texts.flatMap((text) => text.match(/(?<=var\()--[\w-]+(?=\))/g) ?? []));
  // Set by components, in a style attribute.
  const inline = ['--version-hue', '--products'];
  // Infima's own.
  const missing = [...read].filter(
    (name) => !set.has(name) && !inline.includes(name) && !name.startsWith('--ifm-'),
  );
  expect(missing).toEqual([]);
});

test('windows are told apart by the breakpoints of the theme and of the frame', async () => {
  const files = await Globby('{src,plugins}/**/*.css', { cwd: siteDir, absolute: true });
  const texts = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const widths = [...texts.matchAll(/@(?:media|container)[^{]*?(\d+)px/g)].map(([, px]) =>
    Number(px),
  );
  // 997: where Docusaurus puts the tree into its drawer.
  const allowed = [...Object.values(themeConstants.breakpoints), 997];
  expect(widths.filter((width) => !allowed.includes(width as (typeof allowed)[number]))).toEqual(
    [],
  );
});

test('the stylesheets are those that the configuration names', () => {
  const config = readFileSync(path.join(siteDir, 'docusaurus.config.ts'), 'utf8');
  const files = readdirSync(__dirname).filter((file) => file.endsWith('.css'));
  expect(files.filter((file) => !config.includes(`./src/css/${file}`))).toEqual([]);
  expect(infima).not.toContain('#');
});
