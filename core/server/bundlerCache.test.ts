import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { configureCache, removeOldCaches } from './bundlerCache';

test("each compiler of a version has its own cache, which depends on the compiler's hash", () => {
  const config = { experiments: { cache: { version: 'client-1' } } };
  expect(configureCache(config, '/site', 'v6', 'client', 'abc')).toEqual({
    experiments: {
      cache: {
        version: 'client-1-abc',
        storage: {
          type: 'filesystem',
          directory: '/site/node_modules/.cache/rspack-development/v6/client',
        },
      },
    },
  });
});

test('changes nothing without a persistent cache', () => {
  expect(configureCache({}, '/site', 'v6', 'client', 'abc')).toEqual({});
  expect(configureCache({ experiments: { cache: true } }, '/site', 'v6', 'client', 'abc')).toEqual(
    {},
  );
});

test('only the last caches of each compiler are kept', async () => {
  const site = await mkdtemp(path.join(os.tmpdir(), 'bundler-cache-'));
  const toDir = (target: string, name: string) =>
    path.join(site, 'node_modules/.cache/rspack/v6', target, name);
  for (const target of ['server', 'client']) {
    for (const [age, name] of ['.temp', 'new', 'newer', 'old', 'oldest'].entries()) {
      await mkdir(toDir(target, name), { recursive: true });
      const time = Date.now() / 1000 - (age + 2) * 3600;
      await utimes(toDir(target, name), time, time);
    }
  }
  await removeOldCaches(site, 'v6');
  const kept = ['new', 'newer', 'old', 'oldest'].filter((name) =>
    existsSync(toDir('client', name)),
  );
  expect(kept).toEqual(['new', 'newer', 'old']);
  expect(existsSync(toDir('server', 'oldest'))).toBe(false);
  await removeOldCaches(site, 'v7');
  await rm(site, { recursive: true });
});
