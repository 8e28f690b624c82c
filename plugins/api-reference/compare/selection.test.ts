import { type ChangeSelection, countChanges, selectChanges } from './selection';
import type { ApiChange, Change, ChangeKind, Member } from './types';

const toChange = (name: string, kind: ChangeKind, part: Member['part'] = 'prop'): Change => {
  const member: Member = {
    part,
    key: name,
    name,
    type: null,
    required: false,
    default: null,
    deprecated: null,
    plan: null,
    place: null,
  };
  return {
    kinds: [kind],
    from: kind === 'added' ? null : member,
    to: kind === 'removed' ? null : member,
    relation: null,
    maybeRenamed: null,
  };
};

const toApi = (name: string, parts: Change[], more: Partial<ApiChange> = {}): ApiChange => ({
  name,
  kind: 'component',
  product: 'data-grid',
  own: null,
  parts,
  ...more,
});

const density = toChange('density', 'default');
const rowHeight = toChange('rowHeight', 'removed');
const treeData = toChange('treeData', 'added');

const changes = [
  toApi('DataGrid', [density, rowHeight]),
  toApi('DataGridPremium', [density, rowHeight, treeData]),
  toApi('DataGridPro', [density, rowHeight, treeData]),
  toApi('GridOld', [], { own: toChange('GridOld', 'removed', 'api'), kind: 'interface' }),
];

const list = (selection: ChangeSelection) =>
  selectChanges(changes, selection, ['Pro', 'Premium']).map(({ name, own, parts, shared }) =>
    [
      name,
      ...(own ? ['itself'] : []),
      ...parts.map(({ from, to }) => (to ?? from)?.name),
      ...(shared ? [`${shared.count} of ${shared.name}`] : []),
    ].join(' '),
  );

test.each<[string, ChangeSelection, string[]]>([
  [
    'all, each told once',
    {},
    [
      'DataGrid density rowHeight',
      'DataGridPremium 3 of DataGridPro',
      'DataGridPro treeData 2 of DataGrid',
      'GridOld itself',
    ],
  ],
  ['one component whole', { component: 'DataGridPro' }, ['DataGridPro density rowHeight treeData']],
  ['no such component', { component: 'Nothing' }, []],
  [
    'a word of a name',
    { filter: 'HEIGHT' },
    ['DataGrid rowHeight', 'DataGridPremium 1 of DataGridPro', 'DataGridPro 1 of DataGrid'],
  ],
  ['words of both names', { filter: ' row premium' }, ['DataGridPremium rowHeight']],
  ['what no name has', { filter: 'nothing' }, []],
  [
    'kinds',
    { kinds: ['default', 'added'] },
    ['DataGrid density', 'DataGridPremium 2 of DataGridPro', 'DataGridPro treeData 1 of DataGrid'],
  ],
  [
    'all at once',
    { component: 'DataGrid', filter: 'd', kinds: ['removed'] },
    ['DataGrid rowHeight'],
  ],
])('selects %s', (_name, selection, expected) => {
  expect(list(selection)).toEqual(expected);
});

test('components of one name in other products share nothing', () => {
  const one = toApi('BarChart', [treeData], { product: 'charts' });
  const other = toApi('BarChartPro', [treeData]);
  expect(selectChanges([one, other], {}, ['Pro', 'Premium'])).toEqual([one, other]);
});

test('counts what is told', () => {
  expect(countChanges(selectChanges(changes, {}, ['Pro', 'Premium']))).toEqual({
    added: 1,
    removed: 2,
    retyped: 0,
    required: 0,
    default: 1,
    deprecated: 0,
    plan: 0,
  });
});
