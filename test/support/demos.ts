/** The demos of the built site: which there are, what each is for, and whether it is drawn. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { expect, type Locator, type Page } from '@playwright/test';
import { addIds, readDemos, type Demo } from '../../plugins/demos/server/readDemos';
import { toKebabName } from '../../core/names';
import { listShownDemos } from '../../core/server/mdx';
import type { BuiltVersion } from '../../core/server/versions';
import { isWrongHeight, measureDemos } from './demoHeights';
import type { SiteServer } from './served';

/** What a demo is there to draw; `content` is anything that can be seen. */
export type Subject = 'grid' | 'grid without rows' | 'chart' | 'picker' | 'tree' | 'content';

/** A demo of a version, as the playground calls it. */
export interface ListedDemo {
  name: string;
  /** Its name, or `data-grid-sorting-Name` where pages have demos of the same name. */
  id: string;
  /** Folder of the product: `data-grid`, `charts`, `home`. */
  folder: string;
  /** Whether it is the first on the page that shows it, or the only one of its folder. */
  first: boolean;
}

/** Lists the demos of a version from its files and what its pages show: tests are named before they run. */
export function listDemos({ dir }: BuiltVersion): ListedDemo[] {
  const options = { cwd: dir, ignore: ['**/node_modules/**'] };
  const shown = Globby.sync('**/*.mdx', options)
    .toSorted()
    .flatMap((file) => {
      const names = listShownDemos(readFileSync(path.join(dir, file), 'utf8'));
      const demosDir = path.posix.join(path.posix.dirname(file), 'demos');
      return names.map((name, index) => ({
        file: `${demosDir}/${name}`,
        hasPage: true,
        first: index === 0,
      }));
    });
  const withoutPages = Globby.sync(['home/demos/*.tsx', 'templates/*/*.tsx'], options)
    .map((file) => file.replace(/(\.\w+)?\.tsx$/, ''))
    .filter((file) => {
      const [, template] = /^templates\/([^/]+)\//.exec(file) ?? [];
      return template === undefined || toKebabName(path.basename(file)) === template;
    })
    .map((file) => ({ file, hasPage: false, first: true }));
  const found = new Map<string, Omit<ListedDemo, 'id'> & Pick<Demo, 'dir' | 'hasPage'>>();
  for (const { file, hasPage, first } of [...shown, ...withoutPages]) {
    const component = path.join(dir, file);
    if (existsSync(`${component}.tsx`)) {
      found.set(file, {
        name: path.basename(file),
        dir: path.dirname(component),
        folder: file.split('/')[0] ?? '',
        hasPage,
        first: first || (found.get(file)?.first ?? false),
      });
    }
  }
  return addIds([...found.values()], dir);
}

/** A demo on a page of the site. */
export interface PlacedDemo {
  version: BuiltVersion;
  /** Path of the page: `/x/v6/react-charts/getting-started`. */
  pathname: string;
  name: string;
}

/**
 * Returns the demo that a version's guide of a product begins with, on the page where it is; nothing when the
 * version does not have the product.
 *
 * @param folder the product's: `data-grid`, `charts`
 */
export function findFirstDemo(version: BuiltVersion, folder: string): PlacedDemo | undefined {
  const demos = listDemos(version).filter((demo) => demo.folder === folder);
  const demo = demos.find(({ name, first }) => first && name.startsWith('First'));
  if (demos.length > 0 && !demo) {
    throw new Error(`${version.label} has no demo that starts its guide of ${folder}.`);
  }
  const page = version.current ? 'quickstart' : 'getting-started';
  const pathname = `${version.basePath}react-${folder}/${page}`;
  return demo && { version, pathname, name: demo.name };
}

const known = new Map<string, Promise<Demo[]>>();

/** Reads a demo of a version with its code. */
export async function findDemo({ dir }: BuiltVersion, id: string): Promise<Demo> {
  const reading = known.get(dir) ?? readDemos(dir);
  known.set(dir, reading);
  const demo = (await reading).find((item) => item.id === id);
  if (!demo) {
    throw new Error(`There is no demo ${id} in ${dir}.`);
  }
  return demo;
}

