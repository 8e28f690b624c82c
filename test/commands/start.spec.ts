/** `npm start` of an old version in a copy of the project: what an author sees in browser and terminal. */
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { editCopy, shared, startInCopy, type Command } from '../support/copy';
import { expect, test as base } from '../support/commands';

const version = 'v4';
const folder = `versioned_docs/version-${version}/data-grid/sorting`;
const pageFile = `${folder}/sorting.mdx`;
const demoFile = `${folder}/demos/ControlledSort.tsx`;

function findFreePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

interface DevServer {
  /** The copy that it serves. */
  copy: string;
  command: Command;
}

/** The server runs while a test does, at its base address. */
const test = base.extend<{ port: number; server: DevServer }>({
  port: async ({ browserName: _ }, use) => use(await findFreePort()),
  baseURL: async ({ port }, use) => use(`http://localhost:${port}`),
  server: async ({ copyProject, port }, use) => {
    const copy = await copyProject(version);
    const command = startInCopy(copy, 'cli/start.ts', [version, '--port', `${port}`]);
    await use({ copy, command });
    await command.stop();
  },
});

test.use({ readsOnly: [...shared, `versioned_docs/version-${version}`] });

test('a page is drawn, and shows at once what is changed of it and of its demos, and what is wrong', async ({
  page,
  server: { copy, command },
}) => {
  const grid = (name: string) => page.locator('[data-demo]').getByRole('grid', { name });
  const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
  await command.printed(/compiled successfully/);
  await test.step('a page with its demos', async () => {
    await page.goto('/x/v4/react-data-grid/sorting');
    await expect(grid('Orders, the largest first')).toBeVisible({ timeout: 60_000 });
  });
  await test.step('an edit of a page', async () => {
    await appendFile(path.join(copy, pageFile), '\nA paragraph more.\n');
    await expect(page.getByText('A paragraph more.')).toBeVisible();
  });
  await test.step('an edit of a demo', async () => {
    await editCopy(copy, demoFile, (text) =>
      text.replace('the largest first', 'the smallest first'),
    );
    await expect(grid('Orders, the smallest first')).toBeVisible();
  });
  await test.step('a demo that does not compile', async () => {
    await editCopy(copy, demoFile, (text) => `${text}\nconst broken = {;\n`);
    await expect(overlay.getByText('const broken = {;')).toBeVisible();
    await expect(overlay.getByText(/ControlledSort\.tsx/).first()).toBeVisible();
  });
  await test.step('the same demo, mended', async () => {
    await editCopy(copy, demoFile, (text) =>
      text.replace('const broken = {;\n', '').replace('the smallest first', 'the largest first'),
    );
    await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0);
    await expect(grid('Orders, the largest first')).toBeVisible();
  });
  await test.step('a page that cannot be read: its line and the text come first', async () => {
    await editCopy(copy, pageFile, (text) => `${text}\nA {brace of} ducks.\n`);
    const said =
      /sorting\.mdx:\d+: the page cannot be read: Could not parse expression with acorn: .*[\s│]+A \{brace of\} ducks\./;
    await command.printed(said);
    await expect(overlay.locator('body')).toContainText(said);
    await test.step('and nothing of the code that read it', async () => {
      await expect(overlay.locator('body')).not.toContainText(/\bat .*:\d+:\d+|Details|Error:/);
    });
    await editCopy(copy, pageFile, (text) => text.replace('A {brace of} ducks.', ''));
    await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0);
  });
  await test.step('a broken link, in the terminal', async () => {
    await appendFile(path.join(copy, pageFile), '\n[Away](../sorting/sorted.mdx)\n');
    await command.printed(/sorting\.mdx:\d+: broken link to \.\.\/sorting\/sorted\.mdx/);
  });
  await test.step('a type error, in the terminal', async () => {
    await editCopy(copy, demoFile, (text) => `${text}\nexport const more: number = 'text';\n`);
    await command.printed(/ControlledSort\.tsx\(\d+,\d+\): error TS2322/);
  });
});
