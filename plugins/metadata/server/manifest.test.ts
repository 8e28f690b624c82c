import { renderIcon, renderManifest } from './manifest';

describe('icons', () => {
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9"/></svg>';

  test.each([true, false])('renders a square PNG of the size (masked: %s)', (isMasked) => {
    const png = renderIcon(logo, 192, isMasked);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([192, 192]);
  });
});

describe('the manifest', () => {
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
});
