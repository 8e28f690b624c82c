import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { type BuildContext, collect, listAnchors } from './contribution';
import { listStaticDirs } from './files';
import { checkMovedPages, readKnownVersions } from './movedPages';
import { checkElements, checkHeadings, checkImages, createLinkCheck } from './pageChecks';
import { type PageText, readPageTexts } from './pageText';
import { checkLiteralVersions, readPins } from './pins';
import { throwProblems } from './problems';
import { readSidebar } from './sidebar';
import { reportStage } from './stages';

/** The home page, which every version has beside its documents and what plugins bring. */
const ownSlugs = ['/'];

/** Elements that pages may have without importing them, beside those of plugins. */
const ownElements = ['Tabs', 'TabItem', 'div', 'span', 'kbd', 'br'];

/** By file, then by line. */
const byPlace = new Intl.Collator('en', { numeric: true }).compare;

/**
 * Returns everything that is wrong with the sidebar, the pages and the demos of a version: each problem
 * with its place and how to mend it. The compiler checks types, cspell the spelling.
 */
export async function checkVersion(context: BuildContext): Promise<string[]> {
  const { siteDir, site, version, movedPages, contributed } = context;
  // As they are now: the development server checks again whenever a page changes.
  const [known, sidebar, { pages: written, problems }] = await Promise.all([
    readKnownVersions(site, siteDir),
    readSidebar(version, siteDir),
    readPageTexts(version, siteDir),
  ]);
  const pages = written.map((page) => ({
    ...page,
    anchors: listAnchors(contributed, page),
  }));
  const exists = (file: string) => existsSync(path.join(siteDir, file));
  const checkLinks = createLinkCheck({
    pages,
    otherSlugs: [
      ...ownSlugs,
      ...Object.keys(contributed.pages),
      ...collect(contributed, 'demoPages').map(({ slug }) => slug),
      ...collect(contributed, 'otherPages').map(({ slug }) => slug),
    ],
    isStatic: (file) => listStaticDirs(siteDir).some((dir) => existsSync(path.join(dir, file))),
  });
  const elements = [...collect(contributed, 'elements'), ...ownElements];
  const pins = version.current ? readPins(version.dir) : {};
  const checkText = (page: PageText) => [
    ...checkLiteralVersions(page, pins),
    ...checkHeadings(page),
    ...checkImages(page, exists),
    ...checkElements(page, elements),
  ];
  if (problems.length > 0) {
    // What leads to a page that can't be read would seem to lead nowhere.
    return [...problems, ...pages.flatMap(checkText)].toSorted(byPlace);
  }
  const found = await Promise.all(
    contributed.all.map(({ check }) => check?.({ pages, sidebar }) ?? []),
  );
  return [
    ...found.flat(),
    ...pages.flatMap((page) => [...checkText(page), ...checkLinks(page)]),
    ...checkMovedPages(version.name, known, movedPages),
  ].toSorted(byPlace);
}

/** Returns a function that prints problems when they change, and once when none are left. */
export function createReporter(
  print: (text: string) => void,
): (problems: readonly string[]) => void {
  let last = '';
  return (problems) => {
    const text = problems.join('\n');
    if (text !== last) {
      const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
      print(
        text === '' ? 'No problems left in the pages.' : `${count} would stop a build:\n${text}`,
      );
      last = text;
    }
  };
}

/** Returns patterns of the files that the checks of a version read: pages, demos, and the current sidebar. */
function toWatched({ version: { dir, current }, siteDir }: BuildContext): string[] {
  return [
    `${dir}/**/*.{md,mdx}`,
    `${dir}/!(node_modules)/**/*.{ts,tsx,css,json}`,
    ...(current ? [path.join(siteDir, 'sidebars.ts')] : []),
  ];
}

/** Checks a version's content: a build stops before it begins, the development server warns. */
export async function contentChecks(context: BuildContext): Promise<Plugin> {
  const isDevelopment = process.env.NODE_ENV === 'development';
  if (!isDevelopment) {
    reportStage('checking pages');
    throwProblems(
      `Cannot build the pages of ${context.version.label}`,
      await checkVersion(context),
    );
  }
  const report = createReporter((text) => console.warn(text));
  return {
    name: 'docusaurus-plugin-content-checks',
    getPathsToWatch: () => (isDevelopment ? toWatched(context) : []),
    async loadContent() {
      if (isDevelopment) {
        // Not awaited: a saved page shows at once.
        void checkVersion(context).then(report, ({ message }: Error) => report([message]));
      }
    },
  };
}
