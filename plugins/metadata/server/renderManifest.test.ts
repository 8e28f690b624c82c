import { renderManifest } from './renderManifest';

test('is the app of the whole host, with the icons of the version', () => {
  const site = { name: 'Docs', tagline: 'A tagline.', basePath: '/x/' };
  const manifest = JSON.parse(renderManifest(site, '/x/v7/')) as Record<string, unknown>;
  expect(manifest).toMatchObject({ name: 'Docs', start_url: '/x/', scope: '/x/' });
  expect(manifest.background_color).toMatch(/^#[\da-f]{6}$/);
  expect(manifest.icons).toContainEqual({
    src: '/x/v7/img/icon-maskable-512.png',
    sizes: '512x512',
    type: 'image/png',
    purpose: 'maskable',
  });
});
