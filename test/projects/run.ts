/**
 * Builds the projects that demos become in online editors; ends with `N passed, N failed`.
 * `tsx test/projects/run.ts [name …]`: only demos of these names.
 */
import rawSite from '../../site';
import releasedVersions from '../../versions.json';
import { readDemos } from '../../plugins/demos/server/readDemos';
import { findVersion } from '../../plugins/shared/server/findVersion';
import { validateSite } from '../../plugins/shared/server/validateSite';
import { mapConcurrently } from '../../plugins/shared/server/mapConcurrently';
import { siteDir } from '../stages/runProcess';
import { buildProject } from './buildProject';
import { collectCases } from './collectCases';
import { createInstaller } from './createInstaller';

/** Projects at a time. */
const concurrency = 2;

async function run(names: readonly string[]): Promise<void> {
  const site = validateSite(rawSite, releasedVersions);
  const versions = site.versions.map(async ({ name }) => {
    const version = findVersion(site, name, siteDir);
    return { version, demos: await readDemos(version.dir) };
  });
  const cases = collectCases(await Promise.all(versions)).filter(
    ({ demo }) => names.length === 0 || names.includes(demo.name),
  );
  const installer = await createInstaller();
  const outcomes = await mapConcurrently(cases, concurrency, async (project) => {
    const { version, demo, style, variant } = project;
    const label = `${version.label} ${demo.name}, ${style}, ${variant}`;
    const started = Date.now();
    const problem = await buildProject(project, installer).then(
      () => '',
      (error: Error) => `\n${error.message}`,
    );
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`${problem ? '✗' : '✓'} ${label}: ${seconds} s${problem}`);
    return problem === '';
  });
  await installer.remove();
  const passed = outcomes.filter(Boolean).length;
  console.log(`${passed} passed, ${outcomes.length - passed} failed`);
  process.exitCode = passed < outcomes.length ? 1 : 0;
}

run(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
