// cspell:ignore eheaders
import fs from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { type Server, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSiteServer, toServedUrl } from './siteServer';

const long = 'long text '.repeat(500);

let dir: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'site-'));
  const files = {
    'index.html': 'root',
    'x/index.html': 'home',
    'x/react-data-table.html': `<p>${long}</p>`,
    'x/react-data-table/sorting.html': 'sorting',
    'x/404.html': 'not in this version',
    'x/v6/index.html': 'home of v6',
    'x/v6/404.html': 'not in v6',
    'x/assets/js/main.1a2b3c4d.js': long,
    '.headers.json': JSON.stringify({ 'Content-Security-Policy': "default-src 'self'" }),
    _headers: '/*',
    '.git/config': 'secret',
    '.well-known/security.txt': 'Contact: us',
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await writeFile(path.join(dir, file), text);
  }
  server = createSiteServer(dir);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(dir, { recursive: true });
});

test.each([
  ['/', 'root'],
  ['/x/', 'home'],
  ['/x', 'home'],
  ['/x/react-data-table/sorting', 'sorting'],
  ['/x/react-data-table/sorting.html', 'sorting'],
  ['/x/v6/', 'home of v6'],
  ['/x/v6/?demo=a#b', 'home of v6'],
])('serves %s', async (address, text) => {
  const response = await fetch(origin + address);
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(text);
});

test('serves a page that has a folder of its name', async () => {
  const response = await fetch(`${origin}/x/react-data-table`);
  expect(await response.text()).toBe(`<p>${long}</p>`);
});

test.each([
  ['/x/nothing', 'not in this version'],
  ['/x/react-data-table/nothing/at-all', 'not in this version'],
  ['/x/v6/nothing', 'not in v6'],
  ['/x/v6/assets/nothing.js', 'not in v6'],
  ['/nothing', 'Not found'],
])("answers %s with 404 and the version's own page", async (address, text) => {
  const response = await fetch(origin + address);
  expect(response.status).toBe(404);
  expect(await response.text()).toBe(text);
});

test.each([
  ['/x/assets/js/main.1a2b3c4d.js', 'max-age=31536000, immutable'],
  ['/x/react-data-table', 'no-cache'],
])('lets %s be cached: %s', async (address, expected) => {
  const response = await fetch(origin + address);
  expect(response.headers.get('cache-control')).toBe(expected);
});

test.each(['/x/react-data-table', '/x/assets/js/main.1a2b3c4d.js', '/x/nothing'])(
  'sends the headers of the site with %s',
  async (address) => {
    const response = await fetch(origin + address);
    expect(response.headers.get('content-security-policy')).toBe("default-src 'self'");
  },
);

test.each(['/.headers.json', '/%2eheaders.json', '/.headers.json?a', '/_headers', '/.git/config'])(
  'does not serve %s, which is for the host',
  async (address) => {
    expect((await fetch(origin + address)).status).toBe(404);
  },
);

test('serves /.well-known/', async () => {
  const response = await fetch(`${origin}/.well-known/security.txt`);
  expect(await response.text()).toBe('Contact: us');
});

test.each(['/x/react-data-table', '/x/assets/js/main.1a2b3c4d.js'])(
  'compresses %s',
  async (address) => {
    const headers = { 'Accept-Encoding': 'gzip' };
    const response = await fetch(origin + address, { headers });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
  },
);

test('does not send a page again that the browser has', async () => {
  const first = await fetch(`${origin}/x/react-data-table/sorting`);
  const headers = { 'If-None-Match': first.headers.get('etag') ?? '' };
  const second = await fetch(`${origin}/x/react-data-table/sorting`, { headers });
  expect(second.status).toBe(304);
});

test('serves nothing outside its folder', async () => {
  const response = await fetch(`${origin}/x/%2e%2e%2f%2e%2e%2f%2e%2e%2f/etc/passwd`);
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('root:');
});

/** Asks for an address exactly as it is written, which `fetch` would normalize. */
function getStatus(address: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({ port: (server.address() as AddressInfo).port, path: address }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

test.each(['//', '///', '///x/'])('answers %s as with one slash', async (address) => {
  expect(await getStatus(address)).toBe(200);
});

test.each([
  'http://[',
  'http://',
  '*',
  '/x/%',
  '/x/%00',
  '/../../../etc/passwd',
  '/x/../../404.html',
])('answers %s with 404', async (address) => {
  expect(await getStatus(address)).toBe(404);
});

test('sends a part of a file, which is not compressed', async () => {
  const headers = { Range: 'bytes=5-2004', 'Accept-Encoding': 'gzip' };
  const response = await fetch(`${origin}/x/assets/js/main.1a2b3c4d.js`, { headers });
  expect(response.status).toBe(206);
  expect(response.headers.get('content-range')).toBe(`bytes 5-2004/${long.length}`);
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(await response.text()).toBe(long.slice(5, 2005));
});

test.each(['bytes=9-5', 'bytes=-3', 'bytes=0-1,3-4', 'bytes=', 'lines=1-2'])(
  'sends the whole file for the range %s',
  async (range) => {
    const response = await fetch(`${origin}/x/react-data-table/sorting`, {
      headers: { Range: range },
    });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('sorting');
  },
);

test.each([
  ['statSync', '/x/'],
  ['readFileSync', '/x/nothing'],
] as const)('keeps serving when a file disappears before %s', async (name, address) => {
  const spy = jest.spyOn(fs, name).mockImplementationOnce(() => {
    throw new Error('ENOENT');
  });
  await expect(fetch(origin + address)).rejects.toThrow();
  spy.mockRestore();
  expect((await fetch(`${origin}/x/`)).status).toBe(200);
});

test('keeps serving when a file disappears after its headers were sent', async () => {
  const spy = jest
    .spyOn(fs, 'createReadStream')
    .mockImplementationOnce(() => fs.createReadStream(path.join(dir, 'gone')));
  const response = fetch(`${origin}/x/`).then((answer) => answer.text());
  await expect(response).rejects.toThrow();
  spy.mockRestore();
  expect((await fetch(`${origin}/x/`)).status).toBe(200);
});

test('serves what a build put in the place of the folder, with its headers', async () => {
  const built = await mkdtemp(path.join(tmpdir(), 'site-'));
  const listener = createSiteServer(built);
  await new Promise<void>((resolve) => listener.listen(0, resolve));
  const get = async (name: string) => {
    const { port } = listener.address() as AddressInfo;
    const response = await fetch(`http://localhost:${port}/${name}`);
    return [await response.text(), response.headers.get('x-build')];
  };
  const write = async (folder: string, files: Readonly<Record<string, string>>) => {
    await mkdir(folder, { recursive: true });
    for (const [name, text] of Object.entries(files)) {
      await writeFile(path.join(folder, name), text);
    }
  };
  await write(built, { 'a.html': long, '.headers.json': '{"X-Build":"1"}' });
  expect(await get('a')).toEqual([long, '1']);
  const next = `${built}-next`;
  await write(next, { 'a.html': 'short', 'b.html': 'new', '.headers.json': '{"X-Build":"2"}' });
  await rm(built, { recursive: true });
  await rename(next, built);
  expect(await get('a')).toEqual(['short', '2']);
  expect(await get('b')).toEqual(['new', '2']);
  listener.closeAllConnections();
  listener.close();
  await rm(built, { recursive: true });
});

test.each([
  ['localhost', 'http://localhost:3000'],
  ['192.168.1.7', 'http://192.168.1.7:3000'],
  ['::1', 'http://[::1]:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
])('a server on %s is reached at %s', (host, url) => {
  expect(toServedUrl(host, 3000)).toBe(url);
});
