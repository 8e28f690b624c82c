import { library, reference } from '../../../../library';
import type { Plan } from '../../../../core/library';
import type { Api } from '../../types';
import { createApi } from '../testing/createApi';
import { markPlans } from './plans';

const component = (name: string, plan: Plan | null, ...props: string[]) =>
  createApi(name, Object.fromEntries(props.map((prop) => [prop, 'string'])), [], { plan });
const plansOf = (apis: readonly Api[]) =>
  apis.map(({ props }) => Object.fromEntries(props.map(({ name, plan }) => [name, plan])));

test('a prop has the lowest plan whose component has it', () => {
  const apis = [
    component('DataGrid', null, 'rows'),
    component('DataGridPro', 'pro', 'rows', 'treeData'),
    component('DataGridPremium', 'premium', 'rows', 'treeData', 'aggregationModel'),
  ];
  expect(plansOf(markPlans(apis, library, reference))).toEqual([
    { rows: null },
    { rows: null, treeData: 'pro' },
    { rows: null, treeData: 'pro', aggregationModel: 'premium' },
  ]);
});

test('a Premium component without a Pro one needs Premium for what the free one lacks', () => {
  const apis = [
    component('BarChart', null, 'series'),
    component('BarChartPremium', 'premium', 'series', 'ranges'),
  ];
  expect(plansOf(markPlans(apis, library, reference))[1]).toEqual({
    series: null,
    ranges: 'premium',
  });
});

test('a component that no lower plan has needs no plan for its props', () => {
  expect(
    plansOf(markPlans([component('FunnelChart', 'pro', 'series')], library, reference)),
  ).toEqual([{ series: null }]);
});

test('XGrid is the Pro component of DataGrid', () => {
  const apis = [component('DataGrid', null, 'rows'), component('XGrid', 'pro', 'rows', 'apiRef')];
  expect(plansOf(markPlans(apis, library, reference))[1]).toEqual({ rows: null, apiRef: 'pro' });
});
