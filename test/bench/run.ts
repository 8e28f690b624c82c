/**
 * `npm run bench`, `npm run bench -- offline search`: measures the site, or some of it, and writes the
 * figures into the table of test/bench/README.md, where the others stay.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { type Figure, toText } from './figure';
import { measureApis } from './measureApis';
import { measureBuilds } from './measureBuilds';
import { measureBytes } from './measureBytes';
import { measureDemoPage } from './measureDemoPage';
import { measureDevServer } from './measureDevServer';
import { measureOffline } from './measureOffline';
import { measureScrolling } from './measureScrolling';
import { measureSearch } from './measureSearch';
import { measureSteps } from './measureSteps';
import { renderFigures } from './renderFigures';

const readme = path.join(__dirname, 'README.md');
const table = /(?<=<!-- bench -->\n\n)[\s\S]*?(?=\n<!-- \/bench -->)/;

const parts: Readonly<Record<string, () => readonly Figure[] | Promise<readonly Figure[]>>> = {
  apis: measureApis,
  builds: measureBuilds,
  bytes: measureBytes,
  demos: measureDemoPage,
  scrolling: measureScrolling,
  offline: measureOffline,
  search: measureSearch,
  steps: measureSteps,
  development: () => measureDevServer('docs/data-grid/quickstart/demos/FirstGrid.tsx'),
};

async function bench(): Promise<void> {
  const { positionals: names } = parseArgs({ allowPositionals: true });
  const unknown = names.filter((name) => !(name in parts));
  if (unknown.length > 0) {
    const known = Object.keys(parts).join(', ');
    throw new Error(`Nothing is called ${unknown.join(', ')}. What can be measured: ${known}.`);
  }
  const figures: Figure[] = [];
  for (const [name, take] of Object.entries(parts)) {
    if (names.length === 0 || names.includes(name)) {
      const taken = await take();
      taken.forEach((figure) => console.log(`${figure.name}: ${toText(figure)}`));
      figures.push(...taken);
    }
  }
  const text = await readFile(readme, 'utf8');
  const [before = ''] = names.length > 0 ? (table.exec(text) ?? []) : [];
  const measured = text.replace(table, renderFigures(figures, before));
  await writeFile(readme, await format(measured, { parser: 'markdown' }));
}

bench().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
