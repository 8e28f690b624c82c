/** A version of a library of two packages, on the disk. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { library } from '@site/library';

const [first = '', second = ''] = Object.keys(library.packages);

/** The package of the free plan, and the one of a paid plan. */
export const free = first;
export const pro = second;

/** Its files, by their path from its folder. */
const files: Record<string, string> = {
  'package.json': JSON.stringify({ dependencies: { react: '1', [pro]: '1', [free]: '1' } }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'ES2022',
      module: 'ESNext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      lib: ['ES2022'],
      strict: true,
      verbatimModuleSyntax: true,
      types: [],
    },
  }),
  'node_modules/react/index.d.ts':
    'export = React; export as namespace React; declare namespace React { function useState<T>(first: T): [T, (next: T) => void]; }',
  'node_modules/react/jsx-runtime.d.ts':
    'export namespace JSX { interface Element {} interface ElementChildrenAttribute { children: {} } interface IntrinsicElements { p: { children?: unknown } } }',
  [`node_modules/${free}/index.d.ts`]:
    'export interface TableProps {\n/** What `it` shows. Each has an id. */\nrows: readonly object[]; density?: "compact"; api?: { sort(): void } } export declare function Grid(props: TableProps): object;\n/** Demos:\n * - [Rows](/rows) */\nexport interface Column { field: string } export interface Overrides { id?: number } export declare function useApi(): { sort(): void };',
  [`node_modules/${pro}/index.d.ts`]:
    'export interface Column { field: string; pinned?: boolean } export declare function useApi(): { sort(): void; pin(): void };',
};

/** Writes the version into a folder. */
export async function writeVersion(dir: string): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
    await writeFile(path.join(dir, name), text);
  }
}
