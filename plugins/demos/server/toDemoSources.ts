import path from 'node:path';
import { sourceExtensions, type CodeVariant } from '../../preferences/types';
import { highlight } from '../../../core/server/html';
import type { DemoSource, DemoSources, Preview, SourceFile } from '../types';
import { extractPreview } from './extractPreview';
import type { CodeFile, Demo } from './readDemos';
import { sliceHtml } from './sliceHtml';
import { toJavaScript } from './javaScript';

const isScript = (name: string) => /\.tsx?$/.test(name);

/** The same file in JavaScript; nothing when it held types alone. */
async function toJavaScriptFile(file: string, { name, code }: CodeFile): Promise<CodeFile[]> {
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
  const html = highlight(text, name.endsWith('.css') ? 'css' : 'tsx');
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
 * Makes what a reader sees of a demo: in each of its styles the TypeScript that was written and the
 * JavaScript of it, highlighted, with the preview's lines. Rejects with the place of what is no
 * TypeScript.
 */
export async function toDemoSources({ dir, variants }: Demo): Promise<DemoSources> {
  const entries = variants.map(async ({ style, file, files }) => {
    const converted = files.map((item, index) =>
      toJavaScriptFile(index === 0 ? file : path.join(dir, item.name), item),
    );
    const scripts = (await Promise.all(converted)).flat();
    const [main = files[0], ...related] = scripts;
    const sources: Record<CodeVariant, DemoSource> = {
      TS: toDemoSource(files),
      JS: toDemoSource([main, ...related]),
    };
    return [style, sources] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
