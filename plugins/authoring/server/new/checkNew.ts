import { findNearest } from '../../../shared/findNearest';
import type { Place } from './toPlace';

/** What there is in a version already. */
interface Existing {
  /** Slugs of its pages. */
  slugs: readonly string[];
  /** Names of its demos. */
  demos: readonly string[];
  /** First parts of the paths of its pages' files: `data-grid`. */
  folders: readonly string[];
}

const suggest = (wanted: string, names: readonly string[]) => {
  const near = findNearest(wanted, names);
  return near.length > 0 ? ` Near it: ${near.join(', ')}.` : '';
};

/** Returns what keeps a page from being written under a path; the near names are told. */
export function checkNewPage(path: string, { slug }: Place, existing: Existing): string[] {
  const { slugs, folders } = existing;
  if (!/^[a-z][a-z\d]*(?:-[a-z\d]+)*(?:\/[a-z\d]+(?:-[a-z\d]+)*)+$/.test(path)) {
    return [
      `"${path}" is no path of a page. Write it in small letters with a folder before its name: guides/first-steps.`,
    ];
  }
  const [folder = ''] = path.split('/');
  return [
    folders.includes(folder)
      ? ''
      : `There is no folder "${folder}".${suggest(folder, folders)} Folders: ${folders.join(', ')}.`,
    slugs.includes(slug)
      ? `There is a page at /x${slug} already. Add a demo to it with npm run new -- demo ${path} <Name>.`
      : '',
  ].filter(Boolean);
}

/** Returns what keeps a demo from being written under a name. */
export function checkNewDemo(name: string, { demos }: Pick<Existing, 'demos'>): string[] {
  return [
    /^[A-Z][A-Za-z\d]*$/.test(name)
      ? ''
      : `"${name}" is no name of a demo. Write it in PascalCase, as its component: RowPinningBasic.`,
    demos.includes(name)
      ? `There is a demo "${name}" already; names are unique in a version.${suggest(
          name,
          demos.filter((item) => item !== name),
        )}`
      : '',
  ].filter(Boolean);
}
