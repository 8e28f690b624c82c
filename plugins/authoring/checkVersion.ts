/** What is wrong with a version: the one place that calls the checks of all plugins. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { VFile } from 'vfile';
import { checkComponentNames } from '../api-reference/server/guides';
import { readSummaries, toApiPages } from '../api-reference/server/apiPages';
import type { ApiSummary } from '../api-reference/types';
import { checkDemos } from '../demos/server/checkDemos';
import { readDemos } from '../demos/server/readDemos';
import { remarkDemos } from '../demos/server/remarkDemos';
import { elementRules } from '../markdown-export/server/elements';
import { checkEntries, checkPages, checkSidebar, placeEntries } from '../navigation/server/checks';
import { checkMovedPages, readKnownVersions } from '../../core/server/movedPages';
import { readTree } from '../../core/server/sidebar';
import { checkTemplate, readTemplateFolders } from '../templates/server/templates';
import type { Options } from './options';
import {
  type LinkTargets,
  addTemplateAnchors,
  checkElements,
  checkHeadings,
  checkImages,
  checkLinks,
} from './server/pageChecks';
import { type PageText, readPageTexts } from './server/pageText';

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
