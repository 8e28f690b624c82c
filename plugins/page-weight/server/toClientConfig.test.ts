import type { DocusaurusConfig } from '@docusaurus/types';
import { toClientConfig } from './toClientConfig';

test('keeps what pages read, and leaves out what only the build reads', () => {
  const config = {
    title: 'X Docs',
    baseUrl: '/x/',
    themeConfig: { navbar: {} },
    customFields: { version: 'v6' },
    plugins: [['./plugin.ts', { dir: '/home/somebody/site' }]],
    presets: [],
    themes: [],
    markdown: {},
    staticDirectories: ['/home/somebody/site/static'],
    future: { experimental_router: 'browser', faster: { rspackBundler: true } },
  } as unknown as DocusaurusConfig;
  expect(toClientConfig(config)).toEqual({
    title: 'X Docs',
    baseUrl: '/x/',
    themeConfig: { navbar: {} },
    customFields: { version: 'v6' },
    future: { experimental_router: 'browser' },
  });
});
