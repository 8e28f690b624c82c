import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Makes an old version many: each has its pages, its demos and its packages.
 *
 * @param siteDir absolute path of a copy of the project
 * @param version name of the version that is there
 * @returns the names of the others
 */
export async function writeVersions(
  siteDir: string,
  version: string,
  count: number,
): Promise<string[]> {
  const names = Array.from({ length: count }, (_, index) => `${version}-${index + 1}`);
  const inSite = (...parts: string[]) => path.join(siteDir, ...parts);
  const toFolder = (name: string) => inSite('versioned_docs', `version-${name}`);
  const toTree = (name: string) => inSite('versioned_sidebars', `version-${name}-sidebars.json`);
  const toApi = (name: string) => inSite('node_modules/.cache/x-docs-api', name);
  for (const name of names) {
    const filter = (file: string) => !file.includes('node_modules');
    await cp(toFolder(version), toFolder(name), { recursive: true, filter });
    await symlink(
      path.join(toFolder(version), 'node_modules'),
      path.join(toFolder(name), 'node_modules'),
    );
    await cp(toTree(version), toTree(name));
    await cp(toApi(version), toApi(name), { recursive: true });
  }
  const listFile = inSite('versions.json');
  const list = JSON.parse(await readFile(listFile, 'utf8')) as string[];
  await writeFile(listFile, JSON.stringify([...list, ...names]));
  const siteFile = inSite('site.ts');
  const entries = names.map(
    (name) => `{ name: '${name}', label: '${name}', hue: 0, products: ['data-grid'] },`,
  );
  const text = await readFile(siteFile, 'utf8');
  await writeFile(siteFile, text.replace(/(?=\n {2}\],\n\};)/, `\n${entries.join('\n')}`));
  return names;
}
