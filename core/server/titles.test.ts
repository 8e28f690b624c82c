import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readPageSlugs, toDemoTitle, toTitle } from './titles';

describe('the title of an entry', () => {
  test.each([
    [{ pathname: '/react-data-table', title: 'Overview' }, 'Overview'],
    [{ pathname: '/react-data-table/column-definition' }, 'Column definition'],
    [{ pathname: '/react-graphs' }, 'Graphs'],
    [{ pathname: '/react-graphs/bars.v2' }, 'Bars'],
    [{ pathname: '/common-features', subheader: 'Date Time components' }, 'Date Time components'],
    [{ pathname: '/api/data-table/data-table' }, 'DataTable'],
    [{ pathname: '/api/data-table/table-col-def' }, 'TableColDef'],
    [{ pathname: '/api/graphs/use-x-scale' }, 'useXScale'],
    [{ pathname: '/api/resources-group', subheader: 'Server props' }, 'Server props'],
  ])('of %j is %s', (entry, title) => {
    expect(toTitle(entry)).toBe(title);
  });
});

describe('the title of a demo', () => {
  test.each([
    ['ControlledSorting', 'Controlled sorting'],
    ['ExportToCSV', 'Export to CSV'],
    ['CSVExport', 'CSV export'],
    ['Grid', 'Grid'],
  ])('named %s is %s', (name, title) => {
    expect(toDemoTitle(name)).toBe(title);
  });
});

describe('the slugs of a version', () => {
  let dir: string;

  beforeEach(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'pages-'));
    const pages = {
      'graphs/bars.mdx': 'slug: /react-graphs/bars',
      'graphs/axes.md': 'slug: /react-graphs/axes',
      'graphs/pie.mdx': 'slug: /react-graphs/pie\ndraft: true',
      'node_modules/pkg/readme.md': 'slug: /readme',
    };
    for (const [file, frontMatter] of Object.entries(pages)) {
      await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
      await writeFile(path.join(dir, file), `---\n${frontMatter}\n---\n\nText.\n`);
    }
  });

  afterEach(() => rm(dir, { recursive: true }));

  test('are in order, without drafts and packages', async () => {
    expect(await readPageSlugs(dir)).toEqual(['/react-graphs/axes', '/react-graphs/bars']);
  });
});
