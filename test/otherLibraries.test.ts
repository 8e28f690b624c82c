/** Any library can be documented: what is true of this one alone stands in `library.ts`. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { library, products } from '../library';

const siteDir = path.resolve(__dirname, '..');

/** Names of packages, of products, and of their main components: `DataGrid`. */
const names = [
  ...library.family,
  ...products.map(({ name }) => name),
  ...products.map(({ title }) => title.replaceAll(' ', '')),
];

const printer = ts.createPrinter({ removeComments: true });

/** Returns the code of a file without its comments, which may give examples. */
function readCode(file: string): string {
  const text = readFileSync(path.join(siteDir, file), 'utf8');
  if (/\.json$/.test(file)) {
    return text;
  }
  if (/\.css$/.test(file)) {
    return text.replace(/\/\*.*?\*\//gs, '');
  }
  return printer.printFile(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
}

test('nothing in the platform names this library, its packages or its products', () => {
  const files = ['core', 'cli', 'deploy', 'plugins', 'src']
    .flatMap((dir) =>
      readdirSync(path.join(siteDir, dir), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(dir, file),
      ),
    )
    .filter((file) => /\.(?:tsx?|mjs|json|css)$/.test(file))
    .filter((file) => !/\.test\.|\/testing\//.test(file));
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) => {
    const code = readCode(file);
    return names.filter((name) => code.includes(name)).map((name) => `${file} names ${name}`);
  });
  expect(found).toEqual([]);
});
