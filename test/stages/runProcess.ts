import { spawn } from 'node:child_process';
import path from 'node:path';

export const siteDir = path.resolve(__dirname, '../..');

export interface ProcessResult {
  /** Exit code; 1 when it could not be started or was killed. */
  code: number;
  /** All that it printed. */
  output: string;
}

/**
 * Runs a command in the project's folder and keeps what it prints.
 *
 * @param command a path, or the name of an installed package's command
 * @param onLine called with each line of its standard output as it comes
 */
export function runProcess(
  command: string,
  args: readonly string[],
  onLine?: (line: string) => void,
): Promise<ProcessResult> {
  const bin = path.join(siteDir, 'node_modules/.bin');
  const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` };
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: siteDir, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let rest = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      lines.forEach((line) => onLine?.(line));
    });
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
    child.on('error', ({ message }) => resolve({ code: 1, output: `${output}${message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
