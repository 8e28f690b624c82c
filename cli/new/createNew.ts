/** Writes pages and demos, copies of a demo that runs, for an author to continue. */
import { appendFile, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as prettier from 'prettier';
import { suggestNames } from '../../core/nearestNames';
import { toRelative } from '../../core/server/files';
import { type PageText, readPageTexts } from '../../core/server/pageText';
import { throwProblems } from '../../core/server/problems';
import { toSidebarFile } from '../../core/server/sidebar';
import { readPageSlugs, toTitle } from '../../core/server/titles';
import { type BuiltVersion, findVersion } from '../../core/server/versions';
import { type Site, products } from '../../core/types';
import {
  type DemoModel,
  checkNewDemo,
  checkNewPage,
  chooseModel,
  renderDemoElement,
  renderPage,
  toPlace,
} from './page';
import { addSidebarEntry } from './sidebarEntry';

async function readExisting(version: BuiltVersion, siteDir: string) {
  const { pages } = await readPageTexts(version, siteDir);
  const dir = toRelative(siteDir, version.dir);
  const folders = pages.map(({ file }) => toRelative(dir, file).split('/')[0] ?? '');
  return {
    pages,
    slugs: pages.map(({ frontMatter }) => String(frontMatter.slug)),
    folders: [...new Set(folders)],
  };
}

/** A page of an older version must exist in the next one. */
async function checkNext(site: Site, version: BuiltVersion, where: string, siteDir: string) {
  const index = site.versions.findIndex(({ name }) => name === version.name);
  const next = site.versions[index - 1];
  if (!next) {
    return [];
  }
  const { slug } = toPlace(where);
  const slugs = await readPageSlugs(findVersion(site, next.name, siteDir).dir);
  return slugs.includes(slug)
    ? []
    : [
        `${next.label} has no page at ${slug}. Write it there first: npm run new -- page ${where} --version ${next.name}`,
      ];
}

/** Returns the names of the demos in a folder, which may not exist. */
async function listDemos(dir: string): Promise<string[]> {
  const files = await readdir(dir).catch(() => []);
  return files.filter((file) => file.endsWith('.tsx')).map((file) => path.basename(file, '.tsx'));
}

/** Finds a demo that a new one about a product, or about no product, begins as. */
async function findModel(pages: readonly PageText[], product: string, siteDir: string) {
  const model = await chooseModel(pages, product === 'general' ? products[0] : product, siteDir);
  if (!model) {
    throw new Error(
      `No page about ${product} has a demo in this version that a new one can begin as. Copy one by hand.`,
    );
  }
  return model;
}

/** Writes a file; fails if it exists. */
async function writeNew(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text, { flag: 'wx' });
}

const format = async (text: string, filepath: string) =>
  prettier.format(text, { ...(await prettier.resolveConfig(filepath)), filepath });

const toDemoCode = (name: string, model: DemoModel) =>
  model.code.replace(new RegExp(`\\b${model.name}\\b`, 'g'), name);

/**
 * Writes a page with its first demo, and its entry in the version's sidebar.
 *
 * @param where its path in the version: `data-grid/row-pinning`
 * @returns a line for each file that was written
 * @throws an error that says what is wrong with the path
 */
export async function createPage(
  site: Site,
  version: BuiltVersion,
  where: string,
  siteDir: string,
): Promise<string[]> {
  const existing = await readExisting(version, siteDir);
  const place = toPlace(where);
  const demo = `${place.name}Basic`;
  throwProblems('Nothing was written', [
    ...checkNewPage(where, place, existing),
    ...(await checkNext(site, version, where, siteDir)),
  ]);
  const model = await findModel(existing.pages, place.product, siteDir);
  const sidebar = toSidebarFile(version);
  const sidebarFile = path.join(siteDir, sidebar);
  const { slug: pathname } = place;
  const extended = addSidebarEntry(await readFile(sidebarFile, 'utf8'), sidebar, { pathname });
  const page = path.join(version.dir, place.file);
  const demoFile = path.join(path.dirname(page), 'demos', `${demo}.tsx`);
  const title = toTitle({ pathname });
  await writeNew(page, renderPage({ ...place, title, demo, model }));
  await writeNew(demoFile, toDemoCode(demo, model));
  await writeFile(sidebarFile, await format(extended.text, sidebarFile));
  return [
    `${toRelative(siteDir, page)}: the page "${title}", at ${pathname}`,
    `${toRelative(siteDir, demoFile)}: its first demo, a copy of ${model.name}`,
    `${sidebar}: its entry, under ${extended.place || 'no group'}`,
  ];
}

/**
 * Writes a demo for a page, and shows it at the end of the page.
 *
 * @param where path of the page: `data-grid/row-pinning`
 * @returns a line for each file that was written
 * @throws an error that says what is wrong with the path or the name
 */
export async function createDemo(
  version: BuiltVersion,
  where: string,
  name: string,
  siteDir: string,
): Promise<string[]> {
  const existing = await readExisting(version, siteDir);
  const { slug } = toPlace(where);
  const page = existing.pages.find(({ frontMatter }) => frontMatter.slug === slug);
  const paths = existing.slugs.map((item) => item.replace(/^\/(?:react-)?/, ''));
  const demosDir = path.join(siteDir, path.dirname(page?.englishFile ?? ''), 'demos');
  throwProblems('Nothing was written', [
    ...(page
      ? []
      : [
          `There is no page ${where}.${suggestNames(where, paths)} To write it: npm run new -- page ${where}`,
        ]),
    ...checkNewDemo(name, await listDemos(demosDir)),
  ]);
  if (!page) {
    return [];
  }
  const model = await findModel(existing.pages, String(page.frontMatter.product), siteDir);
  const file = path.join(demosDir, `${name}.tsx`);
  await writeNew(file, toDemoCode(name, model));
  await appendFile(path.join(siteDir, page.file), `\n${renderDemoElement(name, model)}\n`);
  return [
    `${toRelative(siteDir, file)}: the demo, a copy of ${model.name}`,
    `${page.file}: shows it at its end`,
  ];
}
