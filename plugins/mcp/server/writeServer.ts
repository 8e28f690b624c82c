import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { toVersionPath } from '../../../core/pagePath';
import { siteDir } from '../../../core/server/files';
import type { Site } from '../../../core/types';
import { INDEX_FILE, PACKAGE_FILE, type SiteIndex } from '../types';

/** Returns what the server has to know of a site. */
export function toSiteIndex(site: Site, planSuffixes: readonly string[]): SiteIndex {
  return {
    name: site.name,
    url: site.url + site.basePath,
    versions: site.versions.map((version) => {
      const { name, label, host, products } = version;
      const own = toVersionPath(site, version).slice(site.basePath.length);
      return { name, label, path: host ? `${host}${site.basePath}` : own, products: [...products] };
    }),
    planSuffixes: [...planSuffixes],
  };
}

/**
 * Bundles the server into one file of JavaScript.
 *
 * @param address where the site is served, with a slash at the end
 * @param outfile absolute path
 */
async function bundleServer(address: string, outfile: string): Promise<void> {
  await build({
    entryPoints: [path.join(__dirname, '../program/main.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    minify: true,
    // Some of what it is made of is CommonJS.
    banner: {
      js: "import{createRequire as createRequireOfModule}from'node:module';const require=createRequireOfModule(import.meta.url);",
    },
    alias: { '@site': siteDir },
    define: { SITE_ADDRESS: JSON.stringify(address) },
    logLevel: 'silent',
  });
}

const run = promisify(execFile);

/**
 * Writes the server as an npm package, which `npx` runs from its address, and the index that it begins with.
 *
 * @param outDir absolute path of the current version's build
 */
export async function writeServer(
  site: Site,
  planSuffixes: readonly string[],
  outDir: string,
): Promise<void> {
  const index = toSiteIndex(site, planSuffixes);
  await writeFile(path.join(outDir, INDEX_FILE), JSON.stringify(index));
  const dir = await mkdtemp(path.join(tmpdir(), 'mcp-'));
  try {
    const folder = path.join(dir, 'package');
    await mkdir(folder);
    await bundleServer(index.url, path.join(folder, 'server.mjs'));
    const name = `${site.name} mcp`
      .toLowerCase()
      .replaceAll(/[^a-z\d]+/g, '-')
      .replace(/^-/, '');
    const manifest = {
      name,
      version: '1.0.0',
      bin: { [name]: 'server.mjs' },
      engines: { node: '>=20' },
    };
    await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest));
    const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', dir, folder], {
      // A command of npm on Windows is a script.
      shell: process.platform === 'win32',
    });
    // The folder may be on another disk.
    await copyFile(path.join(dir, stdout.trim()), path.join(outDir, PACKAGE_FILE));
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
