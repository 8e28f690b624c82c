import { checkApis } from './checkApis';
import { sampleApi } from './testing/sampleApi';
import type { Api } from '../types';

const grid: Api = { ...sampleApi, name: 'DataTable', inheritance: null };

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
     "/api/data-table/sample-grid: the page must NOT have additional properties (extra).",
     "/api/data-table/sample-grid: kind must be equal to one of the allowed values (["component","interface"]).",
     "/api/data-table/sample-grid: imports must NOT have fewer than 1 items.",
     "/api/data-table/sample-grid: props.columns.type must NOT have fewer than 1 characters.",
     "/api/data-table/sample-grid: props.columns.plan must be equal to one of the allowed values (["pro","premium",null]).",
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
     "/api/data-table/data-table: more than one page has this path. Their names are the same, or differ in capitals only.",
     "/api/data-table/data-table: the prop density is listed more than once.",
     "/api/data-table/data-table: the prop onRowClick is listed more than once.",
     "/api/data-table/data-table: the class columnHeader is listed more than once.",
     "/api/data-table/data-table: the anchor #DataTable-css-AcmeSampleGrid-footer is listed more than once.",
     "/api/data-table/data-table: the anchor #data-table-classes-AcmeSampleGrid-columnHeader is listed more than once.",
   ]
  `);
});

test('names the inherited component that has no page', () => {
  expect(checkApis([sampleApi])).toMatchInlineSnapshot(`
   [
     "/api/data-table/sample-grid: inheritance.href leads to /api/data-table/data-table, which doesn't exist.",
   ]
  `);
});

test('names links that lead nowhere on this site', () => {
  const [prop] = sampleApi.props;
  const description =
    'See [Input](/material-ui/api/input/) and [all](https://acme.example.com/x/).';
  expect(checkApis([{ ...grid, props: [{ ...prop!, description }] }])).toMatchInlineSnapshot(`
   [
     "/api/data-table/data-table: props.columns.description links to /material-ui/api/input/, a path of the vendor's site. Set "documentation" in library.ts to that site's address.",
   ]
  `);
});

test('the same name in two products is two pages', () => {
  expect(checkApis([grid, { ...grid, product: 'graphs' }])).toEqual([]);
});
