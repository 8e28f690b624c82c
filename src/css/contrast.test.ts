import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { clampRgb, formatCss, formatHex, interpolate, wcagContrast } from 'culori';
import { frameColors } from '../../plugins/preferences/preferences';
import { modes } from '../../plugins/preferences/types';
import site from '@site/site';
import { type Look, collectOwnColors, collectTokens, looks } from './colors';

const siteDir = path.resolve(__dirname, '../..');
const readTokens = (look: Look) =>
  collectTokens(readFileSync(path.join(__dirname, 'tokens.css'), 'utf8'), look);

/** The contrast of two colors as WCAG counts it; what a screen of sRGB cannot show is clipped, as browsers do. */
const toContrast = (one: string, other: string) =>
  wcagContrast(clampRgb(one) ?? '', clampRgb(other) ?? '');

/** What `color-mix(in oklch, color share, other)` draws; the share is from 0 to 1. */
const mixColors = (color: string, share: number, other: string) =>
  formatCss(interpolate([other, color], 'oklch')(share));

/** Backgrounds: the page, code and hovered rows, a demo, what is selected. */
const surfaces = ['paper', 'surface', 'sheet', 'accent-soft'];

const prose = ['ink', 'ink-soft', 'accent', 'accent-strong', 'note', 'tip', 'warning', 'danger'];

const code = [
  ...['comment', 'keyword', 'string', 'number', 'function', 'type', 'inserted', 'deleted'],
].map((part) => `code-${part}`);

/** Colors, their backgrounds, and the contrast that WCAG 2.2 requires (1.4.3 for text, 1.4.11 for controls). */
const pairs: readonly { what: readonly string[]; on: readonly string[]; least: number }[] = [
  { what: [...prose, ...code], on: surfaces, least: 4.5 },
  { what: ['on-accent'], on: ['accent', 'accent-strong'], least: 4.5 },
  // Hints, in the colors of the page the other way around.
  { what: ['paper'], on: ['ink'], least: 4.5 },
  // Borders of fields, focus rings, the line under what is selected.
  { what: ['line-strong', 'accent'], on: surfaces, least: 3 },
];

/** Tokens whose contrast nobody needs to read or use the site. */
const decorative = new Map([
  ['line', 'parts what its space parts already; what can be used has a text or a stronger line'],
  ['grid-line', 'the paper of a demo, behind its sheet'],
  ['shadow', 'under menus, which have a line around them'],
]);

const tones = ['note', 'tip', 'warning', 'danger'];

/** Those of the pairs that have too little contrast. */
function checkContrast(look: Look, list: readonly [what: string, on: string, least: number][]) {
  const tokens = readTokens(look);
  const colorOf = (name: string) => tokens.get(name) ?? name;
  return list
    .map(([what, on, least]) => ({
      what,
      on,
      least,
      is: toContrast(colorOf(what), colorOf(on)).toFixed(2),
    }))
    .filter(({ is, least }) => Number(is) < least);
}

test.each(looks)('%s: every token has enough contrast to its backgrounds', (look) => {
  const list = pairs.flatMap(({ what, on, least }) =>
    what.flatMap((name) => on.map((surface): [string, string, number] => [name, surface, least])),
  );
  expect(checkContrast(look, list)).toEqual([]);
});

test.each(looks)('%s: every token is in a pair, or has a reason not to be', (look) => {
  const paired = new Set(pairs.flatMap(({ what, on }) => [...what, ...on]));
  const known = [...paired, ...decorative.keys()];
  expect([...readTokens(look).keys()].toSorted()).toEqual(known.toSorted());
});

test.each(looks)('%s: the texts of an admonition can be read on its tint', (look) => {
  const tokens = readTokens(look);
  const list = tones.flatMap((tone) => {
    const tint = mixColors(tokens.get(tone) ?? '', 0.07, tokens.get('paper') ?? '');
    return [tone, 'ink', 'accent'].map((text): [string, string, number] => [text, tint, 4.5]);
  });
  expect(checkContrast(look, list)).toEqual([]);
});

test.each(looks.filter((look) => look.includes('more')))(
  '%s: text is at 7, and no line or color is weaker than without',
  (look) => {
    const text = ['ink', 'ink-soft', 'accent', 'accent-strong'];
    const list = text.map((name): [string, string, number] => [name, 'paper', 7]);
    expect(checkContrast(look, list)).toEqual([]);
    const tokens = readTokens(look);
    const on = (name: string) => toContrast(tokens.get(name) ?? '', tokens.get('paper') ?? '');
    expect(on('line-strong')).toBeGreaterThanOrEqual(on('line'));
    expect(on('accent-strong')).toBeGreaterThanOrEqual(on('accent'));
  },
);

test('the colors that components make themselves can be read, in the hue of every version', async () => {
  const hues = site.versions.map(({ hue }) => String(hue));
  const files = await Globby('{core,src,plugins}/**/*.module.css', { cwd: siteDir });
  const colors = files.flatMap((file) =>
    collectOwnColors(file, readFileSync(path.join(siteDir, file), 'utf8'), hues),
  );
  expect(colors.filter(({ background }) => background?.includes('255deg'))).not.toEqual([]);
  const found = colors.flatMap(({ where, mode, color, background }) =>
    checkContrast(
      mode,
      (background === undefined ? surfaces : [background]).map((on) => [color, on, 4.5]),
    ).map((problem) => ({ where, mode, ...problem })),
  );
  expect(found).toEqual([]);
});

test.each(modes)('%s: the frame of the browser has the color of the paper', (mode) => {
  expect(formatHex(readTokens(mode).get('paper'))).toBe(frameColors[mode]);
});
