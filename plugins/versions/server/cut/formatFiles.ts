import { runCommand } from '../../../shared/server/runCommand';

/** Formats files as `npm run format` does. */
export function formatFiles(...patterns: readonly string[]): Promise<void> {
  return runCommand('prettier', ['--write', '--log-level', 'warn', ...patterns], {}, 'collect');
}
