/** No page weighs more than its kind may: HTML, stylesheets, and all scripts that a reader loads. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { toFileHeaders } from '../../deploy/responseHeaders';
import { openBuiltSite } from './openBuiltSite';
import { reportProblems } from './exceptions';
import { Scales } from './weight';

// A second look at the same files sees the same.
test.describe.configure({ retries: 0 });

const built = openBuiltSite();

for (const version of built.versions) {
  test(`${version.label}: pages weigh no more than they may`, () => {
    const scales = new Scales(built, version);
    const problems = built
      .pages(version)
      .flatMap((page) =>
        scales.check(page).map((problem) => ({ pathname: page.pathname, problem })),
      );
    expect(reportProblems(problems)).toEqual([]);
  });

  test(`${version.label}: pages do not weigh more with each demo of the version`, () => {
    expect(new Scales(built, version).chunkMap.superfluous).toEqual([]);
  });

  test(`${version.label}: the library's scripts are compiled while they load`, () => {
    const dir = path.join(built.dir, version.basePath, 'assets/js');
    const hint = '//# allFunctionsCalledOnLoad\n';
    const compiled = readdirSync(dir).filter((file) =>
      readFileSync(path.join(dir, file), 'utf8').startsWith(hint),
    );
    expect(compiled).not.toEqual([]);
  });

  test(`${version.label}: all assets can be cached for a year, by a hash of 32 bits or more in their names`, () => {
    const folder = `${version.basePath}assets/`.slice(1);
    const assets = [...built.files].filter((file) => file.startsWith(folder));
    expect(assets).not.toEqual([]);
    const changing = assets.filter(
      (file) => !toFileHeaders(`/${file}`)['Cache-Control']?.includes('immutable'),
    );
    expect(changing).toEqual([]);
  });
}
