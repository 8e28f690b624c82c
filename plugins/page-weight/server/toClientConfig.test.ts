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
  } as unknown as DocusaurusConfig;
  expect(Object.keys(toClientConfig(config))).toEqual([
    'title',
    'baseUrl',
    'themeConfig',
    'customFields',
  ]);
});
