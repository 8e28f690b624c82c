import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Where Debian has the commands of servers; not every PATH does. */
const serverFolder = '/usr/sbin';

/**
 * Returns the path of a command, or nothing when there is none.
 *
 * @param {readonly string[]} names of the command, the first that is there counts
 * @param {string} [given] path that goes before what is on `PATH`
 * @returns {string | undefined}
 */
export function findCommand(names, given) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), serverFolder];
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [given, ...candidates].find((file) => {
    try {
      accessSync(file ?? '', constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
