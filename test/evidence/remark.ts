/** Prints, for each version that was ever measured, how much of its accessibility evidence is outdated. */
import { versions } from '../support/site';
import { describeOutdated, readFolders } from './folders';

async function remark(): Promise<void> {
  for (const version of versions) {
    const line = describeOutdated(await readFolders(version), version);
    if (line !== undefined) {
      console.log(line);
    }
  }
}

remark().catch((error: Error) => console.error(error.message));
