import type { LoadContext } from '@docusaurus/types';
import analyticsPlugin from './index';

const given = { content: undefined };
const { NODE_ENV: environment } = process.env;

function open(mode: string, analytics?: object) {
  Object.assign(process.env, { NODE_ENV: mode });
  const context = { siteConfig: { customFields: { site: { analytics } } } };
  const plugin = analyticsPlugin(context as unknown as LoadContext);
  return { modules: plugin.getClientModules?.(), tags: plugin.injectHtmlTags?.(given)?.headTags };
}

afterEach(() => void Object.assign(process.env, { NODE_ENV: environment }));

test.each([
  ['nothing is set up', 'production', undefined],
  ['the site is developed', 'development', { measurementId: 'G-ABC123' }],
])('where %s, pages have a function that does nothing, and no code', (_case, mode, analytics) => {
  expect(open(mode, analytics)).toEqual({
    modules: [],
    tags: [{ tagName: 'script', innerHTML: 'function gtag(){}' }],
  });
});

test('with an id, pages have its configuration and code, and no tag that reaches another host', () => {
  const { modules, tags } = open('production', { measurementId: 'G-ABC123' });
  expect(modules).toEqual([expect.stringMatching(/beginVisit\.ts$/)]);
  expect(tags).toEqual([
    {
      tagName: 'script',
      attributes: { 'data-analytics': 'https://www.googletagmanager.com/gtag/js?id=G-ABC123' },
      innerHTML: expect.stringContaining('G-ABC123') as string,
    },
  ]);
});
