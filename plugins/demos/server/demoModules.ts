import path from 'node:path';
import { simpleHash } from '@docusaurus/utils';
import { findPlan, type Library, type Plan, plans } from '../../../core/library';
import { toRelative } from '../../../core/server/files';
import {
  type CodeStyle,
  type CodeVariant,
  codeStyleSlugs,
  codeVariants,
} from '../../preferences/types';
import { collectSpecifiers, toPackageName } from '../imports';
import type { DemoSource, PrerenderedCode, SourceFile } from '../types';
import type { BuiltDemo } from './buildDemo';
import { type DemoVariant, toDemoPath } from './readDemos';

/** A file that the plugin passes to `createData`. */
export interface GeneratedFile {
  name: string;
  text: string;
}

interface RenderOptions {
  /** What the paths of demos are relative to. */
  siteDir: string;
  /** Absolute path of the version. */
  versionDir: string;
  library: Library;
  /** Key of the library's paid packages; absent: they run unlicensed. */
  licenseKey?: string;
}

const render = (value: unknown) => JSON.stringify(value);

/** Returns the highest plan of the packages that a demo imports. */
function findHighestPlan(
  variants: readonly DemoVariant[],
  { packages }: Library,
): Plan | undefined {
  const needed = variants
    .flatMap(({ files }) => files.flatMap(({ code }) => collectSpecifiers(code)))
    .map((specifier) => findPlan(packages[toPackageName(specifier)]));
  return plans.findLast((plan) => needed.includes(plan));
}

const stylesFile = (name: string, style: CodeStyle) => `${name}.${codeStyleSlugs[style]}.styles.js`;

function renderLoader(
  { name, styles }: BuiltDemo,
  variant: DemoVariant,
  { library, licenseKey }: RenderOptions,
): string {
  const { style, file } = variant;
  let load = `import(${render(file)})`;
  if (licenseKey && findHighestPlan([variant], library)) {
    load = `import('@version/license').then(({ setLicenseKey }) => setLicenseKey(${render(licenseKey)})).then(() => ${load})`;
  }
  if (styles[style]) {
    const stylesModule = `./${stylesFile(name, style)}`;
    load = `Promise.all([${load}, import(${render(stylesModule)})]).then(([demo, { default: styles }]) => ({ default: demo.default, styles }))`;
  }
  return `  ${render(style)}: () => ${load},`;
}

function renderDemoModule(demo: BuiltDemo, options: RenderOptions): string {
  const { name, id, dir, variants } = demo;
  const file = toRelative(options.siteDir, path.join(dir, `${name}.tsx`));
  const plan = findHighestPlan(variants, options.library);
  return [
    `import prerendered from ${render(`./${name}.prerendered.js`)};`,
    `const loaders = {`,
    ...variants.map((variant) => renderLoader(demo, variant, options)),
    `};`,
    `export const name = ${render(name)};`,
    `export const id = ${render(id)};`,
    `export const path = ${render(file)};`,
    `export const styles = ${render(variants.map(({ style }) => style))};`,
    ...(plan ? [`export const plan = ${render(plan)};`] : []),
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

/** A file of several demos or styles, such as data: its code is in a module that they share. */
interface SharedFile {
  name: string;
  text: string;
}

/** Finds the files that occur more than once, by what they hold. */
function findSharedFiles(demos: readonly BuiltDemo[]): ReadonlyMap<string, SharedFile> {
  const shared = new Map<string, SharedFile>();
  const seen = new Set<string>();
  for (const { sources } of demos) {
    const own = Object.values(sources).flatMap((code) =>
      codeVariants.flatMap((variant) => code[variant].files.slice(1).map(render)),
    );
    for (const text of own) {
      if (seen.has(text)) {
        const name = `files/${simpleHash(text, 12)}.js`;
        shared.set(text, { name, text: `export default ${text};\n` });
      }
      seen.add(text);
    }
  }
  return shared;
}

/** The code of a demo. Files that other demos have too are imported. */
function renderSources(
  { sources }: BuiltDemo,
  shared: ReadonlyMap<string, SharedFile>,
  toRoot: string,
): string {
  const imports = new Map<string, string>();
  const renderFile = (file: SourceFile) => {
    const text = render(file);
    const module = shared.get(text);
    if (!module) {
      return text;
    }
    const local = imports.get(module.name) ?? `file${imports.size}`;
    imports.set(module.name, local);
    return local;
  };
  const renderSource = ({ files: [main, ...others], preview }: DemoSource) => {
    const files = [render(main), ...others.map(renderFile)].join();
    return `{"files":[${files}]${preview ? `,"preview":${render(preview)}` : ''}}`;
  };
  const styles = Object.entries(sources).map(
    ([style, code]) =>
      `${render(style)}:{${codeVariants.map((variant) => `${render(variant)}:${renderSource(code[variant])}`).join()}}`,
  );
  const statements = [...imports].map(
    ([name, local]) => `import ${local} from ${render(toRoot + name)};\n`,
  );
  return `${statements.join('')}export default {${styles.join()}};\n`;
}

/**
 * Returns the modules that pages import for their demos, each under the path of its demo in the version,
 * and `registry.js`, which finds a demo by its id. What a page doesn't need at once is in separate modules:
 * the code (`<path>.sources.js`, with files of several demos in `files/`; `<path>.prerendered.js` for the
 * server) and the CSS of styles.
 */
export function renderDemoModules(
  demos: readonly BuiltDemo[],
  options: RenderOptions,
): GeneratedFile[] {
  const placed = demos.map((demo, index) => ({
    demo,
    local: `demo${index}`,
    folder: toDemoPath(demo, options.versionDir).slice(0, -demo.name.length),
  }));
  // One registry for all: every page has the list of all chunks, and these modules are small.
  const imports = placed.map(
    ({ demo, local, folder }) =>
      `import * as ${local} from ${render(`./${folder}${demo.name}.js`)};\n`,
  );
  const shared = findSharedFiles(demos);
  const toRoot = (folder: string) => '../'.repeat(folder.split('/').length - 1) || './';
  const entries = placed.map(({ demo, local }) => `  ${render(demo.id)}: ${local},\n`);
  return [
    ...placed.flatMap(({ demo, folder }) =>
      [
        { name: `${demo.name}.js`, text: renderDemoModule(demo, options) },
        { name: `${demo.name}.sources.js`, text: renderSources(demo, shared, toRoot(folder)) },
        { name: `${demo.name}.prerendered.js`, text: toModule(toPrerendered(demo)) },
        ...Object.entries(demo.styles).map(([style, styles]) => ({
          name: stylesFile(demo.name, style as CodeStyle),
          text: toModule(styles),
        })),
      ].map(({ name, text }) => ({ name: folder + name, text })),
    ),
    ...shared.values(),
    { name: 'registry.js', text: `${imports.join('')}export default {\n${entries.join('')}};\n` },
  ];
}
