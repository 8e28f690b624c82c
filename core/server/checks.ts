import path from 'node:path';
import { existsSync } from 'node:fs';
import { VFile } from 'vfile';
import { readSummaries, toApiPages } from '../../plugins/api-reference/server/apiPages';
import { checkComponentNames } from '../../plugins/api-reference/server/guides';
import type { ApiSummary } from '../../plugins/api-reference/types';
import type { Options } from '../../plugins/authoring/options';
import { checkDemos } from '../../plugins/demos/server/checkDemos';
import { readDemos } from '../../plugins/demos/server/readDemos';
import { remarkDemos } from '../../plugins/demos/server/remarkDemos';
import { elementRules } from '../../plugins/markdown-export/server/elements';
import {
  checkEntries,
  checkPages,
  checkSidebar,
  placeEntries,
} from '../../plugins/navigation/server/checks';
import { checkTemplate, readTemplateFolders } from '../../plugins/templates/server/templates';
import { checkMovedPages, readKnownVersions } from './movedPages';
import {
  type LinkTargets,
  addTemplateAnchors,
  checkElements,
  checkHeadings,
  checkImages,
  checkLinks,
} from './pageChecks';
import { type PageText, readPageTexts } from './pageText';
import { readTree } from './sidebar';
import type { BuiltVersion } from './versions';

/**
 * Creates what tells an author about problems while they write: all of them when they change, and
 * once when there are none any more.
 *
 * @param print shows a text in the terminal
 */
export function createReporter(
  print: (text: string) => void,
): (problems: readonly string[]) => void {
  let last = '';
  return (problems) => {
    const text = problems.join('\n');
    if (text !== last) {
      print(
        text === ''
          ? 'Nothing is wrong with the pages any more.'
          : `A build would stop because of ${problems.length === 1 ? 'this' : `these ${problems.length}`}:\n${text}`,
      );
      last = text;
    }
  };
}

/** Returns the patterns of what the checks of a version read: pages, demos, and the tree of the current one. */
export function toWatched(
  { dir, current }: Pick<BuiltVersion, 'dir' | 'current'>,
  siteDir: string,
): string[] {
  return [
    `${dir}/**/*.{md,mdx}`,
    `${dir}/**/demos/**/*.{ts,tsx}`,
    `${dir}/templates/**`,
    ...(current ? [path.join(siteDir, 'sidebars.ts')] : []),
  ];
}

/** What is wrong with a version: the one place that calls the checks of all plugins. */

/** Pages that every version has, beside its documents and its reference. */
const ownPages = ['/', '/playground', '/translations'];

function checkPageDemos({ file, tree }: PageText, siteDir: string): string[] {
  try {
    remarkDemos()(tree, new VFile({ cwd: siteDir, path: path.join(siteDir, file) }));
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

function checkNames({ file, keyLines, frontMatter }: PageText, apis: readonly ApiSummary[]) {
  const { components } = frontMatter;
  const names = Array.isArray(components) ? components.map(String) : [];
  return checkComponentNames([{ file: `${file}:${keyLines.components}`, components: names }], apis);
}

/**
 * Returns all that is wrong with the tree, the pages, the demos and the page templates of a version: each problem with
 * its place and how to mend it. Types are the compiler's, spelling is cspell's.
 *
 * @param siteDir absolute path of the project
 */
export async function checkVersion(
  { version, apiFile, site, movedPages }: Options,
  siteDir: string,
): Promise<string[]> {
  const [apis, known, tree, { pages: written, problems }, demos, templates] = await Promise.all([
    readSummaries(apiFile),
    readKnownVersions(site, siteDir),
    readTree(version, siteDir),
    readPageTexts(version, siteDir),
    readDemos(version.dir),
    readTemplateFolders(version.dir),
  ]);
  const placed = placeEntries(tree.entries, tree.file);
  const apiPages = toApiPages(apis);
  const templateNames = templates.map(({ name }) => name);
  const pages = written.map((page) => addTemplateAnchors(page, templateNames));
  const exists = (file: string) => existsSync(path.join(siteDir, file));
  const targets: LinkTargets = {
    pages,
    otherSlugs: [
      ...ownPages,
      ...Object.keys(apiPages),
      ...templateNames.map((name) => `/templates/${name}`),
      ...(version.current ? ['/api/compare'] : []),
    ],
    isStatic: (file) => exists(`static${file}`),
  };
  const checked = pages.map((page) => ({ ...page, id: page.file }));
  return [
    ...problems,
    ...checkEntries(placed),
    ...checkPages(checked),
    ...checkSidebar(placed, checked, apiPages, path.relative(siteDir, version.dir)),
    ...pages.flatMap((page) => [
      ...checkNames(page, apis),
      ...checkHeadings(page),
      ...checkLinks(page, targets),
      ...checkImages(page, exists),
      ...checkElements(page, Object.keys(elementRules)),
      ...checkPageDemos(page, siteDir),
    ]),
    ...checkDemos(demos, siteDir),
    ...templates.flatMap(checkTemplate),
    ...checkMovedPages(version.name, known, movedPages),
  ];
}
