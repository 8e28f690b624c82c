/**
 * `npm run heights [-- data-grid/sorting … | --all] [--version v7]`: builds a version, opens its pages in
 * Chromium and writes the heights that demos need into the pages. Without arguments: the pages whose text or
 * demos changed since the last commit.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { startCommand } from '../../cli/command';
import { changeFile } from '../../cli/cut/edits';
import { suggestNames } from '../../core/nearestNames';
import { toRelative } from '../../core/server/files';
import { listTranslations } from '../../core/server/languages';
import { readPageTexts } from '../../core/server/pageText';
import { runCommand } from '../../core/server/processes';
import { validateSite } from '../../core/server/site';
import { toTranslatedDir } from '../../core/server/translatedPages';
import { type BuiltVersion, findVersion } from '../../core/server/versions';
import rawSite from '../../site';
import releasedVersions from '../../versions.json';
import { launchBrowser, openProfile } from '../support/browser';
import { heightWidths, measureDemos } from '../support/demoHeights';
import { bringFonts } from '../support/fonts';
import { open, scrollThrough, settle } from '../support/page';
import { serve } from '../support/served';
import { buildDir, siteDir } from '../support/site';
import {
  type Heights,
  fillHeights,
  findChangedPages,
  listChangedFiles,
  writeHeights,
} from './pages';

/** A page with demos. */
interface DemoPage {
  /** Its file, from the project's folder. */
  file: string;
  slug: string;
}

/** How long a demo may take until its height stays the same, in ms. */
const patience = 10_000;

/** How long it must stay the same, in ms. */
const calm = 500;

/** Returns a page and its translations. */
function listFiles({ file }: DemoPage, version: BuiltVersion): string[] {
  const within = toRelative(version.dir, path.join(siteDir, file));
  const translated = listTranslations(siteDir).map((language) =>
    path.posix.join(toTranslatedDir(language, version.name), within),
  );
  return [file, ...translated.filter((item) => existsSync(path.join(siteDir, item)))];
}

/** Returns the pages with demos that the arguments name: by their folder or file in the version. */
async function choosePages(
  version: BuiltVersion,
  names: readonly string[],
  all: boolean,
): Promise<DemoPage[]> {
  const { pages, problems } = await readPageTexts(version, siteDir);
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  const shown = pages
    .filter(({ elements }) => elements.some(({ name }) => name === 'Demo'))
    .map(({ file, frontMatter }) => ({ file, slug: String(frontMatter.slug) }));
  const toNames = ({ file }: DemoPage) => {
    const within = toRelative(version.dir, path.join(siteDir, file)).replace(/\.mdx?$/, '');
    return [within, path.posix.dirname(within)];
  };
  const known = shown.flatMap(toNames);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    const list = unknown.map(
      (name) => `${version.label} has no page ${name} with demos.${suggestNames(name, known)}`,
    );
    throw new Error(list.join('\n'));
  }
  if (names.length > 0) {
    return shown.filter((page) => toNames(page).some((name) => names.includes(name)));
  }
  const files = shown.map(({ file }) => file);
  const changed = all ? files : findChangedPages(files, listChangedFiles());
  return shown.filter(({ file }) => changed.includes(file));
}

/** Measures the demos of a page once their heights stay the same. */
async function measureCalm(page: Parameters<typeof measureDemos>[0]) {
  await settle(page);
  let demos = await measureDemos(page);
  const end = Date.now() + patience;
  for (let calmSince = Date.now(); Date.now() - calmSince < calm && Date.now() < end;) {
    await page.waitForTimeout(100);
    const next = await measureDemos(page);
    if (JSON.stringify(next) !== JSON.stringify(demos)) {
      calmSince = Date.now();
      demos = next;
    }
  }
  return demos;
}

/** Returns the heights that the demos of a page need, and which are not drawn. */
async function measurePage(browser: Browser, address: string) {
  const context = await openProfile(browser);
  try {
    const page = await context.newPage();
    const needed = new Map<string, Heights>();
    const failures: string[] = [];
    for (const [name, width] of Object.entries(heightWidths)) {
      await page.setViewportSize({ width, height: 900 });
      if (name === 'height') {
        await open(page, address);
        await bringFonts(page);
      }
      await scrollThrough(page);
      for (const demo of await measureCalm(page)) {
        if (demo.failure !== undefined) {
          failures.push(`${demo.name} ${demo.failure}`);
        }
        const before = needed.get(demo.name) ?? { height: 0, narrowHeight: 0 };
        needed.set(demo.name, { ...before, [name]: Math.max(1, demo.needed) });
      }
    }
    return { needed, failures };
  } finally {
    await context.close();
  }
}

async function measurePages(version: BuiltVersion, pages: readonly DemoPage[]): Promise<string[]> {
  const [browser, server] = await Promise.all([launchBrowser(), serve(buildDir)]);
  const problems: string[] = [];
  try {
    for (const page of pages) {
      const address = `${server.origin}${version.basePath}${page.slug.slice(1)}`;
      const { needed, failures } = await measurePage(browser, address);
      problems.push(...failures.map((failure) => `${page.file}: ${failure}`));
      if (failures.length === 0) {
        const { changes } = writeHeights(
          await readFile(path.join(siteDir, page.file), 'utf8'),
          needed,
        );
        changes.forEach((text) => console.log(`${page.file}: ${text}`));
        for (const file of listFiles(page, version)) {
          await changeFile(file, (text) => writeHeights(text, needed).text);
        }
      }
    }
  } finally {
    await browser.close();
    server.close();
  }
  return problems;
}

const command = {
  usage: 'npm run heights -- [page … | --all] [--version v7]',
  options: { all: { type: 'boolean', default: false }, version: { type: 'string' } },
  arguments: [0, Infinity],
} as const;

void startCommand(command, async ({ values, positionals }) => {
  const site = validateSite(rawSite, releasedVersions);
  const version = findVersion(site, values.version, siteDir);
  const pages = await choosePages(version, positionals, values.all);
  if (pages.length === 0) {
    console.log(`No page of ${version.label} or its demos changed since the last commit.`);
    return;
  }
  for (const page of pages) {
    for (const file of listFiles(page, version)) {
      await changeFile(file, fillHeights);
    }
  }
  await runCommand('tsx', ['cli/build.ts', version.name, '--language', 'en'], {}, 'inherit');
  const problems = await measurePages(version, pages);
  const count = pages.length === 1 ? '1 page' : `${pages.length} pages`;
  if (problems.length > 0) {
    throw new Error(`These demos can't be measured:\n${problems.join('\n')}`);
  }
  console.log(`Measured: ${count} of ${version.label}.`);
});
