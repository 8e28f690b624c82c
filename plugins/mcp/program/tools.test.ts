import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { createIndex, search } from '../../search/client';
import { openDocs } from './docs';
import { createServer } from './tools';

const list = {
  names: 'sortModel sortingOrder',
  pages: [
    {
      slug: '/react-data-table/sorting',
      title: 'Sorting',
      description: 'Sort rows.',
      sections: [['order', 'Change the order', 1]],
    },
    {
      slug: '/react-data-table/filtering',
      title: 'Filtering',
      description: 'Filter rows.',
      sections: [['first', 'First']],
    },
    { slug: '/api/data-table/data-table', title: 'DataTable', product: 'data-table', props: [0] },
  ],
};

const prop = (name: string, type: string) => ({
  name,
  type,
  required: false,
  default: null,
  deprecated: null,
  plan: null,
});

const api = (...props: object[]) => [
  {
    name: 'DataTable',
    kind: 'component',
    product: 'data-table',
    plan: null,
    deprecated: null,
    props,
    slots: [],
    classes: [],
  },
];

const long = `${'Much text. '.repeat(7000)}\n\n`;

const files: Record<string, unknown> = {
  'mcp.json': {
    name: 'Docs',
    url: 'https://docs.example.com/x/',
    versions: [
      { name: 'current', label: '8.11.0', path: '', products: ['data-table'] },
      { name: 'v7', label: 'v7', path: 'v7/', products: ['data-table', 'graphs'] },
    ],
    planSuffixes: ['Pro'],
  },
  'search/list.json': list,
  'v7/search/list.json': { names: '', pages: list.pages.slice(0, 1) },
  'react-data-table/sorting.md':
    '# Sorting\n\nSort.\n\n## Change the `order`\n\n```bash\n## no heading\n```\n\n### Why\n\nBecause.\n\n## Limits\n\nNone.\n',
  'react-data-table/sorting.js.md': '# Sorting in JavaScript\n',
  'react-data-table/filtering.md': `# Filtering\n\n${long}`,
  'v7/react-data-table/sorting.md': '# Sorting of v7\n',
  'api/data-table/data-table.md':
    '# DataTable API\n\n## Props\n\n| Name | Type |\n| - | - |\n| `rows` | `Row[]` |\n| `sortModel` | `Model` |\n\n## CSS classes\n\n| Class | Rule |\n| - | - |\n| `.Grid-row` | `row` |\n',
  'api/compare/v7/data-table.json': api(prop('sortModel', 'string')),
  'api/compare/current/data-table.json': api(prop('sortModel', 'number'), prop('rows', 'Row[]')),
};

let dir: string;
let client: Client;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'mcp-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    await writeFile(path.join(dir, name), text);
  }
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  client = new Client({ name: 'test', version: '1.0.0' });
  const server = createServer(await openDocs(dir));
  await Promise.all([server.connect(ours), client.connect(theirs)]);
});

afterAll(async () => {
  await client.close();
  await rm(dir, { recursive: true });
});

/** Calls a tool; returns what it answers, a failure with its mark before it. */
async function call(name: string, args: Record<string, unknown> = {}): Promise<string> {
  const { content, isError } = await client.callTool({ name, arguments: args });
  const [{ text }] = content as [{ text: string }];
  return isError ? `Error: ${text}` : text;
}

test('every tool only reads, and says what it is for', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'list_versions',
    'search',
    'read_page',
    'read_api',
    'compare',
  ]);
  for (const { description, annotations } of tools) {
    expect(description).toMatch(/^[A-Z].*\.$/);
    expect(annotations?.readOnlyHint).toBe(true);
  }
});

test('versions are listed with their products', async () => {
  expect(await call('list_versions')).toBe('- 8.11.0: data-table\n- v7: data-table, graphs');
});

