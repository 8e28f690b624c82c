import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashClosure, hashFolder } from './closure';
import type { hasPassed, notePassed } from './results';
import { serve, ServedFiles } from './served';

const dir = mkdtempSync(path.join(tmpdir(), 'results-'));
const buildDir = path.join(dir, 'build');

function write(name: string, text: string): string {
  const file = path.join(dir, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

beforeEach(() => {
  rmSync(buildDir, { recursive: true, force: true });
  write('build/x/page.html', '<script src="/x/assets/js/main.0a1b2c3d.js"></script>');
  write('build/x/assets/js/main.0a1b2c3d.js', 'run()');
});

afterAll(() => rmSync(dir, { recursive: true }));

describe('what a test was served', () => {
  const keys = ['/x/page', '/x/assets/js/main.*.js', '/x/nothing'];
  const digest = () => keys.map((key) => new ServedFiles(buildDir).digest(key));

  test('is the same when only the hash of an asset is another one', () => {
    const before = digest();
    rmSync(path.join(buildDir, 'x/assets/js/main.0a1b2c3d.js'));
    write('build/x/assets/js/main.4e5f6a7b.js', 'run()');
    write('build/x/page.html', '<script src="/x/assets/js/main.4e5f6a7b.js"></script>');
    expect(digest()).toEqual(before);
  });

  test("is the same when the bundler's list of files has other hashes, and variables named after them", () => {
    const file = (hash: string) => `build/x/assets/js/runtime~main.${hash}.js`;
    const key = '/x/assets/js/runtime~main.*.js';
    write(file('0a1b2c3d'), 'var a,b;a={1:"0a1b2c3d"};b(a)');
    const before = new ServedFiles(buildDir).digest(key);
    rmSync(path.join(dir, file('0a1b2c3d')));
    write(file('4e5f6a7b'), 'var b,a;b={1:"4e5f6a7b"};a(b)');
    expect(new ServedFiles(buildDir).digest(key)).toBe(before);
    write(file('4e5f6a7b'), 'var b,a;b={1:"4e5f6a7b"};a(b,b)');
    expect(new ServedFiles(buildDir).digest(key)).not.toBe(before);
  });

  test('is another one when an asset, a page, or eight digits that are no hash have changed', () => {
    const before = digest();
    write('build/x/assets/js/main.0a1b2c3d.js', 'stop()');
    expect(digest()[1]).not.toBe(before[1]);
    write('build/x/page.html', '<script src="/x/assets/js/main.0a1b2c3d.js"></script> #12345678');
    const changed = digest();
    expect(changed[0]).not.toBe(before[0]);
    write('build/x/page.html', '<script src="/x/assets/js/main.0a1b2c3d.js"></script> #12345679');
    expect(digest()[0]).not.toBe(changed[0]);
  });

  test('is another one when a page that was missing is there', () => {
    const before = digest();
    write('build/x/nothing.html', '');
    expect(digest()[2]).not.toBe(before[2]);
  });

  test('is noted by the server, without the query and the hash of assets', async () => {
    const server = await serve(buildDir);
    await fetch(`${server.origin}/x/page?a=b`);
    await fetch(`${server.origin}/x/assets/js/main.0a1b2c3d.js`);
    server.close();
    expect([...server.served]).toEqual(['/.headers.json', '/x/page', '/x/assets/js/main.*.js']);
  });
});

describe('a test that passed', () => {
  let results: { hasPassed: typeof hasPassed; notePassed: typeof notePassed };

  beforeAll(async () => {
    process.env.XDG_CACHE_HOME = path.join(dir, 'cache');
    results = await import('./results');
  });

  const files = () => new ServedFiles(buildDir);

  test('is known until its key or a file that it was served changes', () => {
    results.notePassed('site › opens', 'key', new Set(['/x/page']), files());
    expect(results.hasPassed('site › opens', 'key', files())).toBe(true);
    expect(results.hasPassed('site › opens', 'another key', files())).toBe(false);
    expect(results.hasPassed('site › closes', 'key', files())).toBe(false);
    write('build/x/assets/js/main.0a1b2c3d.js', 'stop()');
    expect(results.hasPassed('site › opens', 'key', files())).toBe(true);
    write('build/x/page.html', 'Another page');
    expect(results.hasPassed('site › opens', 'key', files())).toBe(false);
  });

  test('runs again when that is asked for', () => {
    results.notePassed('site › opens', 'key', new Set(), files());
    process.env.TEST_CACHE = 'off';
    expect(results.hasPassed('site › opens', 'key', files())).toBe(false);
    delete process.env.TEST_CACHE;
  });
});

describe('the code of a spec', () => {
  test('is another one when a file changes that it imports over another one', () => {
    const spec = write('specs/a.spec.ts', "import { open } from './open';\nopen();\n");
    write('specs/open.ts', "export * from './deep';\n");
    write('specs/deep.ts', 'export const open = () => 1;\n');
    const before = hashClosure(spec);
    expect(hashClosure(spec)).toBe(before);
    write('specs/deep.ts', 'export const open = () => 2;\n');
    expect(hashClosure(spec)).not.toBe(before);
  });

  test('a folder that it reads counts with the names of its files', () => {
    write('pictures/a.png', 'a');
    const before = hashFolder(path.join(dir, 'pictures'));
    write('pictures/b.png', '');
    expect(hashFolder(path.join(dir, 'pictures'))).not.toBe(before);
  });
});
