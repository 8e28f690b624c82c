import { toClassName } from './toClassName';

test.each([
  ['columnHeader', 'MuiDataGrid-columnHeader', false],
  ['row--editing', 'MuiDataGrid-row--editing', false],
  ['selected', 'Mui-selected', true],
])('names the class of %s', (key, className, isGlobal) => {
  expect(toClassName('MuiDataGrid', key, new Set(['selected']))).toEqual({ className, isGlobal });
});
