import type { Figure } from './figure';

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
  figures.forEach(({ name, value, unit }) => values.set(name, `${value.toFixed(1)} ${unit}`));
  return [...head, ...[...values].map(([name, value]) => `| ${name} | ${value} |`), ''].join('\n');
}
