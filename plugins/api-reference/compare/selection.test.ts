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
  product: 'data-table',
  own: null,
  parts,
  ...more,
});

const density = toChange('density', 'default');
const rowHeight = toChange('rowHeight', 'removed');
const treeData = toChange('treeData', 'added');

const changes = [
  toApi('DataTable', [density, rowHeight]),
  toApi('DataTablePremium', [density, rowHeight, treeData]),
  toApi('DataTablePro', [density, rowHeight, treeData]),
  toApi('TableOld', [], { own: toChange('TableOld', 'removed', 'api'), kind: 'interface' }),
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
      'DataTable density rowHeight',
      'DataTablePremium 3 of DataTablePro',
      'DataTablePro treeData 2 of DataTable',
      'TableOld itself',
    ],
  ],
  [
    'one component whole',
    { component: 'DataTablePro' },
    ['DataTablePro density rowHeight treeData'],
  ],
  ['no such component', { component: 'Nothing' }, []],
  [
    'a word of a name',
    { filter: 'HEIGHT' },
    ['DataTable rowHeight', 'DataTablePremium 1 of DataTablePro', 'DataTablePro 1 of DataTable'],
  ],
  ['words of both names', { filter: ' row premium' }, ['DataTablePremium rowHeight']],
  ['what no name has', { filter: 'nothing' }, []],
  [
    'kinds',
    { kinds: ['default', 'added'] },
    [
      'DataTable density',
      'DataTablePremium 2 of DataTablePro',
      'DataTablePro treeData 1 of DataTable',
    ],
  ],
  [
    'all at once',
    { component: 'DataTable', filter: 'd', kinds: ['removed'] },
    ['DataTable rowHeight'],
  ],
])('selects %s', (_name, selection, expected) => {
  expect(list(selection)).toEqual(expected);
});

test('components of one name in other products share nothing', () => {
  const one = toApi('BarGraph', [treeData], { product: 'graphs' });
  const other = toApi('BarGraphPro', [treeData]);
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
