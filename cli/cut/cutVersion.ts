import { siteDir } from '../../core/server/files';
import { readKnownVersions, toMoves } from '../../core/server/movedPages';
import { throwProblems } from '../../core/server/problems';
import { findVersion } from '../../core/server/versions';
import type { Site, Version } from '../../core/types';
import movedPages from '@site/data/moved-pages';
import { library, reference } from '@site/library';
import { prepareApis } from '../../plugins/api-reference/server/prepareApis';
import { buildVersion } from '../build/buildVersion';
import { cutSteps } from './steps';

/** Type-checks the demos of a version that was cut, and builds it in every language of the site. */
async function buildCut({ name }: Version, site: Site): Promise<void> {
  const apis = await prepareApis(site, siteDir, { library, reference });
  const apiFiles = apis.map(({ file }) => file);
  const known = await readKnownVersions(site, siteDir);
  const moves = toMoves(name, known, movedPages);
  for (const language of ['en', ...(site.languages ?? [])]) {
    await buildVersion({
      version: findVersion(site, name, siteDir, language),
      apiFiles,
      moves,
      onStage: (stage) => console.log(`${name}: ${stage} …`),
    });
  }
}

/**
 * Freezes the current version under a name, and builds what it froze. When a step fails, the build fails
 * or someone stops it (Ctrl+C, a closed terminal), everything is taken back.
 *
 * @param site as it is when the version is cut
 */
export async function cutVersion(version: Version, site: Site): Promise<void> {
  const stopper = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => stopper.abort(new Error(`Stopped by ${signal}.`)));
  }
  // A terminal that was closed takes no more lines, and what was changed must still be put back.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', () => {});
  }
  const build = { title: 'type-checking its demos and building it', cut: buildCut };
  try {
    for (const { title, cut } of [...cutSteps, build]) {
      console.log(`${version.name}: ${title} …`);
      await cut(version, site);
      stopper.signal.throwIfAborted();
    }
  } catch (error) {
    console.log(`${version.name}: taking everything back …`);
    // A step that is stopped fails too, but that isn't the reason.
    const { message } = (stopper.signal.aborted ? stopper.signal.reason : error) as Error;
    await uncutVersion(version.name).catch((failure: Error) => {
      throw new Error(`${message}\n\n${failure.message}`);
    });
    throw new Error(message);
  }
}

/**
 * Takes a version out of the project, whole or half cut.
 *
 * @throws an error with all that could not be taken back
 */
export async function uncutVersion(name: string): Promise<void> {
  const problems: string[] = [];
  for (const { title, uncut } of cutSteps) {
    try {
      await uncut(name);
    } catch (error) {
      problems.push(`${title}: ${(error as Error).message}`);
    }
  }
  throwProblems(
    `Not all of ${name} was taken back. Mend this and run "npm run docs:uncut -- ${name}"`,
    problems,
  );
}
