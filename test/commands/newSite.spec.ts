/** `npm run new -- site`: what it writes passes its tests, with the platform as a package. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { writeSite } from '../../cli/new/createSite';
import { readSetUp } from '../../cli/new/librarySetUp';
import { type NewVersion, toVersionDir } from '../../cli/new/siteFiles';
import { readPins } from '../../core/server/pins';
import packageJson from '../../package.json';
import { toLockfile } from '../fixture-site/build';
import { forms } from '../fixture-site/site';
import { run } from '../projects/packages';
import { linkPackages } from '../support/copy';
import { installPlatform } from '../support/platform';
import { serve } from '../support/served';
import { siteDir } from '../support/site';

const library = '@mantine/core';

/** Describes a version with the packages that are installed for a site of the same library. */
async function describeVersion(name: string): Promise<NewVersion> {
  const dir = path.join(siteDir, forms.workspace, toVersionDir({ name }));
  const pins = readPins(dir);
  const setUp = await readSetUp(dir, library, 'Button');
  return { name, label: name === 'current' ? (pins[library] ?? '') : name, pins, setUp };
}

test(
  'a new site of a library in two versions passes its tests as it is written',
  { tag: '@all' },
  async ({ page }) => {
    test.setTimeout(600_000);
    // Outside of the checkout, whose packages it would find.
    const dir = await mkdtemp(path.join(tmpdir(), 'new-site-'));
    const versions = await Promise.all(['current', 'v7'].map(describeVersion));
    expect(versions[0]?.setUp).toEqual({
      component: 'Button',
      modeAttribute: 'data-mantine-color-scheme',
      provider: 'MantineProvider',
      styleSheet: '@mantine/core/styles.css',
    });
    const { version, packageManager, browserslist } = packageJson;
    await writeSite(dir, {
      name: 'new-docs',
      library,
      versions,
      platform: { version, packageManager, browserslist },
    });
    const integrity = await installPlatform(dir);
    await writeFile(path.join(dir, 'pnpm-lock.yaml'), await toLockfile(forms.workspace, integrity));
    for (const [from, to] of forms.packageFolders) {
      await linkPackages(path.join(siteDir, from), path.join(dir, to));
    }
    await run('npm', ['test'], dir);
    const html = await readFile(path.join(dir, 'build/components.html'), 'utf8');
    expect(html).toContain('data-demo=FirstButton');
    expect(await readFile(path.join(dir, 'build/v7/components.html'), 'utf8')).toContain('v7');
    const { origin, close } = await serve(path.join(dir, 'build'));
    for (const pathname of ['/components', '/v7/components']) {
      await page.goto(origin + pathname);
      const button = page.locator('[data-demo] button');
      await expect(button, 'the library has its colors').not.toHaveCSS(
        'background-color',
        'rgba(0, 0, 0, 0)',
      );
    }
    close();
    await rm(dir, { recursive: true });
  },
);
