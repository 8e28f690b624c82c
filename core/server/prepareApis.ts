import { mapConcurrently } from './concurrency';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import ts from 'typescript';
import { library } from '../../library';
import type { Site } from '../types';
import { readLockedPackages } from './cacheKey';
import { cacheDir } from './files';
import { throwProblems } from './problems';
import { runCommand } from './processes';
import { readTreeEntries } from './sidebar';
import { type BuiltVersion, findVersion } from './versions';

/** Where what was extracted of a version is kept. */
export interface ApiFile {
  version: BuiltVersion;
  /** Absolute path; its name holds a hash of all that the extraction depends on. */
  file: string;
}

/** The code that extracts. */
const extractorPatterns = [
  'extract.ts',
  'paths.ts',
  'types.ts',
  'server/{extract,package-files}/**/*.ts',
];

/** Extractions at a time: each is a process of its own on one core, and takes about 1 GB. */
const concurrency = 2;

const extractorDir = path.join(__dirname, '../../plugins/api-reference');

async function hashExtractor(): Promise<string> {
  const dir = extractorDir;
  const files = await Globby(extractorPatterns, { cwd: dir, ignore: ['**/*.test.ts'] });
  const hash = createHash('sha256').update(ts.version).update(JSON.stringify(library));
  for (const file of files.toSorted()) {
    hash.update(file).update(await readFile(path.join(dir, file)));
  }
  return hash.digest('hex');
}

/** Types come from the version's own packages and from what those stand on. */
async function hashInputs(version: BuiltVersion, siteDir: string, extractor: string) {
  const entries = await readTreeEntries(version, siteDir);
  return createHash('sha256')
    .update(extractor)
    .update(await readFile(path.join(version.dir, 'package.json')))
    .update((await readLockedPackages(siteDir, path.relative(siteDir, version.dir))).join('\n'))
    .update(entries.map(({ product, kebabName }) => `${product}/${kebabName}`).join('\n'))
    .digest('hex')
    .slice(0, 16);
}

async function prepareApi(
  version: BuiltVersion,
  siteDir: string,
  extractor: string,
  onExtract: (label: string) => void,
): Promise<ApiFile> {
  const folder = path.join(cacheDir, 'x-docs-api', version.name);
  const hash = await hashInputs(version, siteDir, extractor);
  const file = path.join(folder, `${hash}.json`);
  if (existsSync(file)) {
    return { version, file };
  }
  onExtract(version.label);
  await mkdir(folder, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  const script = path.join(extractorDir, 'extract.ts');
  await runCommand('tsx', [script, version.name, unfinished], {}, 'collect');
  await rename(unfinished, file);
  const older = (await readdir(folder)).filter((name) => /^\w+\.json$/.test(name));
  const others = older.filter((name) => name !== path.basename(file));
  await Promise.all(others.map((name) => rm(path.join(folder, name), { force: true })));
  return { version, file };
}

/**
 * Brings the extracted API of every version up to date: each page tells what other versions have.
 *
 * @param onExtract told the label of each version that is extracted, when that begins
 * @returns a file a version, newest first
 * @throws an error with the problems of all versions
 */
export async function prepareApis(
  site: Site,
  siteDir: string,
  onExtract: (label: string) => void = () => {},
): Promise<ApiFile[]> {
  const extractor = await hashExtractor();
  const versions = site.versions.map(({ name }) => findVersion(site, name, siteDir));
  const results = await mapConcurrently(versions, concurrency, async (version) => {
    try {
      return await prepareApi(version, siteDir, extractor, onExtract);
    } catch (error) {
      return `${version.label}: ${(error as Error).message}`;
    }
  });
  const problems = results.filter((result) => typeof result === 'string');
  throwProblems('The API reference cannot be made', problems);
  return results.filter((result) => typeof result !== 'string');
}
