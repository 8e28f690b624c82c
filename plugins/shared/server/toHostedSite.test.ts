import site from '../../../site';
import { toHostedSite } from './toHostedSite';

const host = 'https://v6.example.com';

test('puts the version that is meant on a host of its own, and no other', () => {
  const { versions } = toHostedSite(site, 'v6', host);
  const hosted = versions.filter((version) => version.host === host);
  expect(hosted.map(({ name }) => name)).toEqual(['v6']);
});

test.each([undefined, ''])('leaves the site as it is for the host %p', (none) => {
  expect(toHostedSite(site, 'v6', none)).toBe(site);
});
