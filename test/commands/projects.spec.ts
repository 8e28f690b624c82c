/** The projects that demos become in online editors are installed, built and run, as they would be there. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Page, expect, test } from '@playwright/test';
import { readProjects, type DemoProject } from '../projects/cases';
import { checkLock, findUndeclared, installLocked, run } from '../projects/packages';
import { serve } from '../support/served';
import { versions } from '../support/site';

/**
 * Builds a project, and checks its types where that is asked for.
 *
 * @param root absolute path of a folder where its packages are installed
 * @returns the folder of what was built
 */
async function build({ label, files, typed }: DemoProject, root: string): Promise<string> {
  expect(findUndeclared({ files }), 'packages that its package.json does not ask for').toEqual([]);
  const dir = path.join(root, label.replaceAll(/\W+/g, '-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
    await writeFile(path.join(dir, name), text);
  }
  const bin = path.join(root, 'node_modules/.bin');
  await run(path.join(bin, 'vite'), ['build'], dir);
  if (typed) {
    await run(path.join(bin, 'tsc'), ['-p', '.', '--pretty', 'false'], dir);
  }
  return path.join(dir, 'dist');
}

/** Opens what was built: the demo is drawn, and nothing is thrown. */
async function open(page: Page, dir: string): Promise<void> {
  const thrown: string[] = [];
  const note = (error: Error) => thrown.push(error.message);
  page.on('pageerror', note);
  const { origin, close } = await serve(dir);
  await page.goto(origin);
  await expect(page.locator('#root').locator(':visible').first()).toBeVisible();
  expect(thrown).toEqual([]);
  page.off('pageerror', note);
  close();
}

for (const { name, label } of versions) {
  test(
    `projects of demos of ${label} are installed, built and run`,
    { tag: '@all' },
    async ({ page }) => {
      const projects = (await readProjects(versions)).get(name) ?? [];
      expect(projects.length).toBeGreaterThan(0);
      const root = await installLocked(name, projects);
      for (const project of projects) {
        await test.step(project.label, async () => {
          const problem = await build(project, root)
            .then((dir) => open(page, dir))
            .then(
              () => '',
              (error: Error) => error.message,
            );
          expect.soft(problem, project.label).toBe('');
        });
      }
      await rm(root, { recursive: true, force: true });
    },
  );
}

test('what projects ask for is locked, and another package is refused with the command that locks it', async () => {
  const projects = await readProjects(versions);
  for (const { name } of versions) {
    await checkLock(name, projects.get(name) ?? []);
  }
  const files = { 'package.json': '{ "dependencies": { "react": "17.0.1" } }' };
  const installed = installLocked('v4', [{ label: 'Other', files, typed: false }]);
  await expect(installed).rejects.toThrow(
    'The projects of v4 ask for other packages than test/projects/locks/v4.lock has. Run: npx tsx test/projects/refresh.ts v4',
  );
});
