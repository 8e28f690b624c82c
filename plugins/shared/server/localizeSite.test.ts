import type { Site } from '../types';
import { localizeSite } from './localizeSite';

const site: Site = { name: 'Docs', tagline: '', url: '', basePath: '/x/', versions: [] };

test('English is the site as it is', () => {
  expect(localizeSite(site, 'en')).toBe(site);
});

test('another language has its own base path, and is offered although site.ts does not list it', () => {
  expect(localizeSite(site, 'zh')).toMatchObject({ basePath: '/zh/x/', languages: ['zh'] });
  expect(localizeSite({ ...site, languages: ['zh'] }, 'zh').languages).toEqual(['zh']);
});
