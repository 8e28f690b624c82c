import { toFingerprint } from './toFingerprint';
import { toIssueLinks } from './toIssueLinks';

const crash = {
  repository: 'https://git.example/x-docs',
  demo: 'FirstGrid',
  page: 'https://x-docs.example/x/v6/react-data-grid#FirstGrid',
  version: 'v6',
  error: new TypeError('rows & columns are missing'),
  userAgent: 'Browser 1.0',
};

test('reports the page, the version, the error and its fingerprint', () => {
  const report = new URL(toIssueLinks(crash).report);
  expect(report.origin + report.pathname).toBe('https://git.example/x-docs/issues/new');
  const fingerprint = toFingerprint(crash.error);
  expect(report.searchParams.get('title')).toBe(
    `[docs] Demo FirstGrid crashes (v6, ${fingerprint})`,
  );
  const body = report.searchParams.get('body');
  for (const part of [
    crash.page,
    'Version: v6',
    'TypeError: rows & columns are missing',
    fingerprint,
  ]) {
    expect(body).toContain(part);
  }
});

test('looks for the same crash wherever it happened', () => {
  const elsewhere = { ...crash, demo: 'Other', version: 'v7', page: 'https://x-docs.example/x' };
  expect(toIssueLinks(elsewhere).search).toBe(toIssueLinks(crash).search);
});

test('keeps a long message out of the address', () => {
  const error = new Error('x'.repeat(100_000));
  expect(toIssueLinks({ ...crash, error }).report.length).toBeLessThan(4000);
});
