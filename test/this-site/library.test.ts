/** What the owner of this site says of the library, held against its packages. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { siteDir } from '../../core/server/files';
import { validateSite } from '../../core/server/site';
import { validateAds } from '../../plugins/ads/server/checks';
import { readVersionPackages } from '../../plugins/demos/server/versionPackages';
import { validateSponsors } from '../../plugins/sponsors/server/sponsors';
import { checkCodemods } from '../../plugins/upgrade-check/server/compileWorker';
import ads from '../../data/ads';
import sponsors from '../../data/sponsors';
import { library, reference } from '../../library';
import site from '../../site';
import releasedVersions from '../../versions.json';

test('site.ts is right', () => {
  expect(validateSite(site, releasedVersions)).toEqual(site);
});

test('data/ads.ts is right', () => {
  expect(validateAds(ads, [path.join(siteDir, 'static')])).toEqual(ads);
});

test('data/sponsors.ts is right', () => {
  const has = (picture: string) => existsSync(path.join(siteDir, 'static', picture));
  expect(validateSponsors(sponsors, has)).toEqual(sponsors);
});

test('the codemods of the library are installed', () => {
  expect(checkCodemods(reference.codemods ?? {}, path.join(siteDir, 'docs'))).toEqual([]);
});

test('projects of demos know the peers of packages, and what paid ones bring', async () => {
  const oldest = await readVersionPackages(
    path.join(siteDir, 'versioned_docs/version-v4'),
    library,
  );
  expect(oldest['@material-ui/data-grid']?.peers).toEqual([
    '@material-ui/core',
    '@material-ui/styles',
    'react',
  ]);
  const packages = await readVersionPackages(path.join(siteDir, 'docs'), library);
  expect(packages['@mui/x-charts-pro']).toMatchObject({
    isDocumented: true,
    bases: ['@mui/x-charts'],
  });
  expect(packages['@mui/x-charts']).not.toHaveProperty('bases');
  expect(packages['@mui/material']).not.toHaveProperty('isDocumented');
  expect(packages['@mui/material']?.foundation?.baseline.name).toBe('CssBaseline');
});
