import { spawn } from 'node:child_process';
import path from 'node:path';
import { siteDir } from './files';
import { readStage, stageEnvironment } from './stages';

/**
 * Runs a command of an installed package in the project's folder.
 *
 * @param name the command: `docusaurus`, `tsc`
 * @param environment variables to add to the environment
 * @param output `inherit` shows what it prints; `collect` keeps it for the error
 * @param onStage is called when the command begins a stage of its work
 * @throws an error with everything that it printed (when collected), when its exit code isn't 0
 */
export function runCommand(
  name: string,
  args: readonly string[],
  environment: Record<string, string>,
  output: 'inherit' | 'collect',
  onStage: (stage: string) => void = () => {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(path.join(siteDir, 'node_modules/.bin', name), args, {
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
