import ownSite from '../../../site';
import { toHostedSite } from '../../shared/server/toHostedSite';
import { toMovedVersions } from './toMovedVersions';

test('leads from the path on the host of the site to the host of a version, in each language', () => {
  const site = toHostedSite({ ...ownSite, languages: ['zh'] }, 'v6', 'https://v6.example.com');
  expect(toMovedVersions(site)).toEqual({
    '/x/v6/': 'https://v6.example.com/x/',
    '/zh/x/v6/': 'https://v6.example.com/zh/x/',
  });
});
