import path from 'node:path';
import { toRelative } from '../../../core/server/files';
import { library } from '../../../library';
import {
  type CodeStyle,
  type CodeVariant,
  codeStyleSlugs,
  codeVariants,
} from '../../preferences/types';
import type { PrerenderedCode } from '../types';
import type { BuiltDemo } from './buildDemo';
import type { DemoVariant } from './readDemos';

/** A file that the plugin passes to `createData`. */
export interface GeneratedFile {
  name: string;
  text: string;
}

interface RenderOptions {
  /** What the paths of demos are relative to. */
  siteDir: string;
  /** Key of the library's paid packages; absent: they run unlicensed. */
  licenseKey?: string;
}

const render = (value: unknown) => JSON.stringify(value);

/** Whether code imports from a package that needs a license. */
const isLicensed = (code: string) =>
  Object.entries(library.packages).some(
    ([name, { plan }]) => plan && (code.includes(`'${name}'`) || code.includes(`'${name}/`)),
  );

const stylesFile = (name: string, style: CodeStyle) => `${name}.${codeStyleSlugs[style]}.styles.js`;

function renderLoader(
  { name, styles }: BuiltDemo,
  { style, file, files }: DemoVariant,
  { licenseKey }: RenderOptions,
): string {
  let load = `import(${render(file)})`;
  if (licenseKey && files.some(({ code }) => isLicensed(code))) {
    load = `import('@version/license').then(({ setLicenseKey }) => setLicenseKey(${render(licenseKey)})).then(() => ${load})`;
  }
  if (styles[style]) {
    const stylesModule = `./${stylesFile(name, style)}`;
    load = `Promise.all([${load}, import(${render(stylesModule)})]).then(([demo, { default: styles }]) => ({ default: demo.default, styles }))`;
  }
  return `  ${render(style)}: () => ${load},`;
}

function renderDemoModule(demo: BuiltDemo, options: RenderOptions): string {
  const { name, dir, variants } = demo;
  const file = toRelative(options.siteDir, path.join(dir, `${name}.tsx`));
  return [
    `import prerendered from ${render(`./${name}.prerendered.js`)};`,
    `const loaders = {`,
    ...variants.map((variant) => renderLoader(demo, variant, options)),
    `};`,
    `export const name = ${render(name)};`,
    `export const path = ${render(file)};`,
    `export const styles = ${render(variants.map(({ style }) => style))};`,
    `export const previews = ${render(listPreviews(demo))};`,
    `export const previewLines = ${countPreviewLines(demo)};`,
    `export const load = (style = styles[0]) => loaders[style]();`,
    `export { prerendered };`,
    `export const loadSources = () => import(${render(`./${name}.sources.js`)});`,
    '',
  ].join('\n');
}

function listPreviews({ sources, variants: [first] }: BuiltDemo): CodeVariant[] {
  const code = first && sources[first.style];
  return codeVariants.filter((variant) => code?.[variant].preview);
}

function countPreviewLines({ sources }: BuiltDemo): number {
  const all = Object.values(sources).flatMap((source) => Object.values(source));
  return Math.max(0, ...all.map(({ preview }) => (preview ? preview.to - preview.from + 1 : 0)));
}

/** The code in the page's HTML: the demo's own file in its first style. */
function toPrerendered({ sources, variants: [first] }: BuiltDemo): PrerenderedCode | null {
  const code = first && sources[first.style];
  if (!code) {
    return null;
  }
  const entries = codeVariants.map((variant) => {
    const { files, preview } = code[variant];
    return [variant, { html: files[0].html, previewHtml: preview?.html }];
  });
  return Object.fromEntries(entries) as PrerenderedCode;
}

const toModule = (value: unknown) => `export default ${render(value)};\n`;

/**
 * Returns the modules that pages import for their demos, and `registry.js`, which finds a demo of
 * the version by name. What a page doesn't need at once is in separate modules: the code
 * (`<Name>.sources.js`; `<Name>.prerendered.js` for the server) and the CSS of styles.
 */
export function renderDemoModules(
  demos: readonly BuiltDemo[],
  options: RenderOptions,
): GeneratedFile[] {
  // One registry for all: every page has the list of all chunks, and these modules are small.
  const imports = demos.map(({ name }) => `import * as ${name} from './${name}.js';\n`);
  const names = demos.map(({ name }) => `  ${name},\n`);
  return [
    ...demos.flatMap((demo) => [
      { name: `${demo.name}.js`, text: renderDemoModule(demo, options) },
      { name: `${demo.name}.sources.js`, text: toModule(demo.sources) },
      { name: `${demo.name}.prerendered.js`, text: toModule(toPrerendered(demo)) },
      ...Object.entries(demo.styles).map(([style, styles]) => ({
        name: stylesFile(demo.name, style as CodeStyle),
        text: toModule(styles),
      })),
    ]),
    { name: 'registry.js', text: `${imports.join('')}export default {\n${names.join('')}};\n` },
  ];
}
