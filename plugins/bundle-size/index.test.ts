/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Contribution } from '../../core/server/contribution';
import bundleSize from '.';

let dir = '';
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'bundle-size-'));
  const pins = { widgets: '1.1.0', 'widgets-pro': '1.0.0' };
  await writeFile(path.join(dir, 'package.json'), JSON.stringify({ dependencies: pins }));
});
afterAll(() => rm(dir, { recursive: true }));

const contribute = () => {
  const version = { name: 'v1', label: 'v1', dir };
  const context = { site: { versions: [version] }, version };
  return bundleSize()(context as never) as Contribution;
};

test('a version that was never measured has no page', () => {
  expect(contribute()).toEqual({});
});

test('packages that have changed since they were measured are named, with the command', async () => {
  const packages = { widgets: '1.0.0', 'widgets-pro': '1.0.0', gone: '1.0.0' };
  const sizes = { packages, components: {}, modules: [] };
  await writeFile(path.join(dir, 'bundle-sizes.json'), JSON.stringify(sizes));
  const { check } = contribute();
  const remedy = 'Run npm run library -- sizes v1.';
  expect(check?.({} as never)).toEqual([
    expect.stringContaining(
      `bundle-sizes.json: measured widgets 1.0.0, but package.json pins 1.1.0. ${remedy}`,
    ),
    expect.stringContaining(`measured gone 1.0.0, but package.json pins none. ${remedy}`),
  ]);
});

test('a file that is no JSON is an error with the command that writes it again', async () => {
  await writeFile(path.join(dir, 'bundle-sizes.json'), '{');
  expect(contribute).toThrow(/bundle-sizes\.json is not valid JSON.*npm run library -- sizes/);
});
