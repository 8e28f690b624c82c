/** The folders of pages whose demos are measured, and what is outdated of what was found in them. */
import { readPins } from '../../core/server/pins';
import type { DemoSource } from '../../core/server/contribution';
import { groupBy } from '../../core/groupBy';
import { suggestNames } from '../../core/nearestNames';
import type { BuiltVersion } from '../../core/server/versions';
import {
  readEvidence,
  readShownDemos,
} from '../../plugins/accessibility-evidence/server/evidenceFiles';
import { listOutdated } from '../../plugins/accessibility-evidence/server/outdated';
import type { FolderEvidence } from '../../plugins/accessibility-evidence/types';
import { readDemos, toDemoSource } from '../../plugins/demos/server/readDemos';

/** A folder of pages that show demos. */
export interface Folder {
  /** Its path in the version: `charts/bars`. */
  name: string;
  /** Its pages, each with the demos that it shows and no page before it does. */
  pages: readonly { slug: string; demos: readonly string[] }[];
  demos: readonly DemoSource[];
  evidence?: FolderEvidence;
  /** Names of demos that were never measured, or have changed since. */
  outdated: readonly string[];
}

/** Reads the folders of a version, in the order of their paths. */
export async function readFolders(version: BuiltVersion): Promise<Folder[]> {
  const [shown, allDemos, evidence] = await Promise.all([
    readShownDemos(version.dir),
    readDemos(version.dir),
    readEvidence(version.dir),
  ]);
  const pins = readPins(version.dir);
  const sources = allDemos.map((demo) => toDemoSource(demo, version.dir));
  return [...groupBy(shown, ({ folder }) => folder)]
    .map(([name, own]): Folder => {
      const seen = new Set<string>();
      const ownPages = own.map(({ slug, demos }) => {
        const first = demos.filter((demo) => !seen.has(demo));
        first.forEach((demo) => seen.add(demo));
        return { slug, demos: first };
      });
      const demos = sources.filter((demo) => demo.folder === name && seen.has(demo.name));
      const known = evidence.get(name);
      return {
        name,
        pages: ownPages.filter((page) => page.demos.length > 0),
        demos,
        evidence: known,
        outdated: listOutdated(known, demos, pins),
      };
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * Returns the folders that names mean: `charts/bars`, or all in `charts`.
 *
 * @throws an error that lists the names that mean none
 */
export function chooseFolders(
  folders: readonly Folder[],
  names: readonly string[],
  label: string,
): Folder[] {
  const isIn = ({ name }: Folder, wanted: string) => `${name}/`.startsWith(`${wanted}/`);
  const unknown = names.filter((wanted) => !folders.some((folder) => isIn(folder, wanted)));
  if (unknown.length > 0) {
    const known = folders.map(({ name }) => name);
    const list = unknown.map(
      (name) => `${label} has no folder ${name} of pages with demos.${suggestNames(name, known)}`,
    );
    throw new Error(list.join('\n'));
  }
  return folders.filter((folder) => names.some((wanted) => isIn(folder, wanted)));
}

/** Says in a line what is outdated in a version; nothing where all is current, or nothing was ever measured. */
export function describeOutdated(
  folders: readonly Folder[],
  { label, current, name }: Pick<BuiltVersion, 'label' | 'current' | 'name'>,
): string | undefined {
  const outdated = folders.flatMap((folder) => folder.outdated);
  if (outdated.length === 0 || folders.every(({ evidence }) => !evidence)) {
    return undefined;
  }
  const isMeasured = (folder: Folder) => (demo: string) =>
    Object.hasOwn(folder.evidence?.demos ?? {}, demo);
  const changed = folders.flatMap((folder) => folder.outdated.filter(isMeasured(folder)));
  const option = current ? '' : ` -- --version ${name}`;
  const all = folders.reduce((sum, { demos }) => sum + demos.length, 0);
  return `Accessibility evidence of ${label}: of ${all} demos, ${changed.length} have changed since they were measured, and ${outdated.length - changed.length} were never measured. Run npm run evidence${option}.`;
}
