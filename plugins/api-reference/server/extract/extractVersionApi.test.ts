import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { library, reference } from '@site/library';
import type { BuiltVersion } from '../../../../core/server/versions';
import type { Product } from '../../../../core/types';
import { extractVersionApi } from './extractVersionApi';

const settings = { library, reference };

const react = `
export type ReactNode = string | Element | null;
export interface RefObject<T> { current: T }
export interface RefAttributes<T> { ref?: RefObject<T | null> | null }
export interface ForwardRefExoticComponent<P> { (props: P): ReactNode }
export interface HTMLAttributes { title?: string }
export interface Element { type: string }
`;
const community = `
import * as React from 'react';
import type { ButtonBaseProps } from '@acme/material/ButtonBase';
interface Element { tagName: string }
export interface TableColDef {
  /** Its field. */
  field: string;
}
export interface ToolbarSlots {
  /**
   * The menu.
   * @default ToolbarMenu
   */
  menu?: string;
}
export interface ToolbarClasses {
  /** Styles of the root. */
  root: string;
  /** Styles of the menu. */
  menu: string;
  /** When it is selected. */
  selected: string;
}
export interface ToolbarProps extends React.HTMLAttributes, ButtonBaseProps {
  /**
   * How dense it is.
   * @default 'standard'
   */
  density?: 'standard' | 'compact';
  classes?: Partial<ToolbarClasses>;
  slots?: ToolbarSlots;
}
/**
 * Holds buttons.
 *
 * Demos:
 *
 * - [Toolbar](https://a.dev/x/react-data-table/toolbar/)
 */
export declare const Toolbar: React.ForwardRefExoticComponent<ToolbarProps & React.RefAttributes<Element>>;
export declare function TableIcon(props: { className?: string }): React.ReactNode;
export { Toolbar as Unstable_Bar };
`;
const pro = `
import * as React from 'react';
import type { ToolbarProps } from '@acme/x-data-table';
export * from '@acme/x-data-table';
declare module '@acme/x-data-table' {
  interface TableColDef {
    /** Whether it can be pinned. */
    pinnable?: boolean;
  }
}
export interface ToolbarProProps extends ToolbarProps {
  /** What is pinned. */
  pinned?: string[];
}
export declare function ToolbarPro(props: ToolbarProProps): React.ReactNode;
/** @deprecated Import Toolbar of the other package. */
export declare function Bar(): null;
`;
const material = `
export interface ButtonBaseProps {
  /** Whether it is disabled. */
  disabled?: boolean;
  /** Whether there is no ripple. */
  disableRipple?: boolean;
  /** What it is called. */
  label?: string;
}`;
const code = `
import * as React from 'react';
import PropTypes from 'prop-types';
const Toolbar = React.forwardRef(function Toolbar(inProps, ref) {
  const props = useThemeProps({ props: inProps, name: 'AcmeToolbar' });
  return null;
});
Toolbar.propTypes = {
  classes: PropTypes.object,
  /** How dense it is. */
  density: PropTypes.string,
  /** Whether it is disabled. */
  disabled: PropTypes.bool,
  slots: PropTypes.object,
};
export { Toolbar };
`;

let dir = '';

async function write(file: string, text: string): Promise<void> {
  const absolute = path.join(dir, file);
  await mkdir(path.dirname(absolute), { recursive: true });
  await writeFile(absolute, text);
}

async function writePackage(name: string, files: Record<string, string>): Promise<void> {
  const manifest = { name, version: '1.2.3', main: 'index.js', types: 'index.d.ts' };
  await write(`node_modules/${name}/package.json`, JSON.stringify(manifest));
  for (const [file, text] of Object.entries(files)) {
    await write(`node_modules/${name}/${file}`, text);
  }
}

async function depend(...names: string[]): Promise<void> {
  const dependencies = Object.fromEntries(names.map((item) => [item, '5.1.0']));
  await write('package.json', JSON.stringify({ dependencies }));
}

const toVersion = (): BuiltVersion => ({
  name: 'v9',
  label: 'v9',
  hue: 0,
  products: ['data-table'],
  dir,
  language: 'en',
  basePath: '/x/v9/',
  current: false,
});
const name = (...kebabNames: string[]) =>
  kebabNames.map((kebabName) => ({
    product: 'data-table' as Product,
    kebabName,
    file: 'sidebars.ts',
  }));

beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'extract-'));
  await depend('@acme/material', '@acme/x-data-table-pro', '@acme/x-data-table');
  const compilerOptions = { strict: true, moduleResolution: 'bundler', lib: ['ES5'], types: [] };
  await write('tsconfig.json', JSON.stringify({ compilerOptions }));
  await writePackage('react', { 'index.d.ts': react });
  await writePackage('@acme/material', {
    'ButtonBase/index.d.ts': "export * from './ButtonBase';",
  });
  await write('node_modules/@acme/material/ButtonBase/ButtonBase.d.ts', material);
  await write(
    'node_modules/@acme/utils/generateUtilityClass/generateUtilityClass.js',
    "const states = { selected: 'selected', disabled: 'disabled' };",
  );
  await writePackage('@acme/x-data-table', {
    'index.d.ts': community,
    'index.js': code,
    'Toolbar/index.d.ts': "export { Toolbar } from '..';",
    'AdapterDayjs/index.d.ts': 'export {};',
  });
  await writePackage('@acme/x-data-table-pro', { 'index.d.ts': pro, 'index.js': 'export {};' });
});

