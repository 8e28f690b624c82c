/** `src/css/infima.css` has what pages need of Infima, the stylesheet of the theme. */
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { siteDir } from '../support/site';
import { openBuiltSite } from './builtSite';
import { reportProblems } from './exceptions';

const built = openBuiltSite();

const theme = createRequire(require.resolve('@docusaurus/theme-classic'));

const readClasses = (file: string) =>
  new Set(readFileSync(file, 'utf8').match(/(?<=\.)-?[_a-z][\w-]*/gi));

const ofInfima = readClasses(theme.resolve('infima/dist/css/default/default.css'));

// A class of which we set all that Infima sets is in another file of ours.
const dir = path.join(siteDir, 'src/css');
const files = readdirSync(dir).filter((name) => name.endsWith('.css'));
const ours = new Set(files.flatMap((name) => [...readClasses(path.join(dir, name))]));

for (const version of built.versions) {
  test(`${version.label}: pages have no class of Infima without its rules`, () => {
    expect(ours.size).toBeGreaterThan(20);
    const problems = built.pages(version).flatMap(({ file, pathname }) => {
      const values = built.text(file).matchAll(/<[^>]*\sclass=(?:"([^"]*)"|([^\s">]+))/g);
      const names = [...values].flatMap(([, quoted, bare = '']) => (quoted ?? bare).split(/\s+/));
      return [...new Set(names)]
        .filter((name) => ofInfima.has(name) && !ours.has(name))
        .map((name) => ({ pathname, problem: `has the class ${name}` }));
    });
    expect(reportProblems(problems)).toEqual([]);
  });
}
