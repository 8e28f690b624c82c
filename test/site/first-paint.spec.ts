/** No preference flashes: from the first paint on, a page is drawn as its visitor chose on an earlier visit. */
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { preferences, type PreferenceValue } from '../../plugins/preferences/preferences';
import { modes, type Mode } from '../../plugins/preferences/types';
import { expect, test } from '../support/fixtures';
import { FrameWatch, type Shown } from '../support/frames';
import { hydrated, settle } from '../support/page';
import { type SiteServer } from '../support/served';
import { current } from '../support/site';

/** What a visitor chose on an earlier visit. */
interface Visitor {
  mode: PreferenceValue<'colorMode'>;
  /** The mode of the operating system. */
  system: Mode;
  direction: PreferenceValue<'direction'>;
  density: PreferenceValue<'density'>;
  style: string;
  variant: PreferenceValue<'codeVariant'>;
  manager: PreferenceValue<'packageManager'>;
}

/** Few visitors among whom every two values of different preferences meet. The first two are looked at every day. */
const visitors: readonly Visitor[] = (
  [
    ['dark', 'light', 'rtl', 'dense', 'CSS', 'JS', 'npm'],
    ['light', 'dark', 'ltr', 'comfortable', 'CSS', 'JS', 'yarn'],
    ['light', 'light', 'rtl', 'dense', 'Tailwind', 'JS', 'pnpm'],
    ['light', 'light', 'ltr', 'comfortable', 'MUI System', 'TS', 'npm'],
    ['dark', 'dark', 'ltr', 'dense', 'MUI System', 'TS', 'pnpm'],
    ['dark', 'light', 'ltr', 'comfortable', 'Tailwind', 'TS', 'yarn'],
    ['system', 'dark', 'rtl', 'comfortable', 'Tailwind', 'TS', 'npm'],
    ['system', 'light', 'rtl', 'dense', 'MUI System', 'JS', 'yarn'],
    ['system', 'light', 'ltr', 'comfortable', 'CSS', 'TS', 'pnpm'],
  ] as const
).map(([mode, system, direction, density, style, variant, manager]) => ({
  mode,
  system,
  direction,
  density,
  style,
  variant,
  manager,
}));

const values: Record<keyof Visitor, readonly string[]> = {
  mode: preferences.colorMode.values,
  system: modes,
  direction: preferences.direction.values,
  density: preferences.density.values,
  style: preferences.codeStyle.values,
  variant: preferences.codeVariant.values,
  manager: preferences.packageManager.values,
};

/** Its demos come in several code styles, and the first is near its top. */
const styledDemos = `${current.basePath}react-data-grid/style`;

/** It shows commands of package managers near its top. */
const commands = `${current.basePath}introduction/installation`;

/** What is in a visitor's browser when the visitor comes back. */
function toStorage(visitor: Visitor, { origin }: SiteServer) {
  const { hostname: domain } = new URL(origin);
  const { colorMode, direction, density, codeStyle, codeVariant, packageManager } = preferences;
  const entries = [
    [colorMode.key, visitor.mode],
    [direction.key, visitor.direction],
    [density.key, visitor.density],
    [packageManager.key, visitor.manager],
  ] as const;
  const cookies = [
    [codeStyle.key, visitor.style],
    [codeVariant.key, visitor.variant],
  ] as const;
  return {
    cookies: cookies.map(([name, value]) => ({
      name,
      value,
      domain,
      path: '/',
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax' as const,
    })),
    origins: [{ origin, localStorage: entries.map(([name, value]) => ({ name, value })) }],
  };
}

/** Opens a page as on a slow phone; returns what was drawn that its visitor did not choose. */
async function findFlashes(page: Page, pathname: string, visitor: Visitor): Promise<string[]> {
  // From the site itself: the browser shows this until there is something of the page.
  await page.goto(`${current.basePath}llms.txt`);
  const frames = await FrameWatch.start(page, 4);
  await page.goto(pathname);
  await hydrated(page);
  const { mode, system, direction, density, style, variant, manager } = visitor;
  const wanted: Shown = {
    mode: [mode === 'system' ? system : mode],
    direction: [direction],
    density: [density],
    style: [style],
    variant: [variant],
    manager: [manager],
  };
  await expect.poll(() => frames.readShown(), 'what the page shows').toEqual(wanted);
  const [demo] = await page.locator('[data-demo]').all();
  if (demo) {
    await expect(demo).toHaveAttribute('data-demo-state', 'ready');
  }
  await page.waitForLoadState('networkidle');
  await settle(page);
  return frames.end();
}

test('among the visitors every two values of different preferences meet', () => {
  const names = Object.keys(values) as (keyof Visitor)[];
  const missing = names.flatMap((one, index) =>
    names
      .slice(index + 1)
      .flatMap((other) =>
        values[one].flatMap((value) =>
          values[other]
            .filter((met) => !visitors.some((who) => who[one] === value && who[other] === met))
            .map((met) => `${value} and ${met}`),
        ),
      ),
  );
  expect(missing).toEqual([]);
});

/** Opens the profile of a visitor who comes back. */
async function openPage(
  openProfile: (options: BrowserContextOptions) => Promise<BrowserContext>,
  visitor: Visitor,
  site: SiteServer,
): Promise<Page> {
  const profile = await openProfile({
    colorScheme: visitor.system,
    viewport: { width: 1280, height: 1200 },
    storageState: toStorage(visitor, site),
  });
  return profile.newPage();
}

visitors.forEach((visitor, index) => {
  const tag = index < 2 ? [] : ['@all'];
  const isFirstOfManager =
    visitors.findIndex(({ manager }) => manager === visitor.manager) === index;

  for (const pathname of isFirstOfManager ? [styledDemos, commands] : [styledDemos]) {
    const who = Object.values(visitor).join(', ');
    test(`nothing flashes on ${pathname} for ${who}`, { tag }, async ({ openProfile, site }) => {
      const page = await openPage(openProfile, visitor, site);
      expect(await findFlashes(page, pathname, visitor)).toEqual([]);
    });
  }
});

// Otherwise the tests above could pass because they see nothing.
test(
  'a flash of every preference is found where they are applied too late',
  { tag: '@all' },
  async ({ openProfile, site }) => {
    const [visitor] = visitors as readonly [Visitor, ...Visitor[]];
    const page = await openPage(openProfile, visitor, site);
    const html = site.read(styledDemos);
    const [element = '', script = ''] =
      /<script>((?:(?!<\/script>).)*"mui-mode".*?)<\/script>/s.exec(html) ?? [];
    expect(script, 'the script that applies the preferences').not.toBe('');
    await page.route(`**${styledDemos}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: html.replace(element, '') });
    });
    await page.addInitScript({ content: `addEventListener('load', () => {${script}});` });

    const flashes = (await findFlashes(page, styledDemos, visitor)).join('\n');
    for (const wrong of [
      'mode is light',
      'direction is ltr',
      'density is',
      'style is',
      /variant is .*TS/,
      'manager is ',
      'the code of StyledHeaders is another',
      'of the page look otherwise',
    ]) {
      expect.soft(flashes).toMatch(wrong);
    }
  },
);
