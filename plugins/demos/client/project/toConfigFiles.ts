import type { CodeStyle, CodeVariant } from '../../../preferences/types';

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
