import { toTitle } from './toTitle';

test.each([
  [{ pathname: '/x/react-data-grid', title: 'Overview' }, 'Overview'],
  [{ pathname: '/x/react-data-grid/column-definition' }, 'Column definition'],
  [{ pathname: '/x/react-charts' }, 'Charts'],
  [{ pathname: '/x/react-charts/bars.v2' }, 'Bars'],
  [{ pathname: '/x/common-features', subheader: 'Date Time components' }, 'Date Time components'],
  [{ pathname: '/x/api/data-grid/data-grid' }, 'DataGrid'],
  [{ pathname: '/x/api/data-grid/grid-col-def' }, 'GridColDef'],
  [{ pathname: '/x/api/charts/use-x-scale' }, 'useXScale'],
  [{ pathname: '/x/api/resources-group', subheader: 'Server props' }, 'Server props'],
])('the title of %j is %s', (entry, title) => {
  expect(toTitle(entry)).toBe(title);
});
