import { renderHeaderRules } from './renderHeaderRules';

test('renders what every file gets, and what some get beside it', () => {
  const rules = renderHeaderRules({
    headers: { 'X-Frame-Options': 'SAMEORIGIN', 'Referrer-Policy': 'no-referrer' },
    basePaths: ['/x/', '/zh/x/v7/'],
  });
  expect(rules).toMatchSnapshot();
});
