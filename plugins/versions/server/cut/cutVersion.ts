import type { Site, Version } from '../../../shared/types';
import { buildCut } from './buildCut';
import { cutSteps } from './cutSteps';
import { uncutVersion } from './uncutVersion';

/**
 * Freezes the current version under a name, and builds what it froze. When a step fails, the build fails
 * or someone stops it (Ctrl+C), everything is taken back.
 *
 * @param site as it is when the version is cut
 */
export async function cutVersion(version: Version, site: Site): Promise<void> {
  const stopper = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => stopper.abort(new Error(`Stopped by ${signal}.`)));
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
    // A step that was stopped fails for no reason of its own.
    const { message } = (stopper.signal.aborted ? stopper.signal.reason : error) as Error;
    await uncutVersion(version.name).catch((failure: Error) => {
      throw new Error(`${message}\n\n${failure.message}`);
    });
    throw new Error(message);
  }
}
