import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Pages of a group of the tree. */
const groupSize = 50;

interface Tree {
  docs: [{ customProps: { entries: object[] } }];
}

const toName = (index: number) => `topic-${String(index + 1).padStart(5, '0')}`;

function renderPage(index: number): string {
  const sections = Array.from({ length: 5 }, (_, section) =>
    [
      `## Step ${section + 1} of topic ${index + 1}`,
      'Rows come from a function of yours, and the grid asks for those that it shows. '.repeat(4),
      ['```tsx', `export const step = ${section};`, 'export const rows = [{ id: 1 }];', '```'].join(
        '\n',
      ),
      '| Column | Type |\n| --- | --- |\n| `id` | number |\n| `name` | string |',
    ].join('\n\n'),
  );
  return [
    '---',
    `title: Topic ${index + 1}`,
    `description: What to know of topic ${index + 1}, step by step.`,
    `slug: /react-data-grid/${toName(index)}`,
    'product: data-grid',
    'components: [DataGrid]',
    '---',
    '',
    ...sections,
    '',
  ].join('\n');
}

/** Has a file export something else than `movedPages`. */
async function replaceExport(file: string, value: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  await writeFile(
    file,
    text.replace('export default movedPages', () => `export default ${value}`),
  );
}

/**
 * Writes pages without demos into a version, and into its tree; the next version has none of them.
 * They may take any room offline.
 *
 * @param siteDir absolute path of a copy of the project
 * @param version name of an old version
 */
export async function writePages(siteDir: string, version: string, count: number): Promise<void> {
  const folder = path.join(siteDir, `versioned_docs/version-${version}/data-grid`);
  const names = Array.from({ length: count }, (_, index) => toName(index));
  for (const [index, name] of names.entries()) {
    await mkdir(path.join(folder, name));
    await writeFile(path.join(folder, name, `${name}.mdx`), renderPage(index));
  }
  const file = path.join(siteDir, `versioned_sidebars/version-${version}-sidebars.json`);
  const tree = JSON.parse(await readFile(file, 'utf8')) as Tree;
  for (let start = 0; start < count; start += groupSize) {
    const group = names.slice(start, start + groupSize);
    tree.docs[0].customProps.entries.push({
      pathname: `/react-data-grid/topics-${start}-group`,
      title: `Topics from ${start + 1} on`,
      children: group.map((name) => ({ pathname: `/react-data-grid/${name}` })),
    });
  }
  await writeFile(file, JSON.stringify(tree));
  const site = path.join(siteDir, 'site.ts');
  const text = await readFile(site, 'utf8');
  await writeFile(site, text.replace('basePath:', 'offlineBudget: 1e6,\n  basePath:'));
  const moves = path.join(siteDir, 'data/moved-pages.ts');
  const gone = names.map((name) => ({ from: `/react-data-grid/${name}`, gone: true }));
  const list = `[...(movedPages.${version} ?? []), ...(${JSON.stringify(gone)} as const)]`;
  await replaceExport(moves, `{ ...movedPages, ${version}: ${list} }`);
}
