/**
 * Builds the projects that demos become in online editors; ends with `N passed, N failed`.
 * `tsx test/projects/run.ts [name …]`: only demos of these names.
 */
import { rm } from 'node:fs/promises';
import rawSite from '../../site';
import releasedVersions from '../../versions.json';
import { readDemos } from '../../plugins/demos/server/readDemos';
import { readVersionPackages } from '../../plugins/demos/server/readVersionPackages';
import { findVersion, type BuiltVersion } from '../../plugins/shared/server/findVersion';
import { validateSite } from '../../plugins/shared/server/validateSite';
import { mapConcurrently } from '../../plugins/shared/server/mapConcurrently';
import { siteDir } from '../stages/runProcess';
import { buildProject } from './buildProject';
import { collectCases, type ProjectCase } from './collectCases';
import { installPackages } from './installPackages';
import { mergeManifests } from './mergeManifests';
import { readProject } from './readProject';

/** Versions at a time: while packages of one are installed, projects of another are built. */
const concurrency = 2;

/** Builds projects of one version, which share its packages; returns how many of them were built. */
async function buildAll(version: BuiltVersion, cases: readonly ProjectCase[]): Promise<number> {
  const packages = await readVersionPackages(version.dir);
  const projects = await Promise.all(cases.map((item) => readProject(item, packages)));
  const manifests = projects.map(({ files }) => files['package.json'] ?? '');
  const root = await installPackages(mergeManifests(manifests));
  let built = 0;
  for (const project of projects) {
    const started = Date.now();
    const problem = await buildProject(project, root).then(
      () => '',
      (error: Error) => `\n${error.message}`,
    );
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`${problem ? '✗' : '✓'} ${project.label}: ${seconds} s${problem}`);
    built += problem === '' ? 1 : 0;
  }
  await rm(root, { recursive: true, force: true });
  return built;
}

async function run(names: readonly string[]): Promise<void> {
  const site = validateSite(rawSite, releasedVersions);
  const versions = await Promise.all(
    site.versions.map(async ({ name }) => {
      const version = findVersion(site, name, siteDir);
      return { version, demos: await readDemos(version.dir) };
    }),
  );
  const cases = collectCases(versions).filter(
    ({ demo }) => names.length === 0 || names.includes(demo.name),
  );
  const built = await mapConcurrently(versions, concurrency, ({ version }) => {
    const own = cases.filter((item) => item.version === version);
    return own.length > 0 ? buildAll(version, own) : Promise.resolve(0);
  });
  const passed = built.reduce((sum, count) => sum + count, 0);
  console.log(`${passed} passed, ${cases.length - passed} failed`);
  process.exitCode = passed < cases.length ? 1 : 0;
}

run(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
