import { toHostedSite } from '../core/server/site';
import ownSite from '@site/site';
import {
  renderHeaderRules,
  renderNginxRules,
  renderRedirectRules,
  toMovedVersions,
} from './hostRules';

describe('versions on other hosts', () => {
  test('have an address there for their path here, in each language', () => {
    const site = toHostedSite({ ...ownSite, languages: ['zh'] }, 'v6', 'https://v6.example.com');
    expect(toMovedVersions(site)).toEqual({
      '/x/v6/': 'https://v6.example.com/x/',
      '/zh/x/v6/': 'https://v6.example.com/zh/x/',
    });
  });
});

describe('_headers', () => {
  test('has the headers of every file, and those of some', () => {
    const rules = renderHeaderRules({
      headers: { 'X-Frame-Options': 'SAMEORIGIN', 'Referrer-Policy': 'no-referrer' },
      basePaths: ['/x/', '/zh/x/v7/'],
    });
    expect(rules).toMatchSnapshot();
  });
});

describe('_redirects', () => {
  test('has each path, and last everything below a version that moved out', () => {
    const rules = renderRedirectRules({
      redirects: { '/x/old': '/x/new', '/x/part': '/x/whole#part' },
      moved: { '/x/v6/': 'https://v6.example.com/x/' },
    });
    expect(rules.split('\n')).toEqual([
      '/x/v6 https://v6.example.com/x/ 301',
      '/x/old /x/new 301',
      '/x/part /x/whole#part 301',
      '/x/v6/* https://v6.example.com/x/:splat 301',
      '',
    ]);
  });
});

test('_redirects has no more rules than hosts read, and keeps the patterns', () => {
  const many = Array.from({ length: 3000 }, (_, index) => [`/x/r/Name${index}`, '/x/api']);
  const lines = renderRedirectRules({
    redirects: Object.fromEntries(many),
    moved: { '/x/v6/': 'https://v6.example.com/x/' },
  })
    .trim()
    .split('\n');
  expect(lines).toHaveLength(2001);
  expect(lines.filter((line) => line.includes('*'))).toEqual([
    '/x/v6/* https://v6.example.com/x/:splat 301',
  ]);
});

describe('.nginx.conf', () => {
  test('has headers, 404 pages of all versions, and redirects in both spellings', () => {
    const rules = renderNginxRules({
      headers: { 'Content-Security-Policy': "default-src 'self'" },
      basePaths: ['/x/v7/', '/x/', '/zh/x/'],
      redirects: { '/x/old': '/x/new', '/x/part': '/x/whole#part' },
      moved: { '/x/v6/': 'https://v6.example.com/x/' },
    });
    expect(rules).toMatchSnapshot();
  });
});
