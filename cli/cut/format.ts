/** Formats what a cut writes, as `npm run format` does; apart, since Jest cannot load Prettier. */
import path from 'node:path';
import * as prettier from 'prettier';
import { siteDir } from '../../core/server/files';
import { runCommand } from '../../core/server/processes';
import { type Change, changeFile } from './edits';

/** Formats files of the project. */
export function formatFiles(...patterns: readonly string[]): Promise<void> {
  return runCommand('prettier', ['--write', '--log-level', 'warn', ...patterns], {}, 'collect');
}

/** Changes a file of the project and formats it, or leaves it as it is. */
export function changeCode(file: string, change: Change): Promise<void> {
  return changeFile(file, async (text) => {
    const filepath = path.join(siteDir, file);
    const options = await prettier.resolveConfig(filepath);
    return prettier.format(await change(text), { ...options, filepath });
  });
}
