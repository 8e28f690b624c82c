/** Marks what the visitor's release lacks: in the reference, above demos, in search results. */
import { translate } from '@docusaurus/Translate';
import siteConfig from '@generated/docusaurus.config';
import { loadJson } from '../../../core/client/loadJson';
import { toSlug } from '../../../core/pagePath';
import { isOlder } from '../../../core/releases';
import type { Product } from '../../../core/types';
import type { LaterReleases } from '../../api-reference/releases';
import { type Choice, followChoice, hidesMissing, readChoice } from './choice';
import { describeFormer, findFormer } from './former';

/** Loads what came and changed after the first release of the version's major. */
export const loadLaterReleases = (baseUrl: string) =>
  loadJson(`${baseUrl}api/releases.json`) as Promise<LaterReleases>;

/** Returns the product of a page of the reference. */
const toProduct = (slug: string) => slug.split('/')[2] as Product;

/** Returns the slugs of pages of the reference, each with the ids of rows that the visitor's release lacks. */
export function listMissing({ rows }: LaterReleases, choice: Choice): Map<string, string[]> {
  return new Map(
    Object.entries(rows).flatMap(([slug, ids]) => {
      const used = choice[toProduct(slug)];
      const missing = Object.entries(ids).flatMap(([id, since]) =>
        isOlder(used, since) ? id : [],
      );
      return missing.length > 0 ? [[slug, missing] as const] : [];
    }),
  );
}

/** Quotes a text for CSS, with its line breaks. */
const toCssString = (text: string) =>
  `"${text.replaceAll(/["\\]/g, String.raw`\$&`).replaceAll('\n', String.raw`\a `)}"`;

/** How marks look: in a line with what they mark, below the name of a row, and above a demo. */
const look = 'color:var(--danger);font:500 13px/20px var(--font-text)';
const inLine = `${look};display:inline-block;margin-inline-start:8px`;
const belowName = `${look};display:block`;
const belowRow = `color:var(--ink);font:500 13px/20px var(--font-text);display:block;flex:1 0 100%;grid-area:5/2/6/-1;justify-self:stretch;white-space:pre-line;overflow-wrap:anywhere;unicode-bidi:plaintext`;
const aboveDemo = `${look};display:block;padding:8px 16px;border-block-end:var(--outline)`;

/** Returns the style rules that mark a page: unlike elements, they also apply to what is drawn later. */
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
    toCssString(
      translate(
        { id: 'site.yourVersion.not', message: 'Not in {version}' },
        { version: choice[toProduct(path)] ?? '' },
      ),
    );
  const used = choice[toProduct(slug)] ?? '';
  const former = [...findFormer(later, slug, used)].map(([id, row]) => [
    `#${CSS.escape(id)}`,
    toCssString(describeFormer(row, used)),
  ]);
  const names = rows.map((row) => [`${row}>:first-child`, not(slug)]);
  const titles = [
    ...(ids.includes('') ? [['[data-api-page] h1', not(slug)]] : []),
    // Search results, on every page.
    ...[...missing].flatMap(([path, anchors]) =>
      anchors.map((id) => [
        `[role=option][href$=${toCssString(id === '' ? path : `${path}#${id}`)}]`,
        not(path),
      ]),
    ),
  ];
  const demos = Object.entries(later.demos[slug] ?? {}).flatMap(([name, uses]) => {
    const parts = uses.filter(([, since, product]) => isOlder(choice[product], since));
    const [first] = parts;
    const text = translate(
      { id: 'site.yourVersion.demo', message: 'Not in {version}: {names}' },
      {
        version: choice[first?.[2] as Product] ?? '',
        names: parts.map(([part, since]) => `${part} (${since})`).join(', '),
      },
    );
    return first ? [[`figure#${CSS.escape(name)}`, toCssString(text)]] : [];
  });
  return [
    ...names.map(([element, text]) => `${element}::after{content:${text};${belowName}}`),
    ...former.map(([element, text]) => `${element}::after{content:${text};${belowRow}}`),
    ...titles.map(([element, text]) => `${element}::after{content:${text};${inLine}}`),
    ...demos.map(([element, text]) => `${element}::before{content:${text};${aboveDemo}}`),
    hidden ? rows.map((row) => `${row}{display:none}`).join('\n') : '',
  ].join('\n');
}

let sheet: CSSStyleSheet | undefined;

/** Marks what the visitor's release lacks on the page, and marks anew when they choose another. */
export async function markMissing(): Promise<void> {
  const { baseUrl } = siteConfig;
  const later = await loadLaterReleases(baseUrl);
  const slug = toSlug(`/${location.pathname.slice(baseUrl.length)}`);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    followChoice(() => void markMissing());
  }
  sheet.replaceSync(renderMarks(later, readChoice(), slug, hidesMissing()));
}
