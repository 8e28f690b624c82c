import { library, reference } from '@site/library';
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
    component('DataTable', null, 'rows'),
    component('DataTablePro', 'pro', 'rows', 'treeData'),
    component('DataTablePremium', 'premium', 'rows', 'treeData', 'aggregationModel'),
  ];
  expect(plansOf(markPlans(apis, library, reference))).toEqual([
    { rows: null },
    { rows: null, treeData: 'pro' },
    { rows: null, treeData: 'pro', aggregationModel: 'premium' },
  ]);
});

test('a Premium component without a Pro one needs Premium for what the free one lacks', () => {
  const apis = [
    component('BarGraph', null, 'series'),
    component('BarGraphPremium', 'premium', 'series', 'ranges'),
  ];
  expect(plansOf(markPlans(apis, library, reference))[1]).toEqual({
    series: null,
    ranges: 'premium',
  });
});

test('a component that no lower plan has needs no plan for its props', () => {
  expect(
    plansOf(markPlans([component('FunnelGraph', 'pro', 'series')], library, reference)),
  ).toEqual([{ series: null }]);
});

test('XTable is the Pro component of DataTable', () => {
  const apis = [component('DataTable', null, 'rows'), component('XTable', 'pro', 'rows', 'apiRef')];
  expect(plansOf(markPlans(apis, library, reference))[1]).toEqual({ rows: null, apiRef: 'pro' });
});