/** Packages of the library, by what they draw. */
const subjects: readonly [RegExp, Subject][] = [
  [/^@mui\/x-data-grid|^@material-ui\/(data-grid|x-grid)/, 'grid'],
  [/^@mui\/x-charts/, 'chart'],
  [/^@mui\/x-date-pickers/, 'picker'],
  [/^@mui\/x-tree-view/, 'tree'],
];

/** Modules of these packages without components: translations and date adapters. */
const drawsNothing = /\/(locales|Adapter\w+)$/;

/** Returns what a demo is there to draw, by what its code imports from the library. */
export function findSubjects({ name, dir, variants: [variant] }: Demo): Subject[] {
  // What a template starts with need not be all that it has.
  if (!variant || dir.includes('/templates/')) {
    return ['content'];
  }
  const code = variant.files.map((file) => file.code).join('\n');
  const imports = [...code.matchAll(/^import (?!type)[^;]*? from '([^']+)'/gm)];
  const used = subjects.filter(([pattern]) =>
    imports.some(([, from = '']) => pattern.test(from) && !drawsNothing.test(from)),
  );
  // A chart without series shows a text.
  const hasMarks = !code.includes('series={[]}');
  // A picker in a cell is drawn when the cell is edited.
  const isInCell = code.includes('renderEditCell');
  const found = used
    .map(([, subject]) => subject)
    .filter((subject) => (subject !== 'chart' || hasMarks) && (subject !== 'picker' || !isInCell));
  // `NoRowsOverlay`, `NoDataTexts`: what is shown where there is nothing to show.
  if (/^No[A-Z]/.test(name)) {
    return [found.includes('grid') ? 'grid without rows' : 'content'];
  }
  return found.length > 0 ? found : ['content'];
}

/** Returns which of its subjects a demo does not draw, with what is there instead. */
export function findMissing(demo: Locator, expected: readonly Subject[]): Promise<string[]> {
  return demo.evaluate((host, wanted) => {
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const visible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return visible && (width > 0 || height > 0);
    };
    const find = (selector: string, within: Element = host) =>
      [...within.querySelectorAll<HTMLElement>(selector)].filter(isSeen);
    const hasText = (element: HTMLElement) => element.innerText.trim() !== '';
    const isMark = (shape: Element) => {
      const { width, height } = shape.getBoundingClientRect();
      const { fill, stroke } = getComputedStyle(shape);
      const isPainted = [fill, stroke].some(
        (paint) => !['none', 'transparent', 'rgba(0, 0, 0, 0)'].includes(paint),
      );
      const hasSize = shape.matches('path') ? width > 0 || height > 0 : width > 0 && height > 0;
      const isFrame = shape.closest(
        'defs, clipPath, [class*="MuiChartsAxis"], [class*="MuiChartsLegend"], [class*="MuiChartsGrid"]',
      );
      return isPainted && hasSize && !isFrame;
    };
    // The days of a calendar are a grid, too.
    const grids = () =>
      find('[role$="grid"]').filter((grid) => !grid.closest('[class*="Calendar"]'));
    const rows = (grid: Element) => find('[role="row"][data-id]', grid).filter(hasText);
    const isDrawn: Record<Subject, () => boolean> = {
      // Beside one with rows, another may show why it has none.
      grid: () =>
        grids().some((grid) => rows(grid).length > 0) &&
        grids().every(
          (grid) =>
            rows(grid).length > 0 || find('[class*="MuiDataGrid-overlay"]', grid).some(hasText),
        ),
      'grid without rows': () =>
        grids().some((grid) => rows(grid).length === 0) &&
        // An overlay, or the row that a component draws in place of one.
        (find('[class*="MuiDataGrid-overlay"], [role="row"]:not([data-id]) [role="gridcell"]').some(
          hasText,
        ) ||
          find('[class*="MuiDataGrid-rowSkeleton"]').length > 0),
      chart: () => {
        const hasMark = (svg: Element) => find('path, rect, circle', svg).some(isMark);
        const charts = find('svg:has([class*="MuiChartsAxis"], [class*="Element-root"])');
        // Pies, gauges and funnels have no axes.
        return charts.length > 0
          ? charts.every(hasMark)
          : find('svg:not([class*="MuiSvgIcon"])').some(hasMark);
      },
      picker: () =>
        find(
          'input:not([type="hidden"], [type="checkbox"], [type="radio"]), [class*="MuiPickersSectionList-root"]',
        ).length > 0 ||
        find(
          '[class*="Calendar"][class*="-root"] button, button[class*="PickersDay-root"], [class*="Clock"] [role="option"], button[aria-haspopup="dialog"]',
        ).some(hasText),
      tree: () => {
        const trees = find('[role="tree"]');
        return (
          trees.length > 0 && trees.every((tree) => find('[role="treeitem"]', tree).some(hasText))
        );
      },
      content: () => host instanceof HTMLElement && find('*').length > 0 && hasText(host),
    };
    return wanted
      .filter((subject) => !isDrawn[subject]())
      .map((subject) => `no ${subject} in: ${host.innerHTML.slice(0, 400)}`);
  }, expected);
}

