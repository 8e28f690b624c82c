/** The specification's constants, in the theme of the demos of every version. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { siteDir } from '../../core/server/files';
import { validateSite } from '../../core/server/site';
import { findVersion } from '../../core/server/versions';
import type { MountIsland } from '../../plugins/demos/types';
import { themeConstants, type ThemeConstants } from '../../plugins/preferences/themeConstants';
import rawSite from '../../site';
import releasedVersions from '../../versions.json';

const site = validateSite(rawSite, releasedVersions);

/** What was specified: the place in the theme, and the value. */
const specified: [place: string, value: number][] = [
  ['breakpoints.values.xs', 0],
  ['breakpoints.values.sm', 600],
  ['breakpoints.values.md', 900],
  ['breakpoints.values.lg', 1200],
  ['breakpoints.values.xl', 1536],
  ['spacing', 8],
  ['shape.borderRadius', 12],
  ['transitions.duration.shortest', 150],
  ['transitions.duration.shorter', 200],
  ['transitions.duration.short', 250],
  ['transitions.duration.standard', 300],
  ['transitions.duration.complex', 375],
  ['transitions.duration.enteringScreen', 225],
  ['transitions.duration.leavingScreen', 195],
  ['typography.fontSize', 14],
  ['typography.htmlFontSize', 16],
  ['palette.contrastThreshold', 3],
  ['palette.tonalOffset', 0.2],
];

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

describe.each(site.versions.map(({ name }) => name))('demos of %s', (name) => {
  test('get what was specified, also dark, mirrored and dense', async () => {
    for (const theme of await readThemes(name, themeConstants)) {
      const found = specified.map(([place]) => [place, findValue(theme, place)]);
      expect(found).toEqual(specified);
      expect(theme.typography.fontFamily).toBe(themeConstants.fontFamily);
    }
  });

  // Most constants are the library's own defaults: only others show that they are handed on.
  test('get other constants when the source has others', async () => {
    for (const theme of await readThemes(name, double(themeConstants))) {
      const found = specified.map(([place]) => [place, findValue(theme, place)]);
      expect(found).toEqual(specified.map(([place, value]) => [place, value * 2]));
    }
  });
});
