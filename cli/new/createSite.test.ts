import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSite } from './createSite';

jest.mock('../registry', () => ({ findRelease: async () => '8.3.1', findPins: async () => ({}) }));

jest.mock('node:child_process', () => ({
  execFile: (_command: string, _args: string[], _options: object, done: (error: null) => void) =>
    done(null),
}));

// Jest has no dynamic imports, by which Prettier loads its parsers.
jest.mock('prettier', () => ({ format: async (text: string) => text }));

const mockRead = jest.fn();
jest.mock('./librarySetUp', () => ({ readSetUp: () => mockRead() }));

const root = mkdtempSync(path.join(tmpdir(), 'sites-'));
afterAll(() => rmSync(root, { recursive: true }));

const create = (dir: string) =>
  createSite(
    { dir, library: '@example/core', ranges: ['8'], component: 'Button', platform: undefined },
    () => {},
  );

test('a site is written with what the installed library needs', async () => {
  const dir = path.join(root, 'whole');
  mockRead.mockResolvedValue({ component: 'Button', provider: 'ExampleProvider' });
  await create(dir);
  expect(readFileSync(path.join(dir, 'docs/Provider.tsx'), 'utf8')).toContain('<ExampleProvider>');
  expect(existsSync(path.join(dir, '.gitignore'))).toBe(true);
});

test('nothing stays of a site that fails, so that it can be tried again', async () => {
  const dir = path.join(root, 'failed');
  mockRead.mockRejectedValue(new Error('@example/core exports no Button.'));
  await expect(create(dir)).rejects.toThrow('@example/core exports no Button.');
  expect(existsSync(dir)).toBe(false);
});

test('a folder that has files is left alone', async () => {
  const file = path.join(root, 'note.md');
  writeFileSync(file, 'Mine.');
  await expect(create(root)).rejects.toThrow('has files already');
  expect(readFileSync(file, 'utf8')).toBe('Mine.');
});
