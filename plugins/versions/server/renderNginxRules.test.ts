import { renderNginxRules } from './renderNginxRules';

test('renders headers, 404 pages of all versions, and redirects in both spellings', () => {
  const rules = renderNginxRules({
    headers: { 'Content-Security-Policy': "default-src 'self'" },
    basePaths: ['/x/v7/', '/x/', '/zh/x/'],
    redirects: { '/x/old': '/x/new', '/x/part': '/x/whole#part' },
    moved: { '/x/v6/': 'https://v6.example.com/x/' },
  });
  expect(rules).toMatchSnapshot();
});
