/**
 * Makes `@site/` the folder of the site in Node too, as Docusaurus does in its bundler: the platform imports
 * `@site/library` wherever it is installed itself. It is loaded before the modules that do.
 */
const { existsSync } = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const { siteDir } = require('./siteDir.cjs');

const prefix = '@site/';

/** @param {string} request `@site/library`, `@site/versions.json` */
function toFile(request) {
  const file = path.join(siteDir, request.slice(prefix.length));
  return existsSync(file) ? file : `${file}.ts`;
}

const resolve = Module._resolveFilename;

/** @param {string} request @param {...unknown} rest */
Module._resolveFilename = function resolveSiteModule(request, ...rest) {
  return resolve.call(this, request.startsWith(prefix) ? toFile(request) : request, ...rest);
};
