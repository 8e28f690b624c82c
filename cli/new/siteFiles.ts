/** The files of a new site that depend on its library; the others are in `template/`. */

/** A version of the library that a new site documents. */
export interface NewVersion {
  /** `current`, then `v7` and so on. */
  name: string;
  /** What pages call it. */
  label: string;
  /** Exact versions of the library, its peers and its React, by package. */
  pins: Readonly<Record<string, string>>;
  /** What its demos need around them, as its package has it. */
  setUp: DemoSetUp;
}

/** What demos of a library need, and what the first one shows. */
export interface DemoSetUp {
  /** Its style sheet: `@example/ui/styles.css`. */
  styleSheet?: string;
  /** How that knows the mode: `data-example-color-scheme`. */
  modeAttribute?: string;
  /** Its component that is around an app: `ExampleProvider`. */
  provider?: string;
  /** The component of the first demo. */
  component: string;
}

/** What a new site is made for. */
export interface NewSite {
  /** Its name in `package.json`. */
  name: string;
  /** The package that it documents. */
  library: string;
  /** Newest first. */
  versions: readonly NewVersion[];
  /** What its `package.json` names of the platform. */
  platform: { version: string; packageManager: string; browserslist: readonly string[] };
}

const toJson = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** `@example/ui` is `Example UI`, and `day-picker` is `Day picker`. */
export function toLibraryTitle(library: string): string {
  const words = library
    .replace(/^@/, '')
    .replace(/\/core$/, '')
    .split(/[/-]/);
  const title = words.map((word) => (word.length < 3 ? word.toUpperCase() : word)).join(' ');
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** The beginning of the names of all packages of a library. */
const toPrefix = (library: string) => library.replace(/(?<=^@[^/]+\/).*/, '');

const product = 'components';

function renderProvider({ styleSheet, provider }: DemoSetUp, library: string): string {
  return [
    ...(styleSheet ? [`import '${styleSheet}';`] : []),
    "import type { ReactNode } from 'react';",
    ...(provider ? [`import { ${provider} } from '${library}';`] : []),
    '',
    '/** What every demo is in, here and in projects that are made of demos. */',
    'export default function Provider({ children }: { children: ReactNode }) {',
    provider ? `  return <${provider}>{children}</${provider}>;` : '  return <>{children}</>;',
    '}',
    '',
  ].join('\n');
}

const renderDemo = (name: string, { component }: DemoSetUp, library: string) => `\
import { ${component} } from '${library}';

export default function ${name}() {
  return <${component}>${component}</${component}>;
}
`;

/** The site adds a page for each component to an index of them. */
const entries = [
  {
    pathname: `/${product}-group`,
    title: 'Components',
    children: [
      { pathname: `/${product}`, title: 'Overview' },
      {
        pathname: `/api/${product}-group`,
        title: 'API reference',
        children: [{ pathname: `/api/${product}`, title: 'Index' }],
      },
    ],
  },
];

const renderPage = ({ component }: DemoSetUp) => `\
---
title: Components overview
description: What the components are for, and how to begin with one of them.
slug: /${product}
product: ${product}
components: [${component}]
---

Begin with a \`${component}\`.

<Demo name="First${component}" height={120} />
`;

/** Returns the files of a version's folder. */
function renderVersion({ name, pins, setUp }: NewVersion, library: string) {
  const { component } = setUp;
  return {
    'package.json': toJson({
      name: `docs-${name}`,
      private: true,
      description: 'The library that this version documents, its peers and its React, pinned.',
      dependencies: pins,
    }),
    'Provider.tsx': renderProvider(setUp, library),
    'home/demos/HomeComponents.tsx': renderDemo('HomeComponents', setUp, library),
    [`${product}/overview/overview.mdx`]: renderPage(setUp),
    [`${product}/overview/demos/First${component}.tsx`]: renderDemo(
      `First${component}`,
      setUp,
      library,
    ),
  };
}

/** Returns the folder of a version, from that of the site. */
export const toVersionDir = ({ name }: Pick<NewVersion, 'name'>): string =>
  name === 'current' ? 'docs' : `versioned_docs/version-${name}`;

const FULL_TURN = 360;

const renderSettings = ({ library, versions }: NewSite) => `\
import type { Site } from 'x-docs';

/** What an owner of the site changes. A wrong key or value stops the build and is named. */
const site: Site = {
  name: '${toLibraryTitle(library)} Docs',
  tagline: '${toLibraryTitle(library)} for React, documented in every version.',
  url: 'https://docs.example.com',
  basePath: '/',
  ads: false,
  versions: [
${versions
  .map(({ name, label }, index) => {
    const hue = Math.round((215 + (index * FULL_TURN) / versions.length) % FULL_TURN);
    return `    { name: '${name}', label: '${label}', hue: ${hue}, products: ['${product}'] },`;
  })
  .join('\n')}
  ],
};

export default site;
`;

const renderLibrary = ({ library }: NewSite) => `\
import type { Library, Reference } from 'x-docs';
import type { products } from './products';

/** The documented library, in the names of every version. */
export const library: Library<(typeof products)[number]['name']> = {
  packages: { '${library}': { product: '${product}' } },
  prefixes: ['${toPrefix(library)}'],
  family: ['${toPrefix(library)}'],
  foundations: {},
  companions: [],
  planSuffixes: [],
};

/** What the reference of its API has to know of it. */
export const reference: Reference = {};

/** Words that people search for, and what the docs call the same; each line is one meaning. */
export const synonyms: readonly string[] = [];
`;

const renderProducts = ({ library }: NewSite) => `\
import type { CodeStyleSettings, PlanNames, ProductSettings } from 'x-docs';

/** What every page loads of the library, apart from \`library.ts\`. */

/** The parts of the library, in the order of the sidebar. */
export const products = [
  {
    name: '${product}',
    title: 'Components',
    start: '/${product}',
    home: { demo: 'HomeComponents', text: 'What an app is made of.' },
  },
] as const satisfies readonly ProductSettings[];

/** What its paid plans are called: pro, premium. */
export const planNames: PlanNames = {};

/** The styles that demos can be written in, the library's own first. */
export const codeStyles = [
  { name: '${toLibraryTitle(library)}', slug: 'own' },
] as const satisfies readonly CodeStyleSettings[];

/** The prefix of the names under which browsers store the color mode. */
export const modeKeyPrefix = 'docs-';
`;

const sidebar = `\
import { toSidebars } from 'x-docs';

/** The sidebar of the current version. */
export default toSidebars(${JSON.stringify(entries, null, 2)});
`;

const commands = [
  'start',
  'build',
  'serve',
  'new',
  'import',
  'library',
  'docs:cut',
  'docs:uncut',
  'pages',
  'types',
  'translations',
  'feedback',
  'report',
];

/** Returns the `package.json` of a new site: the platform is a dependency, which an update raises. */
const renderManifest = ({ name, library, platform }: NewSite) =>
  toJson({
    name,
    version: '0.1.0',
    private: true,
    description: `Documentation of ${library}.`,
    packageManager: platform.packageManager,
    scripts: {
      ...Object.fromEntries(commands.map((command) => [command, `x-docs ${command}`])),
      check: 'x-docs pages && x-docs types && x-docs translations',
      test: 'npm run check && x-docs build',
    },
    browserslist: platform.browserslist,
    prettier: { singleQuote: true, printWidth: 100 },
    dependencies: { 'x-docs': platform.version },
  });

/** Returns the files of a new site by their paths, unformatted. */
export function renderSite(site: NewSite): Record<string, string> {
  const { library, versions } = site;
  const [, ...older] = versions;
  return {
    'package.json': renderManifest(site),
    'site.ts': renderSettings(site),
    'library.ts': renderLibrary(site),
    'products.ts': renderProducts(site),
    'sidebars.ts': sidebar,
    'versions.json': toJson(older.map(({ name }) => name)),
    ...Object.fromEntries(
      older.map(({ name }) => [
        `versioned_sidebars/version-${name}-sidebars.json`,
        toJson({
          docs: [{ type: 'autogenerated', dirName: '.', customProps: { entries } }],
        }),
      ]),
    ),
    ...Object.fromEntries(
      versions.flatMap((version) =>
        Object.entries(renderVersion(version, library)).map(([file, text]) => [
          `${toVersionDir(version)}/${file}`,
          text,
        ]),
      ),
    ),
  };
}
