import type { Foundation } from '../../../core/library';
import { type CodeStyle, type CodeVariant, findStyleKind } from '../../preferences/types';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Renders the page of a project, which `main` draws. */
export function toIndexHtml(title: string, main: string): string {
  const escaped = title.replace(/[&<>]/g, (character) => entities[character] ?? character);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escaped}</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/${main}"></script>
  </body>
</html>
`;
}

const tsconfig = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    isolatedModules: true,
    skipLibCheck: true,
    noEmit: true,
    types: ['vite/client'],
  },
  include: ['src'],
};

/** Vite serves CodeSandbox's previews only when their host is allowed. */
const toViteConfig = (isTailwind: boolean) => `import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';
${isTailwind ? `import tailwindcss from '@tailwindcss/vite';\n` : ''}
export default defineConfig({
  plugins: [react()${isTailwind ? ', tailwindcss()' : ''}],
  // Without jsnext:main: Moment's copy there has no locales.
  resolve: { mainFields: ['browser', 'module'] },
  server: { host: true, allowedHosts: ['.csb.app'] },
});
`;

/** The library's styles are in no layer, and only important ones override them. */
const tailwindCss = `@layer theme, base, components, utilities;
@import 'tailwindcss/theme.css' layer(theme);
@import 'tailwindcss/preflight.css' layer(base);
@import 'tailwindcss/utilities.css' layer(utilities) important;
`;

/** Returns the configuration of a project's tools, by path. */
export function toConfigFiles(style: CodeStyle, variant: CodeVariant): Record<string, string> {
  const isTailwind = findStyleKind(style) === 'tailwind';
  return {
    'vite.config.js': toViteConfig(isTailwind),
    ...(variant === 'TS' && { 'tsconfig.json': `${JSON.stringify(tsconfig, null, 2)}\n` }),
    ...(isTailwind && { 'src/index.css': tailwindCss }),
  };
}

interface MainFileOptions {
  /** Name of the file beside it that has the demo. */
  component: string;
  style: CodeStyle;
  variant: CodeVariant;
  /** What the demo needs, at exact versions; includes React. */
  dependencies: Readonly<Record<string, string>>;
  /** What the demo's components are built on; absent where it does without. */
  foundation?: Pick<Foundation, 'baseline' | 'stylesFirst'>;
  /** Whether the project has a `Provider`, which the demo is drawn in. */
  hasProvider?: boolean;
}

/** Renders the script that draws a demo with its version's React, as on this site's pages. */
export function toMainFile(options: MainFileOptions): string {
  const { component, style, variant, dependencies, foundation, hasProvider = false } = options;
  const hasRoots = Number.parseInt(dependencies.react ?? '', 10) >= 18;
  const baseline = foundation?.baseline;
  const root = `document.getElementById('root')${variant === 'TS' && hasRoots ? '!' : ''}`;
  // The library's styles come first, so that a page's styles of equal specificity win.
  const first = findStyleKind(style) === 'css' ? foundation?.stylesFirst : undefined;
  const page = [
    first ? `  <${first.name} injectFirst>` : '  <>',
    ...(baseline ? [`    <${baseline.name} />`] : []),
    ...(hasProvider ? ['    <Provider>', '      <Demo />', '    </Provider>'] : ['    <Demo />']),
    first ? `  </${first.name}>,` : '  </>,',
  ];
  return [
    hasRoots
      ? `import { createRoot } from 'react-dom/client';`
      : `import ReactDOM from 'react-dom';`,
    ...(baseline ? [`import ${baseline.name} from '${baseline.from}';`] : []),
    ...(first ? [`import { ${first.name} } from '${first.from}';`] : []),
    ...(hasProvider ? [`import Provider from './Provider';`] : []),
    `import Demo from './${component}';`,
    ...(findStyleKind(style) === 'tailwind' ? [`import './index.css';`] : []),
    '',
    ...(hasRoots
      ? [`createRoot(${root}).render(`, ...page, ');']
      : ['ReactDOM.render(', ...page, `  ${root},`, ');']),
    '',
  ].join('\n');
}

interface PackageJsonOptions {
  /** The demo's name. */
  name: string;
  description: string;
  dependencies: Readonly<Record<string, string>>;
  devDependencies: Readonly<Record<string, string>>;
  /** The versions to use instead of those that packages depend on. */
  overrides?: Readonly<Record<string, string>>;
}

/** Renders a project's `package.json`; an online editor runs its `dev` script. */
export function toPackageJson({ name, ...rest }: PackageJsonOptions): string {
  const words = name.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-');
  const manifest = {
    name: words.toLowerCase(),
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: { dev: 'vite', build: 'vite build', preview: 'vite preview' },
    ...rest,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/**
 * Returns the path in a project of a file beside a demo.
 *
 * @param name path from the demo's folder
 */
export function toProjectPath(name: string, code: string, variant: CodeVariant): string {
  if (variant === 'TS' || !/\.[jt]sx?$/.test(name)) {
    return `src/${name}`;
  }
  // Vite accepts JSX only in .jsx files. Without JSX the extension does no harm.
  const ending = /<\/|\/>/.test(code) ? 'jsx' : 'js';
  return `src/${name.replace(/\.[jt]sx?$/, `.${ending}`)}`;
}
