import { toViewSettings } from './ledgerView';

test.each([
  ['component', 'data-grid', 'dataGrid_apiPage_props', 'expanded'],
  ['interface', 'data-grid', 'dataGrid_apiPage_props', 'expanded'],
  ['interface', 'charts', 'interface_apiPage_props', 'expanded'],
  ['component', 'charts', 'apiPage_props', 'table'],
  ['component', 'tree-view', 'apiPage_props', 'table'],
] as const)('the view of a %s of %s', (kind, product, key, first) => {
  expect(toViewSettings({ kind, product }, 'props')).toEqual({ key, first });
});
