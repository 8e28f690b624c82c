#!/usr/bin/env node
/**
 * `x-docs build v6`: runs a command of the platform in the folder of a site. The commands are TypeScript,
 * which Node itself doesn't run in `node_modules`.
 */
import { createRequire } from 'node:module';
import { register } from 'tsx/cjs/api';

/** The module of each command. */
const modules = {
  build: 'build',
  'docs:cut': 'cut',
  'docs:uncut': 'uncut',
  feedback: 'feedback',
  import: 'import',
  library: 'library',
  new: 'new',
  pages: 'checkPages',
  report: 'report',
  serve: 'serve',
  start: 'start',
  translations: 'translations',
  types: 'checkTypes',
};

const [, , command = '', kind] = process.argv;
if (Object.hasOwn(modules, command)) {
  // The only one that needs no site.
  const name = command === 'new' && kind === 'site' ? 'newSite' : modules[command];
  const require = createRequire(import.meta.url);
  register();
  require('../core/server/siteModules.cjs');
  // Commands read what follows.
  process.argv.splice(2, 1);
  require(`./${name}.ts`);
} else {
  console.error(`There is no command "${command}". Commands: ${Object.keys(modules).join(', ')}.`);
  process.exitCode = 1;
}
