import { toHostedSite } from '../core/server/site';
import ownSite from '../site';
import {
  renderHeaderRules,
  renderNginxRules,
  renderRedirectRules,
  toMovedVersions,
} from './hostRules';

describe('toMovedVersions', () => {
  test('leads from the path on the host of the site to the host of a version, in each language', () => {
    const site = toHostedSite({ ...ownSite, languages: ['zh'] }, 'v6', 'https://v6.example.com');
    expect(toMovedVersions(site)).toEqual({
      '/x/v6/': 'https://v6.example.com/x/',
      '/zh/x/v6/': 'https://v6.example.com/zh/x/',
    });
  });
});

describe('renderHeaderRules', () => {
  test('renders what every file gets, and what some get beside it', () => {
    const rules = renderHeaderRules({
      headers: { 'X-Frame-Options': 'SAMEORIGIN', 'Referrer-Policy': 'no-referrer' },
      basePaths: ['/x/', '/zh/x/v7/'],
    });
    expect(rules).toMatchSnapshot();
  });
});

describe('renderRedirectRules', () => {
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
});

describe('renderNginxRules', () => {
  test('renders headers, 404 pages of all versions, and redirects in both spellings', () => {
    const rules = renderNginxRules({
      headers: { 'Content-Security-Policy': "default-src 'self'" },
      basePaths: ['/x/v7/', '/x/', '/zh/x/'],
      redirects: { '/x/old': '/x/new', '/x/part': '/x/whole#part' },
      moved: { '/x/v6/': 'https://v6.example.com/x/' },
    });
    expect(rules).toMatchSnapshot();
  });
});
