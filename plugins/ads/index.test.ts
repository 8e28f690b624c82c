import type { BuildContext } from '../../core/server/contribution';
import data from '../../data/ads';
import site from '../../site';
import ads from '.';

test("the site's own ads are in the language of the build, where they are translated", async () => {
  const [ad] = data;
  const titles = { [ad!.name]: '比较版本', [ad!.description]: '查看改动。' };
  const context = {
    site,
    siteDir: process.cwd(),
    version: { current: true },
    contributed: { titles },
  } as unknown as BuildContext;
  const { plugin } = await ads(data)(context);
  const written: string[] = [];
  const createData = (_name: string, text: string) => written.push(text);
  const loaded = await plugin!({} as never, undefined);
  await loaded?.contentLoaded?.({ actions: { createData } } as never);
  const [text = ''] = written;
  expect(text).toContain('"name":"比较版本"');
  expect(text).toContain('"description":"查看改动。"');
  expect(text).toContain(JSON.stringify(data[1]!.name));
});
