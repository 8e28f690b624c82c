import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Returns the path of the system's Chromium, or nothing when there is none.
 * `CHROMIUM_PATH` in the environment goes before what is on `PATH`.
 *
 * @returns {string | undefined}
 */
export function findChromium() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [process.env.CHROMIUM_PATH, ...candidates].find((file) => {
    try {
      accessSync(file ?? '', constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
