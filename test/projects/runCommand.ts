import path from 'node:path';
import { runProcess } from '../stages/runProcess';

/** How much of what a command printed is shown when it fails, in lines. */
const shown = 40;

/**
 * Runs a command.
 *
 * @throws an error with the end of what it printed when it fails
 */
export async function runCommand(command: string, args: readonly string[]): Promise<void> {
  const { code, output } = await runProcess(command, args);
  if (code !== 0) {
    const end = output.trimEnd().split('\n').slice(-shown).join('\n');
    throw new Error(`${path.basename(command)} ${args.join(' ')} ended with code ${code}:\n${end}`);
  }
}