describe('search', () => {
  test('answers as the site does', async () => {
    const results = search(createIndex(list as never), 'sorting order', 8);
    const answer = await call('search', { query: 'sorting order' });
    expect(answer.match(/`\/[^`#]+`/g)).toEqual(results.map(({ page }) => `\`${page.slug}\``));
    expect(answer).toContain(
      '- [Sorting](https://docs.example.com/x/react-data-table/sorting) `/react-data-table/sorting`: Sort rows.',
    );
    expect(answer).toContain('  - Change the order: `/react-data-table/sorting#order`');
  });

  test.each(['v7', '7', '7.22.3', '^7.0.0'])('answers for %s', async (version) => {
    const answer = await call('search', { query: 'sorting', version });
    expect(answer).toContain('https://docs.example.com/x/v7/react-data-table/sorting');
  });

  test('says when there is nothing', async () => {
    expect(await call('search', { query: 'pineapple' })).toMatch(
      /^Nothing found for "pineapple" in 8\.11\.0/,
    );
  });

  test('names the versions when there is no such one', async () => {
    const answer = await call('search', { query: 'sorting', version: '3' });
    expect(answer).toBe('Error: There is no version "3". Versions: 8.11.0, v7.');
  });
});

describe('a page', () => {
  test.each([
    ['/react-data-table/sorting', /^# Sorting\n/],
    ['react-data-table/sorting.md', /^# Sorting\n/],
    ['https://docs.example.com/x/react-data-table/sorting/', /^# Sorting\n/],
    ['https://docs.example.com/x/v7/react-data-table/sorting', /^# Sorting of v7/],
    [
      '/react-data-table/sorting#order',
      /^## Change the `order`\n\n```bash\n## no heading\n```\n\n### Why\n\nBecause\.\n$/,
    ],
    [
      '/api/data-table/data-table#data-table-prop-sortModel',
      /^## Props\n\n\| Name \| Type \|\n\| - \| - \|\n\| `sortModel` \| `Model` \|\n$/,
    ],
    ['/react-data-table/sorting#unknown', /^# Sorting\n/],
  ])('is read at %s', async (given, text) => {
    expect(await call('read_page', { path: given })).toMatch(text);
  });

  test('is read in JavaScript, or as it is without demos', async () => {
    const read = (name: string) => call('read_page', { path: name, language: 'JavaScript' });
    expect(await read('/react-data-table/sorting')).toBe('# Sorting in JavaScript\n');
    expect(await read('/api/data-table/data-table')).toMatch(/^# DataTable API\n/);
  });

  test('of another version is read where that is asked for', async () => {
    const path = 'https://docs.example.com/x/react-data-table/sorting';
    expect(await call('read_page', { path, version: 'v7' })).toBe('# Sorting of v7\n');
  });

  test('that is too long is cut, and says so', async () => {
    const text = await call('read_page', { path: '/react-data-table/filtering' });
    expect(text.length).toBeLessThan(60_200);
    expect(text).toMatch(
      /\[\d+ more characters are left out\. Read a section: \/react-data-table\/filtering#first\]$/,
    );
  });

  test('that does not exist names similar ones', async () => {
    expect(await call('read_page', { path: '/react-data-table/sort' })).toMatch(
      /^Error: There is no page "\/react-data-table\/sort" in 8\.11\.0\. Similar pages: \/react-data-table\/sorting, /,
    );
  });

  test.each(['../../etc/passwd', '/%2e%2e/secret', 'file:///etc/passwd'])(
    'outside the site is not read: %s',
    async (given) => {
      expect(await call('read_page', { path: given })).toMatch(/^Error: There is no page/);
    },
  );
});

describe('the reference of a component', () => {
  test('is found by its name', async () => {
    expect(await call('read_api', { name: 'datatable' })).toMatch(/^# DataTable API\n/);
    expect(await call('read_api', { name: 'DataTabl' })).toMatch(
      /^Error: 8\.11\.0 has no component or interface "DataTabl"\./,
    );
  });

  test.each([
    ['rows', '| `rows` | `Row[]` |'],
    ['Grid-row', '| `.Grid-row` | `row` |'],
    ['row', '| `.Grid-row` | `row` |'],
  ])('is narrowed to %s', async (member, row) => {
    const text = await call('read_api', { name: 'DataTable', member });
    expect(text).toContain(row);
    expect(text.match(/^\| `/gm)).toHaveLength(1);
  });

  test('says when it has no such member', async () => {
    expect(await call('read_api', { name: 'DataTable', member: 'sort' })).toMatch(
      /^Error: DataTable of 8\.11\.0 has no prop, slot or class "sort"\. Similar pages: /,
    );
  });
});

describe('a comparison', () => {
  test('has what changed', async () => {
    const text = await call('compare', { product: 'data-table', from: '7' });
    expect(text).toContain('## Data Table: v7 → 8.11.0');
    expect(text).toContain('- Added prop `rows`: `Row[]`');
    expect(text).toContain('- Changed prop `sortModel`: type `string` → `number`');
  });

  test('is narrowed by a name', async () => {
    const text = await call('compare', { product: 'data-table', from: '7', filter: 'rows' });
    expect(text).not.toContain('sortModel');
  });

  test('of a product that a version lacks says which it has', async () => {
    expect(await call('compare', { product: 'graphs', from: 'v7' })).toBe(
      'Error: 8.11.0 has no product "graphs". Products: data-table.',
    );
  });
});

test.each([
  ['is missing', undefined, "mcp.json doesn't exist."],
  ['is a page', '<!doctype html>', 'it is not an index of versions.'],
  ['has no versions', '{ "name": "Docs", "versions": [] }', 'it is not an index of versions.'],
])('a site whose index %s is refused, with what to give instead', async (_what, text, reason) => {
  const site = await mkdtemp(path.join(tmpdir(), 'mcp-'));
  if (text !== undefined) {
    await writeFile(path.join(site, 'mcp.json'), text);
  }
  await expect(openDocs(site)).rejects.toThrow(
    `Can't read mcp.json of ${site}: ${reason} Give the address where the site starts, or the folder of its build.`,
  );
  await rm(site, { recursive: true });
});