afterAll(() => rm(dir, { recursive: true, force: true }));

test('components and the types that the tree names are extracted', async () => {
  const { version, apis } = await extractVersionApi(
    toVersion(),
    name('toolbar', 'table-col-def'),
    settings,
  );
  expect(version).toBe('v9');
  expect(apis).toMatchSnapshot();
});

test('classes are found by the name of the interface, not of the object with the same path', async () => {
  await depend('@acme/x-tree-list');
  await writePackage('@acme/x-tree-list', {
    'index.js': 'export {};',
    'index.d.ts': `
      import * as React from 'react';
      export interface TreeMenuClasses {
        /** Styles of the root. */
        root: string;
      }
      export declare const treeMenuClasses: TreeMenuClasses;
      export interface TreeMenuProps {
        /** Whether it is open. */
        open?: boolean;
      }
      export declare function TreeMenu(props: TreeMenuProps): React.ReactNode;`,
  });
  const { apis } = await extractVersionApi(toVersion(), [], settings);
  expect(apis.map(({ classes }) => classes.map(({ className }) => className))).toEqual([
    ['AcmeTreeMenu-root'],
  ]);
});

test('pages of one name in several products are told apart by the product', async () => {
  await depend('@acme/x-data-table', '@acme/x-tree-list');
  await writePackage('@acme/x-tree-list', {
    'index.js': 'export {};',
    'index.d.ts': `
      import * as React from 'react';
      export declare function Toolbar(props: {
        /** Its title. */
        title: string;
      }): React.ReactNode;`,
  });
  const { apis } = await extractVersionApi(toVersion(), name('table-col-def'), settings);
  expect(apis.map((api) => [api.product, api.name, api.fullName])).toEqual([
    ['data-table', 'Toolbar', 'Data Table Toolbar'],
    ['tree-list', 'Toolbar', 'Tree List Toolbar'],
    ['data-table', 'TableColDef', undefined],
  ]);
});

test('of an older release, the default in the code counts, not that in a comment', async () => {
  await depend('@acme/x-tree-list');
  await writePackage('@acme/x-tree-list', {
    'index.js': `
      export function TreeTip(props) {
        const { trigger = 'axis' } = props;
        return trigger;
      }
      TreeTip.propTypes = {};`,
    'index.d.ts': `
      import * as React from 'react';
      export interface TreeTipProps {
        /**
         * What opens it.
         * @default 'item'
         */
        trigger?: string;
      }
      export declare function TreeTip(props: TreeTipProps): React.ReactNode;`,
  });
  const extract = async (need: 'all' | 'names') => {
    const { apis } = await extractVersionApi(toVersion(), [], settings, need);
    return apis[0]?.props[0]?.default;
  };
  expect(await extract('all')).toBe("'item'");
  expect(await extract('names')).toBe("'axis'");
});

test('names that no package exports are listed with similar ones', async () => {
  await depend('@acme/material', '@acme/x-data-table-pro', '@acme/x-data-table');
  await expect(extractVersionApi(toVersion(), name('tool-bar', 'table-col-defs'), settings)).rejects
    .toThrowErrorMatchingInlineSnapshot(`
   "The API of v9 can't be extracted:
   - sidebars.ts: "/api/data-table/tool-bar" is no component or type that the packages export. Did you mean Bar, Toolbar, ToolbarClasses, ToolbarPro, ToolbarProProps?
   - sidebars.ts: "/api/data-table/table-col-defs" is no component or type that the packages export. Did you mean TableColDef, TableIcon?"
  `);
});

test('what can’t be resolved is listed', async () => {
  await depend('@acme/x-data-table', '@acme/x-tree-list');
  await writePackage('@acme/x-tree-list', {
    'index.js': 'export {};',
    'index.d.ts': '',
    'TreeNode/index.d.ts':
      "import { Item } from './missing';\nexport declare const TreeNode: Item;",
  });
  const error: Error = await extractVersionApi(toVersion(), [], settings).catch((reason) => reason);
  expect(error.message.replaceAll(dir, '<version>')).toMatchInlineSnapshot(`
   "The API of v9 can't be extracted:
   - "@acme/x-tree-list" has no type declarations (looked in <version>/node_modules/@acme/x-tree-list). Install a version of @acme/x-tree-list that has them, or remove it from <version>/package.json.
   - "TreeNode" of @acme/x-tree-list/TreeNode has a type that can't be resolved (<version>/node_modules/@acme/x-tree-list/TreeNode/index.d.ts). Install what that file imports."
  `);
});

test('packages that aren’t installed are listed', async () => {
  await depend('@acme/x-data-table', '@acme/x-graphs', '@acme/x-graphs-pro');
  const error: Error = await extractVersionApi(toVersion(), [], settings).catch((reason) => reason);
  expect(error.message.replaceAll(dir, '<version>')).toMatchInlineSnapshot(`
   "The packages of a version can't be read:
   - @acme/x-graphs is in <version>/package.json but isn't installed. Run \`pnpm install\`, or remove it.
   - @acme/x-graphs-pro is in <version>/package.json but isn't installed. Run \`pnpm install\`, or remove it."
  `);
});
