import { shortenType } from './shortenType';

test('leaves what fits', () => {
  expect(shortenType("'compact' | 'standard' | 'comfortable'")).toBeNull();
});

test('ends after a member of a union', () => {
  const members = ['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'zeta', 'eta', 'theta', 'iota'];
  const short = shortenType(members.map((name) => `'${name}'`).join(' | '));
  expect(short).toBe("'alpha' | 'beta' | 'gamma' | 'delta' | 'epsilon' | 'zeta' | 'eta'");
});

test('cuts a long word where it has to', () => {
  expect(shortenType('A'.repeat(100))).toBe('A'.repeat(76));
});
