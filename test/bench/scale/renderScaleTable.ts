import type { ScaleRow } from './scaleRow';

const toMegabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

/** How much a page more costs, since the row before with fewer pages. */
function toGrowth(row: ScaleRow, before: ScaleRow | undefined): string[] {
  const pages = (row.pages ?? 0) - (before?.pages ?? 0);
  return before?.pages === undefined || pages <= 0
    ? ['', '']
    : [
        `${(((row.seconds - before.seconds) / pages) * 1000).toFixed(0)} ms`,
        `${((row.size - before.size) / pages / 1000).toFixed(0)} kB`,
      ];
}

/** Renders what synthetic sites took as a table in Markdown, with what each page more has cost. */
export function renderScaleTable(rows: readonly ScaleRow[]): string {
  const cells = rows.map((row, index) => [
    row.name,
    `${row.seconds.toFixed(1)} s`,
    toMegabytes(row.memory),
    toMegabytes(row.size),
    ...toGrowth(row, rows[index - 1]),
  ]);
  const head = ['What', 'Time', 'Memory', 'Output', 'Time a page', 'Output a page'];
  return [head, head.map(() => '---'), ...cells]
    .map((line) => `| ${line.join(' | ')} |\n`)
    .join('');
}
