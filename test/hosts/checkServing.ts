import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { readResponseHeaders } from '../../plugins/versions/server/readResponseHeaders';
import type { Check } from '../browser/check';
import { createRecorder } from '../browser/createRecorder';

interface Expected {
  status: number;
  headers?: Readonly<Record<string, string>>;
  /** File of the host's folder that is the answer. */
  file?: string;
}

const leadsTo = (location: string): Expected => ({ status: 301, headers: { location } });
const gets = (file: string, headers: Expected['headers'] = {}): Expected => ({
  status: 200,
  file,
  headers: { 'cache-control': 'no-cache', ...headers },
});
const isMissing = (file: string): Expected => ({ ...gets(file), status: 404 });

/** What a host answers, by the address: pages of the current version and v5, and what is no page. */
const answers = (script: string): Readonly<Record<string, Expected>> => ({
  '/': gets('index.html'),
  '/x/': gets('x/index.html', { 'content-type': 'text/html; charset=utf-8' }),
  '/x': leadsTo('/x/'),
  '/x/v5': leadsTo('/x/v5/'),
  '/x/react-data-grid': gets('x/react-data-grid.html', { 'content-encoding': 'gzip' }),
  '/x/react-data-grid/?a=b': leadsTo('/x/react-data-grid?a=b'),
  '/x/v5/react-data-grid/sorting': gets('x/v5/react-data-grid/sorting.html'),
  '/x/r/DataGrid?a=b': leadsTo('/x/api/data-grid/data-grid?a=b'),
  '/x/v5/r/DataGrid/': leadsTo('/x/v5/api/data-grid/data-grid'),
  '/x/nothing': isMissing('x/404.html'),
  '/x/react-data-grid/nothing/': isMissing('x/404.html'),
  '/x/v5/api/nothing': isMissing('x/v5/404.html'),
  '/x/assets/': isMissing('x/404.html'),
  '/.nginx.conf': isMissing('x/404.html'),
  '/_headers': isMissing('x/404.html'),
  '/x/react-data-grid.md': gets('x/react-data-grid.md', {
    'content-type': 'text/markdown; charset=utf-8',
    'content-encoding': 'gzip',
  }),
  '/x/llms.txt': gets('x/llms.txt', { 'content-type': 'text/plain; charset=utf-8' }),
  '/x/manifest.webmanifest': gets('x/manifest.webmanifest', {
    'content-type': 'application/manifest+json',
  }),
  '/x/search/list.json': gets('x/search/list.json', { 'access-control-allow-origin': '*' }),
  [`/${script}`]: gets(script, {
    'cache-control': 'max-age=31536000, immutable',
    'content-encoding': 'gzip',
  }),
});

/** What is wrong with an answer; every one has the headers of the site. */
async function look(address: string, expected: Expected, dir: string): Promise<string[]> {
  const response = await fetch(address, { redirect: 'manual' });
  const text = await response.text();
  const wanted = { ...readResponseHeaders(dir), ...expected.headers };
  return [
    ...(response.status === expected.status ? [] : [`is answered with ${response.status}`]),
    ...Object.entries(wanted).flatMap(([name, value]) =>
      response.headers.get(name) === value ? [] : [`${name}: ${response.headers.get(name)}`],
    ),
    ...(expected.file === undefined || text === readFileSync(path.join(dir, expected.file), 'utf8')
      ? []
      : [`is not ${expected.file}`]),
  ];
}

/**
 * Asks a host that serves the current version and v5 for all kinds of addresses.
 *
 * @param dir absolute path of the folder that is its root
 */
export async function checkServing(origin: string, dir: string): Promise<Check[]> {
  const { checks, record } = createRecorder('nginx');
  const [script = ''] = await Globby('x/assets/js/main.*.js', { cwd: dir });
  for (const [address, expected] of Object.entries(answers(script))) {
    await record(address, () => look(origin + address, expected, dir));
  }
  await record('does not send a page again that the browser has', async () => {
    const { headers } = await fetch(`${origin}/x/`);
    const known = { 'If-None-Match': headers.get('etag') ?? '' };
    const { status } = await fetch(`${origin}/x/`, { headers: known });
    return status === 304 ? [] : [`it is answered with ${status}`];
  });
  return checks;
}
