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

  const firsts = demos.filter(({ first }) => first);
  // Every day the first of each page; of old versions the first of each product.
  const everyday = version.current
    ? firsts
    : firsts.filter(
        (demo, index) => firsts.findIndex(({ folder }) => folder === demo.folder) === index,
      );

  for (const demo of demos) {
    const tag = everyday.includes(demo) ? [] : '@all';
    test(`${version.label}: ${demo.id} is drawn`, { tag }, ({ page }) =>
      expectDemo(page, version, demo.id),
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
