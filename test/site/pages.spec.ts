/** Every page of every version, read to its end. `kinds.spec.ts` reads a page of each kind every day. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { Page } from '@playwright/test';
import type { Api } from '../../plugins/api-reference/types';
import type { BuiltVersion } from '../../core/server/versions';
import { productsWithLongRows } from '../../core/types';
import { expectAccessible } from '../support/accessibility';
import { expectDemosFit } from '../support/demos';
import { expectFits } from '../support/fit';
import { expect, test } from '../support/fixtures';
import { isLicenseMessage } from '../support/licenseMessages';
import { emulateSystem, open, setDirection, settle } from '../support/page';
import { readToEnd } from '../support/reading';
import { buildDir, readPages, siteDir, versions, type SitePage } from '../support/site';

/** Pages of the reference beside one of each shape, a version, that are looked at thoroughly. */
const sampleSize = 3;

/** Which pages the sample has: by default, others with each commit. */
const seed = process.env.TEST_SEED ?? countCommits();

function countCommits(): string {
  try {
    return execFileSync('git', ['rev-list', '--count', 'HEAD'], { cwd: siteDir }).toString().trim();
  } catch {
    // An archive of the project has no history.
    return '';
  }
}

const isReference = ({ pathname }: SitePage) => /\/api\/[^/]+\/[^/]+$/.test(pathname);

/** Live views of page templates have a spec of their own. */
const isLiveView = ({ pathname }: SitePage) => /\/templates\/[^/]+$/.test(pathname);

/** What makes pages of the reference look different: what they describe, and which sections they have. */
function readShape({ pathname }: SitePage): string {
  const text = readFileSync(path.join(buildDir, `${pathname}.json`), 'utf8');
  const { product, kind, slots, classes } = JSON.parse(text) as Api;
  // Long rows and those of interfaces start expanded, the others as a table.
  return [kind, productsWithLongRows.includes(product), slots.length > 0, classes.length > 0].join(
    ' ',
  );
}

/** A number that says nothing about a page, another one for each seed. */
const toRank = ({ pathname }: SitePage) =>
  createHash('sha256').update(`${seed} ${pathname}`).digest('hex');

/** Chooses what is looked at thoroughly: what is written by hand; of the reference, each shape and a sample. */
function chooseThorough(pages: readonly SitePage[]): ReadonlySet<SitePage> {
  const written = pages.filter((page) => !isReference(page) && !isLiveView(page));
  const reference = pages
    .filter(isReference)
    .map((page) => ({ page, rank: toRank(page) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ page }) => page);
  const shapes = new Set(new Map(reference.map((page) => [readShape(page), page])).values());
  const sample = reference.filter((page) => !shapes.has(page)).slice(0, sampleSize);
  return new Set([...written, ...shapes, ...sample]);
}

const paidPackage = /@mui\/x-[a-z-]+-(?:pro|premium)\b|@material-ui\/x-grid\b/;

/** Notes which paid packages a page asks a license key for. */
function watchPaidPackages(page: Page): ReadonlySet<string> {
  const packages = new Set<string>();
  page.on('console', (message) => {
    if (isLicenseMessage(`${message.type()}: ${message.text()}`)) {
      // Only v4 does not name it: there is one.
      packages.add(paidPackage.exec(message.text())?.[0] ?? '@material-ui/x-grid');
    }
  });
  return packages;
}

/** Reads which paid packages the demos on a page import. */
async function readPaidPackages(page: Page, { dir }: BuiltVersion): Promise<string[]> {
  const demos = page.locator('[data-demo]');
  const names = await demos.evaluateAll((hosts) => hosts.map((host) => host.dataset.demo ?? ''));
  const patterns = names.map((name) => `**/{demos,templates/*}/${name}{,.*}.tsx`);
  const files = await Globby(patterns, { cwd: dir, ignore: ['**/node_modules/**'] });
  return files.flatMap((file) => {
    const imports = readFileSync(path.join(dir, file), 'utf8').matchAll(/ from '([^']+)'/g);
    return [...imports].flatMap(([, from = '']) => paidPackage.exec(from)?.[0] ?? []);
  });
}

async function read(page: Page, { version, pathname }: SitePage): Promise<void> {
  const asked = watchPaidPackages(page);
  await readToEnd(page, { open: () => open(page, pathname) });
  if (asked.size > 0) {
    const imported = await readPaidPackages(page, version);
    expect
      .soft(
        [...asked].filter((name) => !imported.includes(name)),
        'loaded unasked',
      )
      .toEqual([]);
  }
}

for (const version of versions) {
  test.describe(version.label, { tag: '@all' }, () => {
    // On a busy machine, axe needs more than a minute for the largest pages of the reference.
    test.describe.configure({ timeout: 240_000 });
    const pages = readPages(version);
    const thorough = chooseThorough(pages);

    test('the version has pages, of the reference too', () => {
      expect(pages.length).toBeGreaterThan(20);
      expect(pages.filter(isReference).length).toBeGreaterThan(sampleSize);
    });

    for (const item of pages) {
      const { pathname } = item;
      // What is looked at is in the title: the results of one say nothing of the other.
      if (thorough.has(item)) {
        test(`${pathname} can be read, in both modes and on a phone`, async ({ page }) => {
          await read(page, item);
          await expectAccessible(page, { version: version.name });
          await emulateSystem(page, { colorScheme: 'dark' });
          // What frames the page is looked at in both modes in `kinds.spec.ts`.
          await expectAccessible(page, {
            version: version.name,
            rules: ['color-contrast'],
            within: 'main',
          });
          await page.setViewportSize({ width: 360, height: 740 });
          await settle(page);
          await expectFits(page, 'a phone');
          await expectDemosFit(page);
          await setDirection(page, 'rtl');
          await expectFits(page, 'a phone, right to left');
        });
      } else {
        test(`${pathname} can be read`, ({ page }) => read(page, item));
      }
    }
  });
}
