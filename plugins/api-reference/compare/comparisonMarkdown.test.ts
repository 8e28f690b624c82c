import { compareApis } from './compareApis';
import { renderComparison } from './comparisonMarkdown';
import { selectChanges } from './selection';
import type { ComparableApi } from './types';

const prop = {
  type: 'string',
  required: false,
  default: null,
  deprecated: null,
  plan: null,
};
const slot = { default: null, className: null, deprecated: null, plan: null };

const createApi = (api: Partial<ComparableApi>): ComparableApi => ({
  name: 'DataTable',
  kind: 'component',
  product: 'data-table',
  plan: null,
  deprecated: null,
  themeName: null,
  props: [],
  slots: [],
  classes: [],
  ...api,
});

const older = [
  createApi({
    props: [
      { ...prop, name: 'density', type: "'a' | 'b'", default: '"a"' },
      { ...prop, name: 'gone', deprecated: 'Use\n`slots` instead.' },
      { ...prop, name: 'rowGap' },
      { ...prop, name: 'tick', type: '`a`' },
    ],
    slots: [{ ...slot, name: 'Cell' }],
  }),
  createApi({ name: 'DataTablePro', plan: 'pro', props: [{ ...prop, name: 'rowGap' }] }),
  createApi({ name: 'TableOld', kind: 'interface' }),
];

const newer = [
  createApi({
    props: [
      { ...prop, name: 'density', type: "'a' | 'b' | 'c'", default: "'b'", required: true },
      { ...prop, name: 'rowGap', deprecated: '', plan: 'pro' },
      { ...prop, name: 'fresh', type: '() => void', required: true, default: '() => {}' },
      { ...prop, name: 'tick', type: '`b`' },
    ],
    slots: [{ ...slot, name: 'cell', default: "'div'" }],
    classes: [{ key: 'root', className: 'Grid-root', deprecated: 'Not used.' }],
  }),
  createApi({
    name: 'DataTablePro',
    plan: 'premium',
    props: [{ ...prop, name: 'rowGap', deprecated: '', plan: 'pro' }],
  }),
  createApi({ name: 'LineGraph', product: 'graphs', plan: 'pro' }),
];

test('renders every kind of change', () => {
  const changes = selectChanges(compareApis(older, newer), {}, ['Pro', 'Premium']);
  expect(renderComparison(changes, 'v7', '8.11.0')).toMatchSnapshot();
});

test('says that nothing changed', () => {
  expect(renderComparison([], 'v7', '8.11.0')).toBe('Nothing changed from v7 to 8.11.0.\n');
});
