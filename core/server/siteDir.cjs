const { existsSync } = require('node:fs');
const path = require('node:path');

/**
 * Finds the folder of the site that a command is run in: the nearest one with a `site.ts`. Plain JavaScript,
 * because it is needed before anything can compile TypeScript.
 *
 * @param {string} start absolute path
 * @returns {string} the folder itself when none above it has one
 */
function findSiteDir(start) {
  let dir = start;
  while (!existsSync(path.join(dir, 'site.ts')) && dir !== path.dirname(dir)) {
    dir = path.dirname(dir);
  }
  return dir === path.dirname(dir) ? start : dir;
}

module.exports = { siteDir: findSiteDir(process.cwd()) };
