// cspell:ignore fastcgi uwsgi scgi
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { siteDir } from '../../plugins/shared/server/siteDir';
import { findCommand } from '../findCommand.mjs';

/** A host as nginx serves it here. */
export interface ServedHost {
  /** Absolute path of the folder that is its root. */
  dir: string;
  /** Port of this machine. */
  port: number;
}

/** How long nginx may take to answer, in ms. */
const patience = 10_000;

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
    ...temporary.map((name) => `${name}_temp_path ${dir}/${name};`),
    ours,
    '}',
    '',
  ].join('\n');
}

/** Our configuration with a `server` for each host, and the places of this machine. */
async function readOurs(hosts: readonly ServedHost[]): Promise<string> {
  const text = await readFile(path.join(siteDir, 'deploy/nginx.conf'), 'utf8');
  const [shared = '', server] = text.split(/(?=^server \{)/m);
  const servers = hosts.map(({ dir, port }) =>
    server
      ?.replaceAll('/srv/docs/build', dir)
      .replaceAll('/srv/docs', siteDir)
      .replace('listen 80;', `listen 127.0.0.1:${port};`),
  );
  return [shared, ...servers].join('\n');
}

/** Waits until all hosts answer. */
async function waitFor(hosts: readonly ServedHost[], deadline: number): Promise<void> {
  for (const { port } of hosts) {
    const answers = () => fetch(`http://localhost:${port}/`).then(Boolean, () => false);
    while (!(await answers())) {
      if (Date.now() > deadline) {
        throw new Error(`nginx does not answer at port ${port}.`);
      }
      await setTimeout(50);
    }
  }
}

/**
 * Serves hosts by the system's nginx with the configuration in `deploy/`.
 *
 * @throws an error with what nginx says of the configuration
 */
export async function startNginx(hosts: readonly ServedHost[]): Promise<{ stop(): Promise<void> }> {
  const command = findCommand(['nginx']);
  if (command === undefined) {
    throw new Error('No nginx was found. Run: node plugins/versions/setup.mjs --browser');
  }
  const dir = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  const file = path.join(dir, 'nginx.conf');
  await writeFile(file, renderConfiguration(dir, await readOurs(hosts)));
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
  await Promise.race([waitFor(hosts, Date.now() + patience), failed]);
  return {
    async stop() {
      nginx.kill();
      await ended;
      await rm(dir, { recursive: true, force: true });
    },
  };
}
