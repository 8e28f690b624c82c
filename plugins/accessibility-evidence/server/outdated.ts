/** Which demos have changed since they were measured. No browser is needed for that. */
import { createHash } from 'node:crypto';
import type { DemoSource } from '../../../core/server/contribution';
import type { Pins } from '../../../core/server/pins';
import { collectSpecifiers, toPackageName } from '../../demos/imports';
import type { FolderEvidence } from '../types';

/** Returns a hash of what a demo is made of: its own files, and all that they import of the version. */
export const hashDemo = ({ files }: Pick<DemoSource, 'files'>): string =>
  createHash('sha256')
    .update(JSON.stringify(files.map(({ name, code }) => [name, code])))
    .digest('hex')
    .slice(0, 12);

/** Returns the pins of the packages that demos import. */
export function pickImported(demos: readonly Pick<DemoSource, 'files'>[], pins: Pins): Pins {
  const specifiers = demos.flatMap(({ files }) =>
    files.flatMap(({ name, code }) => (/\.tsx?$/.test(name) ? collectSpecifiers(code) : [])),
  );
  const names = [...new Set(specifiers.map(toPackageName))].toSorted();
  return Object.fromEntries(
    names.flatMap((name) => (pins[name] === undefined ? [] : [[name, pins[name]]])),
  );
}

/**
 * Returns the names of the demos of a folder that were never measured, or were made of something else then.
 *
 * @param demos all that the pages of the folder show
 * @param pins the packages of the version now
 */
export function listOutdated(
  evidence: FolderEvidence | undefined,
  demos: readonly DemoSource[],
  pins: Pins,
): string[] {
  const known = evidence?.demos ?? {};
  const isOther = Object.entries(evidence?.packages ?? {}).some(
    ([name, version]) => pins[name] !== version,
  );
  return demos
    .filter((demo) => {
      const before = Object.hasOwn(known, demo.name) ? known[demo.name] : undefined;
      return isOther || before?.hash !== hashDemo(demo);
    })
    .map(({ name }) => name);
}