/** Fails unless a demo comes to draw what it is there for. */
export async function expectDrawn(demo: Locator, expected: readonly Subject[]): Promise<void> {
  await expect(demo).toHaveAttribute('data-demo-state', 'ready');
  await expect.poll(() => findMissing(demo, expected), { message: 'is drawn' }).toEqual([]);
}

/**
 * Fails when a demo of the page is not drawn, draws nothing, or needs more height than is reserved for it.
 *
 * @param spare how much more may be reserved than it needs, in px
 */
export async function expectDemosFit(page: Page, spare = Infinity): Promise<void> {
  const demos = await measureDemos(page);
  const problems = demos.flatMap(({ name, within, failure, reserved, needed }) => {
    if (failure !== undefined) {
      return [`${name} ${failure}`];
    }
    // Nothing comes after what is the whole page.
    if (within === 'page') {
      return [];
    }
    if (reserved === undefined) {
      return [`${name} has no height reserved`];
    }
    return isWrongHeight(reserved, needed, within === 'frame' ? spare : Infinity)
      ? [`${name} has ${reserved} px reserved and needs ${needed} px. Run: npm run heights`]
      : [];
  });
  expect.soft(problems, 'demos fit').toEqual([]);
}

/** The default export of a compiled module. */
const defaultExport = /default:\(\)=>([\w$]+)/;

/** Finds the script that a demo alone is in, by the words in its code. */
function findScript(dir: string, { name, variants: [variant] }: Demo): string {
  const code = variant?.files[0].code.replace(/^import .*$/gm, '') ?? '';
  const words = [...code.matchAll(/["']([\w ]{4,})["']/g)].map(([, word]) => `"${word}"`);
  const found = readdirSync(dir).filter((file) => {
    const script = readFileSync(path.join(dir, file), 'utf8');
    // What is highlighted is the demo's code to read.
    const isDemo = defaultExport.test(script) && !script.includes('class="token');
    return isDemo && words.every((word) => script.includes(word));
  });
  if (words.length === 0 || found.length !== 1) {
    throw new Error(`${name} is in ${found.length} scripts of ${dir}, and should be in one.`);
  }
  return found[0] ?? '';
}

/**
 * Puts another component in the place of a demo's, on its way to the browser.
 *
 * @param replacement an expression; `original` is the component in it, and it is evaluated for each drawing
 */
export async function replaceDemo(
  page: Page,
  site: SiteServer,
  version: BuiltVersion,
  name: string,
  replacement: string,
): Promise<void> {
  const folder = `${version.basePath}assets/js`;
  const script = findScript(path.join(site.dir, folder), await findDemo(version, name));
  const text = site.read(`${folder}/${script}`);
  const body = text.replace(
    defaultExport,
    (_, original: string) => `default:()=>{const original=${original};return ${replacement}}`,
  );
  await page.route(`**/${script}`, (route) =>
    route.fulfill({ body, contentType: 'text/javascript' }),
  );
}
