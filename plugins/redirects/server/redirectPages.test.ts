import { mkdtempSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FinishedBuild } from '../../../core/server/postBuild';
import type { Redirect } from '../types';
import { renderRedirectPage, toRedirects, writeRedirects } from './redirectPages';

describe('a page', () => {
  test('redirects with and without JavaScript, and is not indexed', () => {
    const page = renderRedirectPage({
      to: '/x/v7/react-charts#bars',
      origin: 'https://docs.example.com',
      script: '/x/v7/redirect.js',
    });
    expect(page).toMatchSnapshot();
  });

  test('has no inline script, which no host would allow', () => {
    const page = renderRedirectPage({
      to: '/x/"><script>',
      origin: 'https://a.b',
      script: '/x.js',
    });
    expect(page.match(/<script[^>]*>/g)).toEqual([
      '<script src="/x.js" data-to="/x/&quot;&gt;&lt;script&gt;">',
    ]);
  });
});

describe('the redirects of a version', () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'redirects-'));
  writeFileSync(path.join(outDir, 'react-charts.html'), '<h2 id=bars>Bars</h2>');
  const build = {
    outDir,
    baseUrl: '/x/v7/',
    routesPaths: ['/x/v7/', '/x/v7/react-charts', '/x/v7/api/charts/bar-chart'],
    siteConfig: { url: 'https://docs.example.com' },
  } as unknown as FinishedBuild;
  const read = (file: string) => readFile(path.join(outDir, file), 'utf8');
  const shortLinks = { '/r/BarChart': '/api/charts/bar-chart' };

  /** Writes redirects of v7 as a build does. */
  const write = (own: readonly Redirect[], arrivals: Parameters<typeof toRedirects>[1] = {}) =>
    writeRedirects(
      {
        data: { v7: own },
        versions: ['v7'],
        version: 'v7',
        redirects: { ...shortLinks, ...toRedirects(own, arrivals) },
      },
      build,
    );

  test('writes a page for each redirect and short link, and the list of all', async () => {
    await write([{ from: '/charts/bars', to: '/react-charts#bars' }]);
    expect(await read('charts/bars.html')).toContain('data-to="/x/v7/react-charts#bars"');
    expect(await read('r/BarChart.html')).toContain(
      'href="https://docs.example.com/x/v7/api/charts/bar-chart"',
    );
    expect(JSON.parse(await read('redirects.json'))).toEqual({
      '/r/BarChart': '/api/charts/bar-chart',
      '/charts/bars': '/react-charts#bars',
    });
  });

  test('redirects from the path of a page in another version, unless the data say otherwise', async () => {
    const arrivals = {
      current: { '/charts/new': '/react-charts', '/charts': '/react-charts' },
      v6: { '/react-charts': '/charts/other', '/charts/removed': { version: 'v7' } },
    };
    await write([{ from: '/charts', to: '/react-charts#bars' }], arrivals);
    expect(await read('charts/new.html')).toContain('data-to="/x/v7/react-charts"');
    expect(JSON.parse(await read('redirects.json'))).toEqual({
      '/r/BarChart': '/api/charts/bar-chart',
      '/charts/new': '/react-charts',
      '/charts': '/react-charts#bars',
    });
  });

  test('stops the build when one leads nowhere', async () => {
    const run = (to: string) => write([{ from: '/charts', to }]);
    await expect(run('/react-chart')).rejects.toThrow('Did you mean /react-charts');
    await expect(run('/react-charts#bar')).rejects.toThrow('Did you mean #bars');
  });
});
