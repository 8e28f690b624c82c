/** Copies of the project, in which commands run: what is broken there, and what they write, stays there. */
import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { library, reference } from '../../library';
import rawSite from '../../site';
import releasedVersions from '../../versions.json';
import { cacheDir } from '../../core/server/files';
import { prepareApis } from '../../plugins/api-reference/server/prepareApis';
import { validateSite } from '../../core/server/site';
import { siteDir } from './site';

/** What a build reads, beside the versions. */
export const shared = [
  'data',
  'docusaurus.config.ts',
  'library.ts',
  'package.json',
  'pnpm-lock.yaml',
  'products.ts',
  'sidebars.ts',
  'site.ts',
  'tsconfig.json',
  'versions.json',
  'cli',
  'core',
  'deploy',
  'plugins',
  'src',
  'static',
  'versioned_sidebars',
];

/** Links every package of a folder, but none of its caches: a broken build must not reach them. */
export async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const names = (await readdir(from)).filter((name) => name !== '.cache');
  await Promise.all(names.map((name) => symlink(path.join(from, name), path.join(to, name))));
}

/** Copies files and folders of the project, without packages. */
export async function copySources(copy: string, names: readonly string[]): Promise<void> {
  const filter = (file: string) => !file.includes('node_modules');
  for (const name of names) {
    await cp(path.join(siteDir, name), path.join(copy, name), { recursive: true, filter });
  }
}

/**
 * Copies the project with the packages of some versions, which can be built there, and with what is
 * known of the API of all.
 *
 * @param versions names of old versions
 * @returns the copy's folder
 */
export async function copySite(...versions: readonly string[]): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'site-'));
  await copySources(copy, [...shared, 'docs', 'versioned_docs']);
  await linkPackages(path.join(siteDir, 'node_modules'), path.join(copy, 'node_modules'));
  for (const version of versions) {
    const packages = `versioned_docs/version-${version}/node_modules`;
    await linkPackages(path.join(siteDir, packages), path.join(copy, packages));
  }
  await prepareApis(validateSite(rawSite, releasedVersions), siteDir, { library, reference });
  const apis = 'x-docs-api';
  const kept = path.join(copy, 'node_modules/.cache', apis);
  await cp(path.join(cacheDir, apis), kept, { recursive: true });
  return copy;
}

/**
 * Changes a file of a copy.
 *
 * @returns its text as it was
 * @throws an error when that changes nothing: what it was to replace is no longer there
 */
export async function editCopy(
  copy: string,
  file: string,
  change: (text: string) => string,
): Promise<string> {
  const absolute = path.join(copy, file);
  const before = await readFile(absolute, 'utf8');
  const after = change(before);
  if (after === before) {
    throw new Error(`The edit of ${file} changes nothing. Is what it replaces still there?`);
  }
  await writeFile(absolute, after);
  return before;
}

/** How long a command may take to end when it is interrupted, in ms. */
const patience = 120_000;

/** What a command did. */
export interface CommandResult {
  /** Exit code; 1 when it was killed. */
  code: number;
  /** All that it printed, without colors. */
  output: string;
}

/** A command that runs. */
export interface Command {
  /** Settles when it ends, with all that it printed. */
  ended: Promise<CommandResult>;
  /** Waits until it has printed something; fails when it ends before. */
  printed(pattern: RegExp): Promise<void>;
  /** Interrupts it with all its children, as Ctrl+C in a terminal or its end does, and waits until it has ended. */
  stop(by?: 'SIGINT' | 'SIGHUP'): Promise<CommandResult>;
}

/**
 * Starts a script of a copy of the project, there.
 *
 * @param required absolute path of a module that it and the processes that it starts load first
 */
export function startInCopy(
  copy: string,
  script: string,
  args: readonly string[] = [],
  required?: string,
): Command {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: copy,
    // A test runner's own environment would make it a build for tests; the copy has its own cache.
    env: {
      ...process.env,
      NODE_ENV: undefined,
      NODE_OPTIONS: required && `--require ${required}`,
      FORCE_COLOR: undefined,
      NO_COLOR: '1',
      DOCS_CACHE_DIR: undefined,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, all of which a terminal would interrupt.
    detached: true,
  });
  let output = '';
  const watchers = new Set<() => void>();
  const collect = (chunk: Buffer) => {
    output += stripVTControlCharacters(chunk.toString());
    watchers.forEach((look) => look());
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = new Promise<CommandResult>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
  const printed = (pattern: RegExp) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (pattern.test(output)) {
          watchers.delete(look);
          resolve();
        }
      };
      watchers.add(look);
      look();
      ended.then(
        () => reject(new Error(`It ended and did not print ${pattern}:\n${output}`)),
        reject,
      );
    });
  const signal = (name: 'SIGINT' | 'SIGHUP' | 'SIGKILL') => {
    try {
      process.kill(-(child.pid ?? 0), name);
    } catch {
      // All of them have ended.
    }
  };
  const stop: Command['stop'] = async (by = 'SIGINT') => {
    signal(by);
    const timer = setTimeout(() => signal('SIGKILL'), patience);
    const result = await ended;
    clearTimeout(timer);
    return result;
  };
  return { ended, printed, stop };
}

/** Runs a script of a copy of the project, there, to its end. */
export const runInCopy = (...command: Parameters<typeof startInCopy>): Promise<CommandResult> =>
  startInCopy(...command).ended;
