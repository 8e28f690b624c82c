/** Every demo of every version draws what it is for, and logs nothing. */
import type { Page } from '@playwright/test';
import { readDemos } from '../../plugins/demos/server/readDemos';
import type { BuiltVersion } from '../../core/server/versions';
import {
  expectDrawn,
  findDemo,
  findSubjects,
  findMissing,
  listDemos,
  replaceDemo,
} from '../support/demos';
import { expect, test } from '../support/fixtures';
import { current, versions } from '../support/site';

async function openDemo(page: Page, { basePath }: BuiltVersion, id: string) {
  await page.goto(`${basePath}playground?demo=${id}&mode=light`);
  return page.locator('[data-demo]');
}

async function expectDemo(page: Page, version: BuiltVersion, id: string): Promise<void> {
  const demo = await openDemo(page, version, id);
  await expectDrawn(demo, findSubjects(await findDemo(version, id)));
}

for (const version of versions) {
  const demos = listDemos(version);

  for (const folder of new Set(demos.map((demo) => demo.folder))) {
    const firsts = demos.filter((demo) => demo.folder === folder && demo.first);
    test(`${version.label}: a demo of each page of ${folder} is drawn`, async ({ page }) => {
      expect(firsts).not.toEqual([]);
      for (const { id } of firsts) {
        await test.step(id, () => expectDemo(page, version, id));
      }
    });
  }

  for (const { id } of demos.filter(({ first }) => !first)) {
    test(`${version.label}: ${id} is drawn`, { tag: '@all' }, ({ page }) =>
      expectDemo(page, version, id),
    );
  }

  test(`${version.label}: all demos are known here`, async () => {
    const ids = (await readDemos(version.dir)).map(({ id }) => id);
    expect(demos.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });
}

// One demo of each subject.
for (const name of [
  'FirstGrid',
  'NoRowsOverlay',
  'FirstChart',
  'FirstPicker',
  'FirstTree',
  'SignIn',
]) {
  test(`a blank ${name} would be noticed`, async ({ page, site }) => {
    await replaceDemo(page, site, current, name, '() => null');
    const demo = await openDemo(page, current, name);
    await expect(demo).toHaveAttribute('data-demo-state', 'ready');
    const subjects = findSubjects(await findDemo(current, name));
    expect(await findMissing(demo, subjects)).toHaveLength(subjects.length);
  });
}
