/** Writes the site of another library, which has the platform as a dependency. */
import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import * as prettier from 'prettier';
import { platformDir } from '../../core/server/files';
import { toScript } from '../../core/server/processes';
import { readSetUp } from './librarySetUp';
import { findPins, findRelease } from '../registry';
import { type NewSite, type NewVersion, renderSite, toVersionDir } from './siteFiles';

const execute = promisify(execFile);

const templateDir = path.join(__dirname, 'template');

/** Files of a version's folder that are the same in all versions. */
const versionFiles = ['mount.tsx', 'tsconfig.json'];

/** Paths out of a version's folder, which is one level deeper for older versions. */
const deepen = (text: string) => text.replaceAll(/(?<=")\.\.\//g, '../../');

async function writeFiles(dir: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(dir, name);
    await mkdir(path.dirname(file), { recursive: true });
    const isCode = /\.(?:tsx?|json)$/.test(name);
    const style = { singleQuote: true, printWidth: 100, filepath: file };
    await writeFile(file, isCode ? await prettier.format(text, style) : text);
  }
}

/**
 * Writes all files of a site.
 *
 * @param dir absolute path of its folder
 */
export async function writeSite(dir: string, site: NewSite): Promise<void> {
  await cp(templateDir, dir, { recursive: true });
  // npm leaves files of its name out of packages.
  await rename(path.join(dir, 'gitignore'), path.join(dir, '.gitignore'));
  const shared = await Promise.all(
    versionFiles.map(async (name) => {
      const text = await readFile(path.join(templateDir, 'docs', name), 'utf8');
      return site.versions.map((version): [string, string] => {
        const { modeAttribute = 'data-mode' } = version.setUp;
        const own = text.replace("'data-mode'", `'${modeAttribute}'`);
        const file = `${toVersionDir(version)}/${name}`;
        return [file, version.name === 'current' ? own : deepen(own)];
      });
    }),
  );
  await writeFiles(dir, { ...Object.fromEntries(shared.flat()), ...renderSite(site) });
}

/** Reads what a site needs to know of the platform that writes it. */
async function readPlatform(given: string | undefined): Promise<NewSite['platform']> {
  const { version, packageManager, browserslist } = JSON.parse(
    await readFile(path.join(platformDir, 'package.json'), 'utf8'),
  ) as NewSite['platform'];
  return { version: given ?? version, packageManager, browserslist };
}

interface Wanted {
  /** Absolute path of a folder that is empty or does not exist. */
  dir: string;
  library: string;
  /** Ranges of its versions, newest first: `8`, `7`. */
  ranges: readonly string[];
  component: string;
  /** Another place to install the platform from: `file:../x-docs-0.1.0.tgz`. */
  platform: string | undefined;
}

async function install(dir: string): Promise<void> {
  const args = [toScript('pnpm'), 'install', '--no-frozen-lockfile'];
  await execute(process.execPath, args, { cwd: dir, maxBuffer: 2 ** 26 }).catch(
    ({ stdout, stderr }: { stdout: string; stderr: string }) => {
      throw new Error(`Failed to install the packages.\n\n${stdout}${stderr}`);
    },
  );
}

/**
 * Writes a site and installs its packages. When that fails, nothing of it stays.
 *
 * @param print gets a line for each step that takes time
 * @throws an error when the folder has files, or the registry or the library lacks what was asked for
 */
export async function createSite(wanted: Wanted, print: (line: string) => void): Promise<void> {
  const { dir, library, ranges, component, platform } = wanted;
  if ((await readdir(dir).catch(() => [])).length > 0) {
    throw new Error(`${dir} has files already. Name a folder that is empty or doesn't exist.`);
  }
  const unknown = { component };
  const versions: NewVersion[] = [];
  for (const range of ranges) {
    const release = await findRelease(library, range);
    const isCurrent = versions.length === 0;
    versions.push({
      name: isCurrent ? 'current' : `v${release.split('.')[0]}`,
      label: isCurrent ? release : `v${release.split('.')[0]}`,
      pins: await findPins(library, release),
      setUp: unknown,
    });
  }
  const site: NewSite = {
    name: path.basename(dir),
    library,
    versions,
    platform: await readPlatform(platform),
  };
  try {
    await writeSite(dir, site);
    print('Installing the packages …');
    await install(dir);
    // What demos need is known now.
    const known = await Promise.all(
      versions.map(async (version) => ({
        ...version,
        setUp: await readSetUp(path.join(dir, toVersionDir(version)), library, component),
      })),
    );
    await writeSite(dir, { ...site, versions: known });
  } catch (error) {
    // It can be tried again there.
    await rm(dir, { recursive: true });
    throw error;
  }
}
