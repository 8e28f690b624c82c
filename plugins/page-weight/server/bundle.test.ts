import { existsSync } from 'node:fs';
import type { DocusaurusConfig } from '@docusaurus/types';
import { createFrameGroup, createLayoutGroups, replaceModules, toClientConfig } from './bundle';

describe('replaced modules', () => {
  type Resource = { context: string; request: string };

  /** Keeps what the bundler's plugin is created with. */
  class Replacement {
    constructor(
      readonly pattern: RegExp,
      readonly replacement: string | ((resource: Resource) => void),
    ) {}
  }

  function resolve(request: string, context: string): string {
    const plugins = replaceModules(
      Replacement as unknown as Parameters<typeof replaceModules>[0],
      '/generated/clientConfig.js',
    ) as unknown as Replacement[];
    const resource = { context, request };
    for (const { replacement } of plugins.filter((item) => item.pattern.test(request))) {
      if (typeof replacement === 'string') {
        return replacement;
      }
      replacement(resource);
    }
    return resource.request;
  }

  test.each([
    'prism-react-renderer',
    'tslib',
    'nprogress',
    '@generated/site-metadata',
    './BaseUrlIssueBanner',
  ])('include %s, for Docusaurus only', (request) => {
    expect(existsSync(resolve(request, '/site/node_modules/@docusaurus/core/lib'))).toBe(true);
    expect(resolve(request, '/site/node_modules/@acme/x-graphs')).toBe(request);
  });

  test('include the configuration', () => {
    expect(resolve('@generated/docusaurus.config', '/anywhere')).toBe('/generated/clientConfig.js');
  });
});

describe('the configuration of pages', () => {
  test('leaves out what only the build reads', () => {
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
});

test('layouts are one chunk, with what kinds of pages share', () => {
  const kind = { layout: [], attributes: {}, parts: { __comp: 'DocItem' }, own: [] };
  const groups = createLayoutGroups({ kinds: [kind] });
  const names = ['DocItem', 'layouts', 'a-page', null];
  expect(names.map((name) => groups.shared.chunks({ name }))).toEqual([true, true, false, false]);
  expect(names.map((name) => groups.layouts.chunks({ name }))).toEqual([false, true, false, false]);
  expect(groups.layouts.name).toBe(groups.shared.name);
});

test.each([
  ['/site/core/client/site.ts', true],
  ['/site/core/pagePath.ts', true],
  ['/site/plugins/navigation/client/page.ts', true],
  ['/site/node_modules/@docusaurus/core/lib/client/App.js', false],
  ['/site/plugins/demos/client/index.ts', false],
])('%s is in the chunk of the frame: %s', (file, isFrame) => {
  expect(createFrameGroup().test.test(file)).toBe(isFrame);
});
