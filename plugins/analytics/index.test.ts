import type { LoadContext, Plugin } from '@docusaurus/types';
import type { BuildContext } from '../../core/server/contribution';
import analyticsOf from './index';

const given = { content: undefined };
const { NODE_ENV: environment } = process.env;

async function open(mode: string, analytics?: object) {
  Object.assign(process.env, { NODE_ENV: mode });
  const { plugin } = await analyticsOf()({ site: { analytics } } as unknown as BuildContext);
  const { getClientModules, injectHtmlTags } = (await plugin!({} as LoadContext, {})) as Plugin;
  return { modules: getClientModules?.(), tags: injectHtmlTags?.(given)?.headTags };
}

afterEach(() => void Object.assign(process.env, { NODE_ENV: environment }));

test.each([
  ['nothing is set up', 'production', undefined],
  ['the site is developed', 'development', { measurementId: 'G-ABC123' }],
])(
  'where %s, pages have a function that does nothing, and no code',
  async (_case, mode, analytics) => {
    expect(await open(mode, analytics)).toEqual({
      modules: [],
      tags: [{ tagName: 'script', innerHTML: 'function gtag(){}' }],
    });
  },
);

test('with an id, pages have its configuration and code, and no tag that reaches another host', async () => {
  const { modules, tags } = await open('production', { measurementId: 'G-ABC123' });
  expect(modules).toEqual([expect.stringMatching(/beginVisit\.ts$/)]);
  expect(tags).toEqual([
    {
      tagName: 'script',
      attributes: { 'data-analytics': 'https://www.googletagmanager.com/gtag/js?id=G-ABC123' },
      innerHTML: expect.stringContaining('G-ABC123') as string,
    },
  ]);
});
