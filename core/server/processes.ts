import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { findInPackages, siteDir } from './files';
import { readStage, stageEnvironment } from './stages';

/** The commands of packages that are run, each by its script. */
const scripts = {
  docusaurus: '@docusaurus/core/bin/docusaurus.mjs',
  pnpm: 'pnpm/bin/pnpm.cjs',
  prettier: 'prettier/bin/prettier.cjs',
  tsc: 'typescript-native/bin/tsc',
  tsx: 'tsx/dist/cli.mjs',
} as const;

/** Returns the script of a command. */
export const toScript = (name: keyof typeof scripts): string => findInPackages(scripts[name]);

/** Returns the absolute path of the compiler's executable. Killing the script that starts it leaves it running. */
export async function findCompiler(): Promise<string> {
  const file = findInPackages('typescript-native/lib/getExePath.js');
  const { default: getExePath } = (await import(pathToFileURL(file).href)) as {
    default: () => string;
  };
  return getExePath();
}

/**
 * Runs a command of an installed package in the folder of the site.
 *
 * @param environment variables to add to the environment
 * @param output `inherit` shows what it prints; `collect` keeps it for the error
 * @param onStage is called when the command begins a stage of its work
 * @throws an error with everything that it printed (when collected), when its exit code isn't 0
 */
export function runCommand(
  name: keyof typeof scripts,
  args: readonly string[],
  environment: Record<string, string>,
  output: 'inherit' | 'collect',
  onStage: (stage: string) => void = () => {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [toScript(name), ...args], {
      cwd: siteDir,
      env: { ...process.env, ...stageEnvironment, ...environment },
      stdio: output === 'inherit' ? 'inherit' : ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    child.on('message', (message) => {
      const stage = readStage(message);
      if (stage !== undefined) {
        onStage(stage);
      }
    });
    let printed = '';
    const collect = (chunk: Buffer) => {
      printed += chunk.toString();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) {
        resolve();
      } else {
        reject(new Error(printed.trim() || `${name} ended with ${signal ?? `code ${code}`}.`));
      }
    });
  });
}
