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
      to: '/x/v7/react-graphs#bars',
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
  writeFileSync(path.join(outDir, 'react-graphs.html'), '<h2 id=bars>Bars</h2>');
  const build = {
    outDir,
    baseUrl: '/x/v7/',
    routesPaths: ['/x/v7/', '/x/v7/react-graphs', '/x/v7/api/graphs/bar-graph'],
    siteConfig: { url: 'https://docs.example.com' },
  } as unknown as FinishedBuild;
  const read = (file: string) => readFile(path.join(outDir, file), 'utf8');
  const shortLinks = { '/r/BarGraph': '/api/graphs/bar-graph' };

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
    await write([{ from: '/graphs/bars', to: '/react-graphs#bars' }]);
    expect(await read('graphs/bars.html')).toContain('data-to="/x/v7/react-graphs#bars"');
    expect(await read('r/BarGraph.html')).toContain(
      'href="https://docs.example.com/x/v7/api/graphs/bar-graph"',
    );
    expect(JSON.parse(await read('redirects.json'))).toEqual({
      '/r/BarGraph': '/api/graphs/bar-graph',
      '/graphs/bars': '/react-graphs#bars',
    });
  });

  test('redirects from the path of a page in another version, unless the data say otherwise', async () => {
    const arrivals = {
      current: { '/graphs/new': '/react-graphs', '/graphs': '/react-graphs' },
      v6: { '/react-graphs': '/graphs/other', '/graphs/removed': { version: 'v7' } },
    };
    await write([{ from: '/graphs', to: '/react-graphs#bars' }], arrivals);
    expect(await read('graphs/new.html')).toContain('data-to="/x/v7/react-graphs"');
    expect(JSON.parse(await read('redirects.json'))).toEqual({
      '/r/BarGraph': '/api/graphs/bar-graph',
      '/graphs/new': '/react-graphs',
      '/graphs': '/react-graphs#bars',
    });
  });

  test('stops the build when one leads nowhere', async () => {
    const run = (to: string) => write([{ from: '/graphs', to }]);
    await expect(run('/react-graph')).rejects.toThrow('Did you mean /react-graphs');
    await expect(run('/react-graphs#bar')).rejects.toThrow('Did you mean #bars');
  });
});
