// cspell:ignore fastcgi uwsgi scgi
/** The system's nginx with the configuration in `deploy/`, as an owner would run it. */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findCommand } from '../findCommand.mjs';
import { siteDir } from './site';

/** How long nginx may take to answer, in ms. */
const patience = 10_000;

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** What a distribution's own configuration has around ours, for a user without rights. */
function renderConfiguration(dir: string, ours: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    'daemon off;',
    'master_process off;',
    `pid ${dir}/pid;`,
    `error_log ${dir}/errors warn;`,
    'events {}',
    'http {',
    'include /etc/nginx/mime.types;',
    'access_log off;',
    // Names of hosts and of folders may be long.
    'server_names_hash_bucket_size 128;',
    ...temporary.map((name) => `${name}_temp_path ${dir}/${name};`),
    ours,
    '}',
    '',
  ].join('\n');
}

/** Our configuration with a `server` for each host, the places of this machine, and no certificates. */
async function readOurs(hosts: ReadonlyMap<string, string>, port: number): Promise<string> {
  const text = await readFile(path.join(siteDir, 'deploy/nginx.conf'), 'utf8');
  // The first `server` leads to the second one, which has TLS.
  const [shared = '', , server = ''] = text.split(/(?=^server \{)/m);
  const servers = [...hosts].map(([name, dir]) =>
    server
      .replaceAll('/srv/docs/build', dir)
      .replaceAll('/srv/docs', siteDir)
      .replace(/^ *ssl_.*\n/gm, '')
      .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
      .replace('server_name x-docs.example.com;', `server_name ${name};`),
  );
  return [shared, ...servers].join('\n');
}

async function waitFor(origin: string, deadline: number): Promise<void> {
  const answers = () => fetch(origin).then(Boolean, () => false);
  while (!(await answers())) {
    if (Date.now() > deadline) {
      throw new Error(`nginx does not answer at ${origin}.`);
    }
    await setTimeout(50);
  }
}

/** nginx at work. */
export interface Nginx {
  /** `http://127.0.0.1:40123`: where all hosts are, the first of them for whoever names none. */
  origin: string;
  stop(): Promise<void>;
}

/**
 * Serves hosts by their names at a free port.
 *
 * @param hosts absolute path of the folder that is a host's root, by its name
 * @throws an error with what nginx says of the configuration
 */
export async function startNginx(hosts: ReadonlyMap<string, string>): Promise<Nginx> {
  const command = findCommand(['nginx']);
  if (command === undefined) {
    throw new Error('No nginx was found. Run: node cli/setup.mjs --browser');
  }
  const dir = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  const file = path.join(dir, 'nginx.conf');
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  await writeFile(file, renderConfiguration(dir, await readOurs(hosts, port)));
  const nginx = spawn(command, ['-p', dir, '-c', file, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  nginx.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const ended = new Promise<void>((resolve) => nginx.on('close', () => resolve()));
  const failed = ended.then(() => Promise.reject(new Error(said || 'nginx ended.')));
  failed.catch(() => {});
  await Promise.race([waitFor(origin, Date.now() + patience), failed]);
  return {
    origin,
    async stop() {
      nginx.kill();
      await ended;
      await rm(dir, { recursive: true, force: true });
    },
  };
}
