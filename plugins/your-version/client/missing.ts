/** Marks what the visitor's release lacks: in the reference, at demos, in results of the search. */
import { translate } from '@docusaurus/Translate';
import siteConfig from '@generated/docusaurus.config';
import { loadOnce } from '../../../core/client/loadOnce';
import type { Product } from '../../../core/types';
import type { LaterReleases } from '../../api-reference/releases';
import {
  type Choice,
  compareReleases,
  followChoice,
  hidesMissing,
  readChoice,
  toMajor,
} from './choice';

/** How long the file may take, in ms. */
const TIMEOUT = 15_000;

/** Loads what came after the first release of the version's major; after a failure the next call tries again. */
export const loadLaterReleases = loadOnce(async (baseUrl: string): Promise<LaterReleases> => {
  const url = `${baseUrl}api/releases.json`;
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) });
  if (!response.ok) {
    throw new Error(`${url} responded with ${response.status}.`);
  }
  return (await response.json()) as LaterReleases;
});

/** Whether a release lacks what came with another of its major. */
const lacks = (used: string | undefined, since: string): used is string =>
  used !== undefined && toMajor(used) === toMajor(since) && compareReleases(used, since) < 0;

/** Returns the product of a page of the reference. */
const toProduct = (slug: string) => slug.split('/')[2] as Product;

/** Returns the slugs of pages of the reference, each with the ids of rows that the visitor's release lacks. */
export function listMissing({ rows }: LaterReleases, choice: Choice): Map<string, string[]> {
  return new Map(
    Object.entries(rows).flatMap(([slug, ids]) => {
      const used = choice[toProduct(slug)];
      const missing = Object.entries(ids).flatMap(([id, since]) => (lacks(used, since) ? id : []));
      return missing.length > 0 ? [[slug, missing] as const] : [];
    }),
  );
}

/** Writes a text as a string in CSS. */
const toString = (text: string) => `"${text.replaceAll(/["\\\n]/g, String.raw`\$&`)}"`;

/** How marks look: in a line with what they mark, below the name of a row, and above a demo. */
const look = 'color:var(--danger);font:500 13px/20px var(--font-text)';
const inLine = `${look};display:inline-block;margin-inline-start:8px`;
const belowName = `${look};display:block`;
const aboveDemo = `${look};display:block;padding:8px 16px;border-block-end:var(--outline)`;

/** Returns the rules that mark a page. Rows and demos may not be drawn yet, so it is styles that wait for them. */
export function renderMarks(
  later: LaterReleases,
  choice: Choice,
  slug: string,
  hidden: boolean,
): string {
  const missing = listMissing(later, choice);
  const ids = missing.get(slug) ?? [];
  const rows = ids.filter(Boolean).map((id) => `#${CSS.escape(id)}`);
  const not = (path: string) =>
    toString(
      translate(
        { id: 'site.yourVersion.not', message: 'Not in {version}' },
        { version: choice[toProduct(path)] ?? '' },
      ),
    );
  const names = rows.map((row) => [`${row}>:first-child`, not(slug)]);
  const titles = [
    ...(ids.includes('') ? [['h1', not(slug)]] : []),
    // Results of the search, wherever it is opened.
    ...[...missing].flatMap(([path, anchors]) =>
      anchors.map((id) => [
        `[role=option][href$=${toString(id === '' ? path : `${path}#${id}`)}]`,
        not(path),
      ]),
    ),
  ];
  const demos = Object.entries(later.demos[slug] ?? {}).flatMap(([name, uses]) => {
    const parts = uses.filter(([, since, product]) => lacks(choice[product], since));
    const [first] = parts;
    const text = translate(
      { id: 'site.yourVersion.demo', message: 'Not in {version}: {names}' },
      {
        version: choice[first?.[2] as Product] ?? '',
        names: parts.map(([part, since]) => `${part} (${since})`).join(', '),
      },
    );
    return first ? [[`figure#${CSS.escape(name)}`, toString(text)]] : [];
  });
  return [
    ...names.map(([element, text]) => `${element}::after{content:${text};${belowName}}`),
    ...titles.map(([element, text]) => `${element}::after{content:${text};${inLine}}`),
    ...demos.map(([element, text]) => `${element}::before{content:${text};${aboveDemo}}`),
    hidden ? rows.map((row) => `${row}{display:none}`).join('\n') : '',
  ].join('\n');
}

let sheet: CSSStyleSheet | undefined;

/** Marks what the visitor's release lacks on the page, and again whenever they say something else. */
export async function markMissing(): Promise<void> {
  const { baseUrl } = siteConfig;
  const later = await loadLaterReleases(baseUrl);
  const slug = `/${location.pathname.slice(baseUrl.length)}`.replace(/(?<=.)\/$/, '');
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    followChoice(() => void markMissing());
  }
  sheet.replaceSync(renderMarks(later, readChoice(), slug, hidesMissing()));
}
