/**
 * `npm run bench:scale -- 1000 3000 --versions 20`: builds v4 with so many pages more, and so many
 * versions like it, in copies of the project; prints what that takes.
 */
import { appendFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { copySite } from '../../support/copy';
import { measureBuild } from './measureBuild';
import { measureFolder } from './measureFolder';
import { renderScaleTable } from './renderScaleTable';
import type { ScaleRow } from './scaleRow';
import { writePages } from './writePages';
import { writeVersions } from './writeVersions';

/** The smallest version. */
const version = 'v4';

type Report = (row: ScaleRow) => void;

/** Gives `use` a copy of the project, which is gone afterwards. */
async function withCopy(use: (copy: string) => Promise<void>): Promise<void> {
  const copy = await copySite(version);
  await use(copy).finally(() => rm(copy, { recursive: true, force: true }));
}

async function measurePages(pages: number, report: Report): Promise<void> {
  await withCopy(async (copy) => {
    await writePages(copy, version, pages);
    const cost = await measureBuild(copy, [version]);
    const size = await measureFolder(path.join(copy, 'build'));
    report({ name: `${version} and ${pages} pages`, pages, ...cost, size });
  });
}

async function measureVersions(count: number, report: Report): Promise<void> {
  await withCopy(async (copy) => {
    const names = await writeVersions(copy, version, count);
    const take = async (name: string) => {
      const cost = await measureBuild(copy, names);
      report({ name, ...cost, size: await measureFolder(path.join(copy, 'build')) });
    };
    await take(`${count} versions`);
    await take(`${count} versions, nothing changed`);
    const page = `versioned_docs/version-${names[0]}/data-grid/sorting/sorting.mdx`;
    await appendFile(path.join(copy, page), '\nOne line more.\n');
    await take(`${count} versions, a page of one changed`);
  });
}

async function bench(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { versions: { type: 'string', default: '20' } },
  });
  const sizes = positionals.length > 0 ? positionals.map(Number) : [1000, 3000];
  const rows: ScaleRow[] = [];
  const report = (row: ScaleRow) => {
    rows.push(row);
    // A long run that is broken off has shown what it knew.
    console.log(renderScaleTable([row]));
  };
  for (const pages of [0, ...sizes]) {
    await measurePages(pages, report);
  }
  if (Number(values.versions) > 0) {
    await measureVersions(Number(values.versions), report);
  }
  console.log(renderScaleTable(rows));
}

bench().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
