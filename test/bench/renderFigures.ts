import { type Figure, toText } from './figure';

const row = /^\| (.+?) +\| (.+?) +\|$/gm;
const head = ['| What | Median of three |', '| --- | --- |'];

/**
 * Renders the table of figures.
 *
 * @param figures what was measured now
 * @param before table whose other rows stay; empty: none
 */
export function renderFigures(figures: readonly Figure[], before: string): string {
  const old = [...before.matchAll(row)].slice(head.length);
  const values = new Map(old.map(([, name = '', value = '']) => [name, value]));
  figures.forEach((figure) => values.set(figure.name, toText(figure)));
  return [...head, ...[...values].map(([name, value]) => `| ${name} | ${value} |`), ''].join('\n');
}
