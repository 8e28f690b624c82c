import site from '../../../site';
import { listBuilds } from './listBuilds';

test('each version is built in each language of the site', () => {
  const builds = listBuilds({ ...site, languages: ['zh'] });
  expect(builds).toHaveLength(site.versions.length * 2);
  expect(builds.slice(0, 2).map(({ basePath }) => basePath)).toEqual(['/x/', '/zh/x/']);
});
