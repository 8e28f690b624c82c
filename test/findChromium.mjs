import { findCommand } from './findCommand.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Returns the path of the system's Chromium, or nothing when there is none.
 * `CHROMIUM_PATH` in the environment goes before what is on `PATH`.
 *
 * @returns {string | undefined}
 */
export const findChromium = () => findCommand(names, process.env.CHROMIUM_PATH);
