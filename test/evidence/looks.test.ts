import { views, type View } from '../../plugins/accessibility-evidence/types';
import { cutTree, mergeLooks } from './looks';

const failure = (rule: string, count = 1) => ({
  rule,
  help: `Mend ${rule}`,
  impact: 'serious' as const,
  count,
  elements: ['button'],
});

test('a rule that fails in every view names none of them', () => {
  const looks = new Map(views.map((view) => [view, { rules: 9, failures: [failure('name')] }]));
  expect(mergeLooks(looks)).toEqual({ rules: 9, failures: [failure('name')] });
});

test('a rule that fails in some views names them, and counts where it fails most', () => {
  const counts: Partial<Record<View, number>> = { 'dark ltr': 1, 'dark rtl': 3 };
  const looks = new Map(
    views.map((view) => {
      const count = counts[view];
      return [view, { rules: 9, failures: count ? [failure('contrast', count)] : [] }];
    }),
  );
  expect(mergeLooks(looks).failures).toEqual([
    { ...failure('contrast', 3), views: ['dark ltr', 'dark rtl'] },
  ]);
});

test('a demo without failures has none', () => {
  expect(mergeLooks(new Map([['light ltr', { rules: 4, failures: [] }]]))).toEqual({ rules: 4 });
});

test('a long tree says how many lines are left out', () => {
  const lines = Array.from({ length: 70 }, (_, index) => `- text: ${index}`);
  const { tree, cut } = cutTree(`${lines.join('\n')}\n`);
  expect([tree.length, cut]).toEqual([60, 10]);
});

test('a short tree is whole, and a long line is cut', () => {
  const { tree, cut } = cutTree(`- text: ${'x'.repeat(200)}`);
  expect(cut).toBeUndefined();
  expect(tree[0]).toMatch(/^- text: x+…$/);
  expect(tree[0]).toHaveLength(120);
});
