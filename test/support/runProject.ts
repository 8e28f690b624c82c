/** Projects of demos, as online editors would build and run them. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';

/**
 * Builds a project, and runs it in a page.
 *
 * @param files text by path
 * @param packagesDir absolute path of the `node_modules` with what it depends on
 */
export async function runProject(
  page: Page,
  files: Readonly<Record<string, string>>,
  packagesDir: string,
): Promise<void> {
  const dir = await mkdtemp(path.join(tmpdir(), 'project-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
    await writeFile(path.join(dir, name), text);
  }
  const { outputFiles } = await build({
    absWorkingDir: dir,
    entryPoints: ['src/main.tsx'],
    nodePaths: [packagesDir],
    outdir: 'dist',
    bundle: true,
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  await rm(dir, { recursive: true });
  const read = (ending: string) => outputFiles.find((file) => file.path.endsWith(ending))?.text;
  await page.goto('about:blank');
  await page.setContent(files['index.html']?.replace(/<script.*<\/script>/s, '') ?? '');
  await page.addStyleTag({ content: read('.css') ?? '' });
  await page.addScriptTag({ content: read('.js') ?? '' });
}
