/** @jest-environment node */
import type { DemoSource } from '../../../core/server/contribution';
import { products } from '../../../core/types';
import type { DemoEvidence, Failure, FolderEvidence } from '../types';
import { hashDemo } from './outdated';
import { type EvidenceInput, checkNotes, summarize, toPageEvidence } from './summary';

const [product] = products;

const toSource = (name: string, code: string): DemoSource => ({
  folder: 'bars',
  name,
  files: [{ name: `${name}.tsx`, code }],
});

const sources = [
  toSource('FirstBars', "import { Bars, type Row } from 'widgets';"),
  toSource('BarsInTable', "import { Bars as B } from 'widgets';\nimport { Table } from 'widgets';"),
  toSource('NeverMeasured', "import { Table } from 'widgets';"),
];

const contrast: Failure = {
  rule: 'color-contrast',
  help: 'Elements must have enough contrast',
  impact: 'serious',
  views: ['dark ltr'],
  count: 2,
  elements: ['text'],
};

const toDemo = (index: number, more: Partial<DemoEvidence> = {}): DemoEvidence => ({
  hash: hashDemo(sources[index]!),
  rules: 9,
  stops: ['button "Sort"'],
  tree: ['- button "Sort"'],
  ...more,
});

const folder: FolderEvidence = {
  measured: '2026-01-02',
  axe: '4.0.1',
  packages: {},
  demos: {
    FirstBars: toDemo(0, { failures: [contrast] }),
    BarsInTable: toDemo(1, {
      hash: 'another',
      failures: [{ ...contrast, views: ['dark rtl'] }],
      withoutFocus: [0],
    }),
  },
};

const input: EvidenceInput = {
  evidence: new Map([['bars', folder]]),
  pages: [
    { slug: '/bars', folder: 'bars', demos: ['FirstBars', 'NeverMeasured'] },
    { slug: '/bars/more', folder: 'bars', demos: ['BarsInTable'] },
    { slug: '/lines', folder: 'lines', demos: ['Lines'] },
  ],
  sources,
  pins: {},
};

const components = ['Bars', 'Table', 'Row'].map((name) => ({
  name,
  product,
  slug: `/api/${name}`,
}));

test('a page gets what was found in its own demos, and which of them have changed since', () => {
  const pages = toPageEvidence(input);
  expect(Object.keys(pages.get('/bars')?.demos ?? {})).toEqual(['FirstBars']);
  expect(pages.get('/bars')?.demos.FirstBars).not.toHaveProperty('hash');
  expect(pages.get('/bars')?.demos.FirstBars).not.toHaveProperty('outdated');
  expect(pages.get('/bars/more')?.demos.BarsInTable?.outdated).toBe(true);
});

test('a page that was never measured gets null', () => {
  expect(toPageEvidence(input).get('/lines')).toBeNull();
});

test('a component has what fails in the demos that import it as a value', () => {
  const summary = summarize(input, components, []);
  expect(summary).toMatchObject({ demos: 4, measured: 2, from: '2026-01-02', axe: '4.0.1' });
  const [bars, table, row] = summary.components;
  expect(bars).toMatchObject({ measured: 2 });
  expect(bars?.problems).toEqual([
    expect.objectContaining({ rule: 'withoutFocus', count: 1 }),
    {
      rule: 'color-contrast',
      help: contrast.help,
      impact: 'serious',
      views: ['dark ltr', 'dark rtl'],
      count: 2,
      demos: [
        { title: expect.any(String), path: '/bars#FirstBars' },
        { title: expect.any(String), path: '/bars/more#BarsInTable' },
      ],
    },
  ]);
  expect(table).toMatchObject({ measured: 1 });
  expect(row).toMatchObject({ measured: 0, problems: [] });
});

test('the newest axe is named, and the first and the last day', () => {
  const earlier = { ...folder, measured: '2025-12-31', axe: '4.9.1', demos: {} };
  const later = { ...folder, axe: '4.14.1' };
  const evidence = new Map([
    ['bars', later],
    ['lines', earlier],
  ]);
  expect(summarize({ ...input, evidence }, components, [])).toMatchObject({
    from: '2025-12-31',
    to: '2026-01-02',
    axe: '4.14.1',
  });
});

test('a note is beside the rule of its component', () => {
  const note = { rule: 'color-contrast', components: ['Table'], note: 'Known.' };
  const [bars, table] = summarize(input, components, [note]).components;
  expect(table?.problems[1]).toMatchObject({ rule: 'color-contrast', note: 'Known.' });
  expect(bars?.problems[1]).not.toHaveProperty('note');
});

test('notes that no demo needs, and names that are no component, are problems', () => {
  const summary = summarize(input, components, []);
  const notes = [
    { rule: 'color-contrast', components: ['Bars', 'Bar'], note: 'Known.' },
    { rule: 'button-name', components: ['Table'], note: 'Known.' },
  ];
  expect(checkNotes(notes, summary, 'docs/notes.json')).toEqual([
    'docs/notes.json: the reference has no component "Bar". Remove it from "color-contrast".',
    'docs/notes.json: no demo of Table fails "button-name" any more. Remove Table from it.',
  ]);
});
