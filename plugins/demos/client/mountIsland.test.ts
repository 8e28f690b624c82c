import { mount, mountedIslands } from '../../../test/page/mount';
import { themeConstants } from '../../preferences/themeConstants';
import { defaultDisplayPreferences } from '../../preferences/types';
import type { MountModule } from '../types';
import { type LoadedIsland, addStyles, loadIsland, mountIsland } from './mountIsland';

const listStyles = () => [...document.querySelectorAll('style')].map((style) => style.textContent);

test('keeps the styles of a demo in the page as long as one uses them', () => {
  const removeFirst = addStyles({ scope: 'A-css', css: 'a {}' });
  const removeSecond = addStyles({ scope: 'A-css', css: 'a {}' });
  const removeOther = addStyles({ scope: 'B-css', css: 'b {}' });
  expect(listStyles()).toEqual(['a {}', 'b {}']);
  removeFirst();
  removeOther();
  expect(listStyles()).toEqual(['a {}']);
  removeSecond();
  expect(listStyles()).toEqual([]);
});

test('takes the newest text of a style', () => {
  const remove = addStyles({ scope: 'A-css', css: 'a {}' });
  const removeNewer = addStyles({ scope: 'A-css', css: 'a { color: red }' });
  expect(listStyles()).toEqual(['a { color: red }']);
  remove();
  removeNewer();
});

const dark = { mode: 'dark', direction: 'rtl', density: 'dense' } as const;
const loaded: LoadedIsland = { demo: { default: 'a demo' }, mount };
const createEvents = () => ({ onDrawn: jest.fn(), onError: jest.fn() });

beforeEach(() => {
  mountedIslands.length = 0;
  document.body.innerHTML = '<div id="host"></div>';
});

const findHost = () => document.getElementById('host')!;

test("loads a demo and the version's own mount file", async () => {
  const demo = { default: 'a demo' };
  expect(await loadIsland(() => Promise.resolve(demo))).toEqual({ demo, mount });
});

test("loads the library's own texts on a page in another language", async () => {
  const version = jest.requireActual<MountModule>('@version/mount');
  const demo = () => Promise.resolve({ default: 'a demo' });
  version.loadLocale = (language) =>
    language === 'zh' ? Promise.resolve(['texts']) : Promise.reject(new Error('offline'));
  const island = await loadIsland(demo, 'zh');
  expect(island.locale).toEqual(['texts']);
  mountIsland(findHost(), island, defaultDisplayPreferences, createEvents());
  expect(mountedIslands.at(-1)?.options.locale).toEqual(['texts']);
  expect(await loadIsland(demo, 'en')).not.toHaveProperty('locale');
  expect(await loadIsland(demo, 'fr')).not.toHaveProperty('locale');
  delete version.loadLocale;
});

test('refuses a demo that cannot be loaded', async () => {
  const refuse = () => Promise.reject(new Error('Loading chunk 7 failed'));
  await expect(loadIsland(refuse)).rejects.toThrow('Loading chunk 7 failed');
});

test("draws the demo with the version's own mount file, and says when it is drawn", () => {
  const events = createEvents();
  mountIsland(findHost(), loaded, defaultDisplayPreferences, events);
  expect(findHost()).toHaveTextContent('a demo');
  expect(events.onDrawn).toHaveBeenCalledTimes(1);
  expect(mountedIslands[0]?.options).toMatchObject({
    preferences: defaultDisplayPreferences,
    theme: themeConstants,
    ...events,
  });
});

test('makes islands of the element and of a place for popups at the end of the body', () => {
  mountIsland(findHost(), loaded, dark, createEvents());
  const portal = document.body.lastElementChild as HTMLElement;
  expect(mountedIslands[0]?.options.portal).toBe(portal);
  for (const frame of [findHost(), portal]) {
    expect(frame).toHaveAttribute('data-island');
    expect(frame).toHaveAttribute('dir', 'rtl');
    expect(frame.style.colorScheme).toBe('dark');
  }
});

test('hands on new preferences, and mounts nothing again', () => {
  const island = mountIsland(findHost(), loaded, defaultDisplayPreferences, createEvents());
  island.update(dark);
  expect(mountedIslands).toHaveLength(1);
  expect(mountedIslands[0]?.updates).toEqual([dark]);
  expect(findHost()).toHaveAttribute('dir', 'rtl');
  expect((document.body.lastElementChild as HTMLElement).style.colorScheme).toBe('dark');
});

test('gives both the styles of the demo, and changes them with it', () => {
  const styled = (scope: string) => ({ default: scope, styles: { scope, css: `.${scope} {}` } });
  const first = { demo: styled('One-css'), mount };
  const island = mountIsland(findHost(), first, dark, createEvents());
  const portal = document.body.lastElementChild as HTMLElement;
  const scopes = () => [findHost().dataset.styles, portal.dataset.styles];
  expect(scopes()).toEqual(['One-css', 'One-css']);
  expect([findHost().dataset.mode, portal.dataset.mode]).toEqual(['dark', 'dark']);
  expect(document.querySelector('style')).toHaveTextContent('.One-css {}');
  island.show(styled('Two-css'));
  expect(findHost()).toHaveTextContent('Two-css');
  expect(scopes()).toEqual(['Two-css', 'Two-css']);
  expect(document.querySelector('style')).toHaveTextContent('.Two-css {}');
  island.show({ default: 'plain' });
  expect(scopes()).toEqual([undefined, undefined]);
  expect(document.querySelector('style')).toBeNull();
});

test('takes the place for popups away with the demo', () => {
  const island = mountIsland(findHost(), loaded, defaultDisplayPreferences, createEvents());
  island.unmount();
  expect(mountedIslands[0]?.unmounted).toBe(true);
  expect(document.body.children).toHaveLength(1);
});
