import { library } from '../../../library';
import type { CodeStyle, CodeVariant } from '../../preferences/types';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Renders the page of a project.
 *
 * @param title of the page, as text
 * @param main path of the script that draws it
 */
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

/** The host names are those of CodeSandbox's previews, which Vite refuses unless they are named. */
const toViteConfig = (isTailwind: boolean) => `import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';
${isTailwind ? `import tailwindcss from '@tailwindcss/vite';\n` : ''}
export default defineConfig({
  plugins: [react()${isTailwind ? ', tailwindcss()' : ''}],
  server: { host: true, allowedHosts: ['.csb.app'] },
});
`;

/** The library's own styles are in no layer, and only what is important wins over those. */
const tailwindCss = `@layer theme, base, components, utilities;
@import 'tailwindcss/theme.css' layer(theme);
@import 'tailwindcss/preflight.css' layer(base);
@import 'tailwindcss/utilities.css' layer(utilities) important;
`;

/** Returns the files that set a project's tools up, by path. */
export function toConfigFiles(style: CodeStyle, variant: CodeVariant): Record<string, string> {
  const isTailwind = style === 'Tailwind';
  return {
    'vite.config.js': toViteConfig(isTailwind),
    ...(variant === 'TS' && { 'tsconfig.json': `${JSON.stringify(tsconfig, null, 2)}\n` }),
    ...(isTailwind && { 'src/index.css': tailwindCss }),
  };
}

interface MainFileOptions {
  style: CodeStyle;
  variant: CodeVariant;
  /** What the demo needs, with exact versions; React is among it. */
  dependencies: Readonly<Record<string, string>>;
}

/** Renders the file that draws a demo on its version's own React, on the page that it has here. */
export function toMainFile({ style, variant, dependencies }: MainFileOptions): string {
  const hasRoots = Number.parseInt(dependencies.react ?? '', 10) >= 18;
  const [, foundation] =
    Object.entries(library.foundations).find(([name]) => name in dependencies) ?? [];
  const baseline = foundation?.baseline;
  const root = `document.getElementById('root')${variant === 'TS' && hasRoots ? '!' : ''}`;
  // Styles of a page win over those of the library where both weigh the same: these come first.
  const first = style === 'CSS' ? foundation?.stylesFirst : undefined;
  const page = [
    first ? `  <${first.name} injectFirst>` : '  <>',
    ...(baseline ? [`    <${baseline.name} />`] : []),
    '    <Demo />',
    first ? `  </${first.name}>,` : '  </>,',
  ];
  return [
    hasRoots
      ? `import { createRoot } from 'react-dom/client';`
      : `import ReactDOM from 'react-dom';`,
    ...(baseline ? [`import ${baseline.name} from '${baseline.from}';`] : []),
    ...(first ? [`import { ${first.name} } from '${first.from}';`] : []),
    `import Demo from './Demo';`,
    ...(style === 'Tailwind' ? [`import './index.css';`] : []),
    '',
    ...(hasRoots
      ? [`createRoot(${root}).render(`, ...page, ');']
      : ['ReactDOM.render(', ...page, `  ${root},`, ');']),
    '',
  ].join('\n');
}

/**
 * Returns where a file beside a demo goes in a project.
 *
 * @param name path from the demo's folder
 */
export function toProjectPath(name: string, code: string, variant: CodeVariant): string {
  if (variant === 'TS' || !/\.[jt]sx?$/.test(name)) {
    return `src/${name}`;
  }
  // Vite reads JSX only in files that say so. One that merely looks like it loses nothing by it.
  const ending = /<\/|\/>/.test(code) ? 'jsx' : 'js';
  return `src/${name.replace(/\.[jt]sx?$/, `.${ending}`)}`;
}
