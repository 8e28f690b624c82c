import type { Remember } from '../../../core/server/diskCache';
import { highlight } from '../../../core/server/html';
import {
  type CodeStyle,
  type CodeVariant,
  codeStyleSlugs,
  findStyleKind,
  sourceExtensions,
} from '../../preferences/types';
import type { CodeFile, DemoSource, DemoSources, LoadedDemo, Preview, SourceFile } from '../types';
import { compileStyles } from './compileStyles';
import type { DemoFile } from './demoFiles';
import { toJavaScript } from './javaScript';
import { extractPreview, sliceHtml } from './preview';
import type { Demo } from './readDemos';

const isScript = (name: string) => /\.tsx?$/.test(name);

/** Converts a file to JavaScript; a file of types alone disappears. */
async function toJavaScriptFile({ file, name, code }: DemoFile): Promise<CodeFile[]> {
  if (!isScript(name)) {
    return [{ name, code }];
  }
  const script = await toJavaScript(file, code);
  return script.trim() === ''
    ? []
    : [{ name: name.replace(/\.tsx?$/, `.${sourceExtensions.JS}`), code: script }];
}

function toSourceFile({ name, code }: CodeFile): SourceFile {
  const text = code.trimEnd();
  const [, language = 'tsx'] = /\.(css|json)$/.exec(name) ?? [];
  const html = highlight(text, language);
  return { name, code: `${text}\n`, html };
}

function toDemoSource([main, ...related]: readonly [CodeFile, ...CodeFile[]]): DemoSource {
  const { code, lines } = extractPreview(main.code);
  const file = toSourceFile({ ...main, code });
  const preview: Preview | undefined = lines && {
    ...lines,
    html: sliceHtml(file.html, lines.from, lines.to),
  };
  return { files: [file, ...related.map(toSourceFile)], ...(preview && { preview }) };
}

/**
 * Returns the code that a reader sees: for each style of a demo its TypeScript and JavaScript,
 * highlighted, with the lines of the preview.
 *
 * @throws Error that names the file and line of what isn't TypeScript
 */
export async function toDemoSources({ variants }: Pick<Demo, 'variants'>): Promise<DemoSources> {
  const entries = variants.map(async ({ style, files }) => {
    const scripts = (await Promise.all(files.map(toJavaScriptFile))).flat();
    const [main = files[0], ...related] = scripts;
    const sources: Record<CodeVariant, DemoSource> = {
      TS: toDemoSource(files),
      JS: toDemoSource([main, ...related]),
    };
    return [style, sources] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** A demo with all that the build makes of it. */
export interface BuiltDemo extends Demo {
  sources: DemoSources;
  /** The CSS of the styles that need some. */
  styles: Partial<Record<CodeStyle, LoadedDemo['styles']>>;
}

/** What is made of a demo's files. */
export type Made = Pick<BuiltDemo, 'sources' | 'styles'>;

async function makeDemo(demo: Demo): Promise<Made> {
  const styles: BuiltDemo['styles'] = {};
  for (const { style, files } of demo.variants) {
    const cssFiles = files.filter(({ name }) => name.endsWith('.css'));
    if (findStyleKind(style) === 'tailwind' || cssFiles.length > 0) {
      const scope = `${demo.id}-${codeStyleSlugs[style]}`;
      const source = files.map(({ code }) => code).join('\n');
      styles[style] = { scope, css: await compileStyles({ scope, style, source, cssFiles }) };
    }
  }
  return { sources: await toDemoSources(demo), styles };
}

/**
 * Builds a demo.
 *
 * @param remember returns what was made of the same files before
 */
export async function buildDemo(demo: Demo, remember: Remember<Made>): Promise<BuiltDemo> {
  const { id, variants } = demo;
  const inputs = [
    id,
    ...variants.map(({ style, files }) => [style, files.map(({ name, code }) => [name, code])]),
  ];
  return { ...demo, ...(await remember(inputs, () => makeDemo(demo))) };
}
