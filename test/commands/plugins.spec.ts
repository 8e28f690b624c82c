/** A feature is a folder in plugins/ and its line in docusaurus.config.ts: without both, the site still builds. */
import { cp, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packageFolders, pages, projectDir } from '../fixture-site/site';
import { expect, test } from '../support/commands';
import { editCopy, linkPackages, runInCopy } from '../support/copy';
import { siteDir } from '../support/site';
import optionalPlugins from '../optionalPlugins.json';

/** What uses a feature goes with it. */
const usedBy: Readonly<Record<string, readonly string[]>> = { search: ['mcp'] };

/** Copies the small site with its packages, but without what was built of it. */
async function copyFixture(): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'without-'));
  const left = ['node_modules', '.docusaurus'];
  const names = await readdir(projectDir);
  for (const name of names.filter((item) => !left.includes(item) && !item.startsWith('build'))) {
    const filter = (file: string) => !file.includes('node_modules');
    await cp(path.join(projectDir, name), path.join(copy, name), { recursive: true, filter });
  }
  for (const [from, to] of packageFolders) {
    await linkPackages(path.join(siteDir, from), path.join(copy, to));
  }
  const apis = 'node_modules/.cache/x-docs-api';
  await cp(path.join(projectDir, apis), path.join(copy, apis), { recursive: true });
  return copy;
}

/** Takes a plugin out: its folder, its import, and the line that lists it. */
async function remove(copy: string, plugin: string): Promise<void> {
  await rm(path.join(copy, 'plugins', plugin), { recursive: true });
  const name = plugin.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
  await editCopy(copy, 'docusaurus.config.ts', (text) =>
    text
      .replace(new RegExp(`^import ${name} from './plugins/${plugin}';\n`, 'm'), '')
      .replace(new RegExp(`^ +${name}\\(.*\\),\n`, 'm'), ''),
  );
}

for (const plugin of optionalPlugins) {
  test(`the site builds without ${plugin}`, { tag: '@all' }, async () => {
    const copy = await copyFixture();
    try {
      for (const name of [plugin, ...(usedBy[plugin] ?? [])]) {
        await remove(copy, name);
        const config = await readFile(path.join(copy, 'docusaurus.config.ts'), 'utf8');
        expect(config).not.toContain(`plugins/${name}'`);
      }
      const args = ['current', '--language', 'en'];
      const { code, output } = await runInCopy(copy, 'cli/build.ts', args);
      expect(code, output).toBe(0);
      const html = await readFile(path.join(copy, 'build', `${pages.overview}.html`), 'utf8');
      expect(html).toMatch(/<h1[\s>]/);
    } finally {
      await rm(copy, { recursive: true });
    }
  });
}
