import { measureCoverage, renderCoverage } from './coverage';
import type { Guide } from './guides';
import { createApi } from './testing/createApi';

const page = { title: 'Rows', path: '/rows' };
const guide: Guide = {
  file: 'docs/rows.mdx',
  slug: '/rows',
  title: 'Rows',
  product: 'data-table',
  components: [],
  demos: [],
};

const grid = createApi('DataTable', { rows: 'R[]', columns: 'C[]', old: 'boolean' }, ['toolbar']);
const [rows, columns, old] = grid.props;

test('lists pages without demos, components without pages, and what no demo shows', () => {
  const shown = {
    ...grid,
    demos: [page],
    props: [{ ...rows!, demos: [page] }, columns!, { ...old!, deprecated: 'Gone.' }],
  };
  const demo = { name: 'Rows', id: 'Rows', code: '' };
  const coverage = measureCoverage(
    [shown, createApi('Toolbar', {})],
    [guide, { ...guide, file: 'docs/columns.mdx', demos: [demo] }],
  );
  expect(renderCoverage(coverage)).toBe(
    [
      'Pages without a demo: 1',
      '  docs/rows.mdx',
      'Components that no page shows: 1',
      '  Toolbar',
      'Components with props or slots that no demo sets: 1',
      '  DataTable: 2 of 4',
      '    props: columns',
      '    slots: toolbar',
    ].join('\n'),
  );
});
