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

/** Returns the path of the system's Chromium; `CHROMIUM_PATH` in the environment goes first. */
export const findChromium = () =>
  findCommand(
    ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    process.env.CHROMIUM_PATH,
  );

/**
 * Returns the path of Chromium without a window system, which draws the same pages in less time; of
 * the whole one where only that is installed.
 */
export const findHeadlessShell = () =>
  findCommand(['chromium-headless-shell', 'chrome-headless-shell']) ?? findChromium();
