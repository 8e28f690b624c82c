/** The `mount.tsx` of every version, on that version's own React. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { validateSite } from '../../core/server/site';
import { findVersion } from '../../core/server/versions';
import rawSite from '../../site';
import releasedVersions from '../../versions.json';
import { themeConstants } from '../../plugins/preferences/themeConstants';
import { defaultDisplayPreferences } from '../../plugins/preferences/types';
import type { MountModule } from '../../plugins/demos/types';

const siteDir = path.resolve(__dirname, '../..');
const site = validateSite(rawSite, releasedVersions);

/** Waits for a version's own React, which takes no part in the `act` of the page's. */
async function finishDrawing(isDone: () => boolean): Promise<void> {
  while (!isDone()) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Loads a version's own mount file. */
function loadMountOf(name: string): MountModule {
  const { dir } = findVersion(site, name, siteDir);
  return createRequire(path.join(dir, 'mount.tsx'))('./mount.tsx') as MountModule;
}

/** Mounts a component with a version's own mount file. */
function mountOf(name: string, Demo: () => string) {
  const { mount } = loadMountOf(name);
  const element = document.body.appendChild(document.createElement('div'));
  /** What the element showed whenever the demo was said to be drawn. */
  const drawn: (string | null)[] = [];
  const onError = jest.fn();
  const island = mount(element, Demo, {
    preferences: defaultDisplayPreferences,
    portal: document.createElement('div'),
    theme: themeConstants,
    onDrawn: () => drawn.push(element.textContent),
    onError,
  });
  return { island, drawn, onError, element };
}

describe.each(site.versions.map(({ name }) => name))('the mount file of %s', (name) => {
  test('says that a demo is drawn when it shows, and not again after an update', async () => {
    const { island, drawn, element } = mountOf(name, () => 'a demo');
    await finishDrawing(() => drawn.length > 0);
    island.update({ ...defaultDisplayPreferences, mode: 'dark' });
    island.show(() => 'another demo');
    await finishDrawing(() => element.textContent === 'another demo');
    expect(drawn).toEqual(['a demo', 'another demo']);
    island.unmount();
  });

  test("has the library's own texts in Chinese, and none in a language that it lacks", async () => {
    const { loadLocale } = loadMountOf(name);
    expect(await loadLocale?.('zh')).not.toHaveLength(0);
    expect(await loadLocale?.('tlh')).toEqual([]);
  });

  test('draws at once where the browser is about to print', async () => {
    const render = jest.fn(() => 'a demo');
    const { island, drawn } = mountOf(name, render);
    await finishDrawing(() => drawn.length > 0);
    render.mockClear();
    island.update({ ...defaultDisplayPreferences, mode: 'dark' }, true);
    expect(render).toHaveBeenCalled();
    island.unmount();
  });

  test('reports what a demo throws, and does not say that it is drawn', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { island, drawn, onError } = mountOf(name, () => {
      throw new Error('No rows');
    });
    await finishDrawing(() => onError.mock.calls.length > 0);
    expect(onError).toHaveBeenCalledWith(new Error('No rows'));
    expect(drawn).toEqual([]);
    island.unmount();
  });
});
