/** `npm run bench`: measures the site and writes the figures into the table of the README. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format } from 'prettier';
import type { Figure } from './figure';
import { measureApis } from './measureApis';
import { measureBuilds } from './measureBuilds';
import { measureBytes } from './measureBytes';
import { measureDemoPage } from './measureDemoPage';
import { measureDevServer } from './measureDevServer';
import { measureOffline } from './measureOffline';
import { measureScrolling } from './measureScrolling';
import { measureSearch } from './measureSearch';
import { measureSteps } from './measureSteps';

const readme = path.resolve(__dirname, '../../README.md');
const table = /(?<=<!-- bench -->\n\n)[\s\S]*?(?=\n<!-- \/bench -->)/;

function renderTable(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, value, unit }) => `| ${name} | ${value.toFixed(1)} ${unit} |`);
  return ['| What | Median of three |', '| --- | --- |', ...rows, ''].join('\n');
}

async function bench(): Promise<void> {
  const figures: Figure[] = [];
  for (const take of [
    measureApis,
    measureBuilds,
    measureBytes,
    measureDemoPage,
    measureScrolling,
    measureOffline,
    measureSearch,
    measureSteps,
    () => measureDevServer('docs/data-grid/quickstart/demos/FirstGrid.tsx'),
  ]) {
    const taken = await take();
    taken.forEach(({ name, value, unit }) => console.log(`${name}: ${value.toFixed(1)} ${unit}`));
    figures.push(...taken);
  }
  const text = await readFile(readme, 'utf8');
  const measured = text.replace(table, renderTable(figures));
  await writeFile(readme, await format(measured, { parser: 'markdown' }));
}

bench().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
