import { checkApis } from './checkApis';
import { sampleApi } from './testing/sampleApi';
import type { Api } from '../types';

const grid: Api = { ...sampleApi, name: 'DataGrid', inheritance: null };

test('a whole reference has no problems', () => {
  expect(checkApis([grid, sampleApi])).toEqual([]);
});

test('names the page and the field of what is not as the schema says', () => {
  const [prop, ...others] = sampleApi.props;
  const wrong = {
    ...sampleApi,
    kind: 'hook',
    imports: [],
    inheritance: null,
    extra: 1,
    props: [{ ...prop, type: '', plan: 'gold' }, ...others],
  } as unknown as Api;
  expect(checkApis([wrong])).toMatchInlineSnapshot(`
   [
     "/api/data-grid/sample-grid: the page must NOT have additional properties (extra).",
     "/api/data-grid/sample-grid: kind must be equal to one of the allowed values (["component","interface"]).",
     "/api/data-grid/sample-grid: imports must NOT have fewer than 1 items.",
     "/api/data-grid/sample-grid: props.columns.type must NOT have fewer than 1 characters.",
     "/api/data-grid/sample-grid: props.columns.plan must be equal to one of the allowed values (["pro","premium",null]).",
   ]
  `);
});

test('names what is there twice', () => {
  const [slot] = sampleApi.slots;
  const [item] = sampleApi.classes;
  const twice: Api = {
    ...grid,
    props: [...sampleApi.props, ...sampleApi.props.slice(1)],
    slots: [...sampleApi.slots, { ...slot!, name: 'bottom' }],
    classes: [...sampleApi.classes, item!],
  };
  expect(checkApis([twice, grid])).toMatchInlineSnapshot(`
   [
     "/api/data-grid/data-grid: more than one page has this path. Their names are the same, or differ in capitals only.",
     "/api/data-grid/data-grid: the prop density is listed more than once.",
     "/api/data-grid/data-grid: the prop onRowClick is listed more than once.",
     "/api/data-grid/data-grid: the class columnHeader is listed more than once.",
     "/api/data-grid/data-grid: the anchor #DataGrid-css-MuiSampleGrid-footer is listed more than once.",
     "/api/data-grid/data-grid: the anchor #data-grid-classes-MuiSampleGrid-columnHeader is listed more than once.",
   ]
  `);
});

test('names the inherited component that has no page', () => {
  expect(checkApis([sampleApi])).toMatchInlineSnapshot(`
   [
     "/api/data-grid/sample-grid: inheritance.href leads to /api/data-grid/data-grid, which doesn't exist.",
   ]
  `);
});

test('names links that lead nowhere on this site', () => {
  const [prop] = sampleApi.props;
  const description = 'See [Input](/material-ui/api/input/) and [all](https://mui.com/x/).';
  expect(checkApis([{ ...grid, props: [{ ...prop!, description }] }])).toMatchInlineSnapshot(`
   [
     "/api/data-grid/data-grid: props.columns.description links to /material-ui/api/input/, a path of the vendor's site. Set "documentation" in library.ts to that site's address.",
   ]
  `);
});

test('the same name in two products is two pages', () => {
  expect(checkApis([grid, { ...grid, product: 'charts' }])).toEqual([]);
});
