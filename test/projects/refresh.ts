/** `tsx test/projects/refresh.ts [version …]`: locks what the projects of demos ask for. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { siteDir, versions } from '../support/site';
import { readProjects } from './cases';
import { lock } from './packages';

async function refresh(names: readonly string[]): Promise<void> {
  const siteLock = await readFile(path.join(siteDir, 'pnpm-lock.yaml'), 'utf8');
  for (const [version, projects] of await readProjects(versions)) {
    if (names.length === 0 || names.includes(version)) {
      await lock(version, projects, siteLock);
      console.log(`test/projects/locks/${version}.lock: written`);
    }
  }
}

refresh(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
