/** The specification's constants, in the CSS of the page and in the theme of every version's demos. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import postcss, { type AcceptedPlugin } from 'postcss';
import type { BuildContext } from '../../core/server/contribution';
import { validateSite } from '../../core/server/site';
import { findVersion } from '../../core/server/versions';
import rawSite from '../../site';
import releasedVersions from '../../versions.json';
import type { MountIsland } from '../demos/types';
import preferences from './index';
import { themeConstants, type ThemeConstants } from './themeConstants';

const siteDir = path.resolve(__dirname, '../..');
const site = validateSite(rawSite, releasedVersions);

/** What was specified: the property of the CSS, the place in the theme, and the value. */
const specified: [property: string, place: string, value: number, unit: string][] = [
  ['--breakpoint-xs', 'breakpoints.values.xs', 0, 'px'],
  ['--breakpoint-sm', 'breakpoints.values.sm', 600, 'px'],
  ['--breakpoint-md', 'breakpoints.values.md', 900, 'px'],
  ['--breakpoint-lg', 'breakpoints.values.lg', 1200, 'px'],
  ['--breakpoint-xl', 'breakpoints.values.xl', 1536, 'px'],
  ['--space', 'spacing', 8, 'px'],
  ['--radius', 'shape.borderRadius', 12, 'px'],
  ['--duration-shortest', 'transitions.duration.shortest', 150, 'ms'],
  ['--duration-shorter', 'transitions.duration.shorter', 200, 'ms'],
  ['--duration-short', 'transitions.duration.short', 250, 'ms'],
  ['--duration-standard', 'transitions.duration.standard', 300, 'ms'],
  ['--duration-complex', 'transitions.duration.complex', 375, 'ms'],
  ['--duration-entering', 'transitions.duration.enteringScreen', 225, 'ms'],
  ['--duration-leaving', 'transitions.duration.leavingScreen', 195, 'ms'],
  ['--font-size', 'typography.fontSize', 14, 'px'],
  ['--html-font-size', 'typography.htmlFontSize', 16, 'px'],
  ['--contrast-threshold', 'palette.contrastThreshold', 3, ''],
  ['--tonal-offset', 'palette.tonalOffset', 0.2, ''],
];

/** The custom properties of the first rule of tokens.css, as the build's PostCSS gives them out. */
async function readProperties(): Promise<Record<string, string>> {
  const file = path.join(siteDir, 'src/css/tokens.css');
  const { plugin } = await preferences()({} as BuildContext);
  const { configurePostCss } = (await plugin!({} as LoadContext, {})) as Plugin;
  const { plugins } = configurePostCss!({ plugins: [] });
  const text = await readFile(file, 'utf8');
  const { css } = await postcss(plugins as AcceptedPlugin[]).process(text, { from: file });
  const properties: Record<string, string> = {};
  for (const node of postcss.parse(css).nodes) {
    if (node.type === 'rule' && node.selector === ':root') {
      node.walkDecls(({ prop, value }) => {
        properties[prop] = value;
      });
    }
  }
  return properties;
}

/** The constants with every number twice as large. */
function double(constants: ThemeConstants): ThemeConstants {
  return JSON.parse(JSON.stringify(constants), (_key, value: unknown) =>
    typeof value === 'number' ? value * 2 : value,
  );
}

/** A theme as any version has it: in v4 `spacing` gives a number, later a text. */
interface DemoTheme {
  spacing(factor: number): number | string;
  typography: { fontFamily: string };
}

function findValue(theme: DemoTheme, place: string): unknown {
  if (place === 'spacing') {
    return Number.parseFloat(String(theme.spacing(1)));
  }
  return place
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], theme);
}

/** The theme of a demo that a version's own mount file draws, at first and after an update. */
async function readThemes(name: string, theme: ThemeConstants): Promise<DemoTheme[]> {
  const { dir } = findVersion(site, name, siteDir);
  const loadOfVersion = createRequire(path.join(dir, 'mount.tsx'));
  const { mount } = loadOfVersion('./mount.tsx') as { mount: MountIsland<unknown> };
  const library = name === 'v4' ? '@material-ui/core/styles' : '@mui/material/styles';
  const { useTheme } = loadOfVersion(library) as { useTheme(): DemoTheme };
  let receive: (drawn: DemoTheme) => void = () => {};
  const waitForTheme = () => new Promise<DemoTheme>((resolve) => (receive = resolve));
  const Probe = () => {
    receive(useTheme());
    return null;
  };
  const first = waitForTheme();
  const island = mount(document.createElement('div'), Probe, {
    preferences: { mode: 'light', direction: 'ltr', density: 'comfortable' },
    portal: document.createElement('div'),
    theme,
    onDrawn() {},
    onError(error) {
      throw error;
    },
  });
  const themes = [await first];
  const second = waitForTheme();
  island.update({ mode: 'dark', direction: 'rtl', density: 'dense' });
  themes.push(await second);
  island.unmount();
  return themes;
}

test('the custom properties are what was specified', async () => {
  const properties = await readProperties();
  const wanted = specified.map(([property, , value, unit]) => [property, `${value}${unit}`]);
  expect(properties).toMatchObject(Object.fromEntries(wanted));
  expect(properties['--font-text']).toBe(themeConstants.fontFamily);
});

describe.each(site.versions.map(({ name }) => name))('demos of %s', (name) => {
  test('get what was specified, also dark, mirrored and dense', async () => {
    for (const theme of await readThemes(name, themeConstants)) {
      const found = specified.map(([, place]) => [place, findValue(theme, place)]);
      expect(found).toEqual(specified.map(([, place, value]) => [place, value]));
      expect(theme.typography.fontFamily).toBe(themeConstants.fontFamily);
    }
  });

  // Most constants are the library's own defaults: only others show that they are handed on.
  test('get other constants when the source has others', async () => {
    for (const theme of await readThemes(name, double(themeConstants))) {
      const found = specified.map(([, place]) => [place, findValue(theme, place)]);
      expect(found).toEqual(specified.map(([, place, value]) => [place, value * 2]));
    }
  });
});
