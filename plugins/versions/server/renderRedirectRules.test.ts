import { renderRedirectRules } from './renderRedirectRules';

test('renders both spellings of each path, and all that is below a version that moved out', () => {
  const rules = renderRedirectRules({
    redirects: { '/x/old': '/x/new', '/x/part': '/x/whole#part' },
    moved: { '/x/v6/': 'https://v6.example.com/x/' },
  });
  expect(rules.split('\n')).toEqual([
    '/x/old /x/new 301',
    '/x/old/ /x/new 301',
    '/x/part /x/whole#part 301',
    '/x/part/ /x/whole#part 301',
    '/x/v6 https://v6.example.com/x/ 301',
    '/x/v6/* https://v6.example.com/x/:splat 301',
    '',
  ]);
});
