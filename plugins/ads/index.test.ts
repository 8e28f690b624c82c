import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BuildContext } from '../../core/server/contribution';
import site from '@site/site';
import ads from '.';

const toAd = (name: string, description: string) => ({
  name,
  description,
  link: '/api/compare',
  img: '/img/compare.svg',
});

test("the site's own ads are in the language of the build, where they are translated", async () => {
  const siteDir = await mkdtemp(path.join(tmpdir(), 'ads-'));
  await mkdir(path.join(siteDir, 'static/img'), { recursive: true });
  await writeFile(path.join(siteDir, 'static/img/compare.svg'), '<svg/>');
  const data = [
    toAd('Compare two versions', 'See every change.'),
    toAd('A demo alone', 'Open it.'),
  ];
  const titles = { 'Compare two versions': '比较版本', 'See every change.': '查看改动。' };
  const context = {
    site,
    siteDir,
    version: { current: true },
    contributed: { titles },
  } as unknown as BuildContext;
  const { plugin } = await ads(data)(context);
  await rm(siteDir, { recursive: true });
  const written: string[] = [];
  const createData = (_name: string, text: string) => written.push(text);
  const loaded = await plugin!({} as never, undefined);
  await loaded?.contentLoaded?.({ actions: { createData } } as never);
  const [text = ''] = written;
  expect(text).toContain('"name":"比较版本"');
  expect(text).toContain('"description":"查看改动。"');
  expect(text).toContain('"A demo alone"');
});
