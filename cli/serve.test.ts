/** `npm run serve`, as it is typed in a terminal. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

const siteDir = path.resolve(__dirname, '..');
const dir = mkdtempSync(path.join(tmpdir(), 'served-'));
let server: ChildProcess;

beforeAll(() => writeFileSync(path.join(dir, 'page.html'), 'page'));

afterEach(() => server.kill());

afterAll(() => rmSync(dir, { recursive: true }));

/** Starts it; returns the address that it prints. */
async function serve(...args: readonly string[]): Promise<URL> {
  server = spawn(process.execPath, ['cli/x-docs.mjs', 'serve', dir, '--port', '0', ...args], {
    cwd: siteDir,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: server.stdout! })) {
    const [, url] = /^Serving .* at (\S+)$/.exec(line) ?? [];
    if (url) {
      return new URL(url);
    }
  }
  throw new Error('It ended before it said where it serves.');
}

/** Returns whether anything listens at another address of this machine, as others would reach it. */
const isReached = (port: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(Number(port), '127.0.0.2');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

test('serves this machine alone', async () => {
  const { origin, hostname, port } = await serve();
  expect(hostname).toBe('localhost');
  expect(await (await fetch(`${origin}/page`)).text()).toBe('page');
  expect(await isReached(port)).toBe(false);
});

test('serves others too where --host says so', async () => {
  const { origin, port } = await serve('--host', '0.0.0.0');
  expect(await (await fetch(`${origin}/page`)).text()).toBe('page');
  // Other systems have only one such address.
  expect(await isReached(port)).toBe(process.platform === 'linux');
});
