import path from 'node:path';
import { codeStyleSlugs, codeStyles } from '../../preferences/types';
import { toRelative } from '../../../core/server/files';
import { extractPreview } from './preview';
import type { DemoFile } from './demoFiles';
import type { Demo, DemoVariant } from './readDemos';

/** A preview is short, because it shows in every page. */
const MAX_PREVIEW_LINES = 16;

const slugs = codeStyles.slice(1).map((style) => codeStyleSlugs[style]);

/** Reports calls of the console, which readers would copy. */
function checkLogging({ file, code }: DemoFile): string[] {
  return code.split('\n').flatMap((text, line) => {
    const [call] = /^\s*(?:\/\/|\*)/.test(text) ? [] : (/\bconsole\.\w+/.exec(text) ?? []);
    return call
      ? [
          `${file}:${line + 1}: ${call} logs to the reader's console. Show what happens in the demo, or remove the call.`,
        ]
      : [];
  });
}

function checkJson({ file, code }: DemoFile): string[] {
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    return [`${file}: it is not JSON: ${(error as Error).message}. Correct it.`];
  }
}

const defaultExport = /\bexport\s+default\b|\bexport\s*\{[^}]*\bdefault\b/;

/** Returns what is wrong with a variant, each problem after the absolute path of its file. */
function checkVariant(variant: DemoVariant): string[] {
  const { style, file, files, missing } = variant;
  const problems = missing.map(
    ({ file: from, specifier }) =>
      `${from}: imports "${specifier}", which is no file of this version. Put the file there; it ends in .ts, .tsx, .css or .json.`,
  );
  if (!codeStyles.includes(style)) {
    const names = slugs.map((slug) => `Name.${slug}.tsx`).join(' or ');
    problems.push(`${file}: unknown code style "${style}". Name variants ${names}.`);
  }
  const [{ name, code }] = files;
  if (!defaultExport.test(code)) {
    const missing = code.trim() === '' ? 'the file is empty' : 'there is no default export';
    const component = name.replace('.tsx', '');
    problems.push(
      `${file}: ${missing}. Export the component: export default function ${component}() { … }`,
    );
  }
  const { lines } = extractPreview(code);
  const length = lines ? lines.to - lines.from + 1 : 0;
  if (length > MAX_PREVIEW_LINES) {
    problems.push(
      `${file}: the preview has ${length} lines; at most ${MAX_PREVIEW_LINES} are shown. Move its marks closer together.`,
    );
  }
  const others = files.flatMap((item) =>
    item.name.endsWith('.json') ? checkJson(item) : checkLogging(item),
  );
  return [...problems, ...others];
}

/**
 * Returns what is wrong with the demos of a version: a name that is not a component's, or that two demos
 * without a page share; a variant without its demo, without a component or in an unknown style; a long
 * preview; an import that leads nowhere; broken JSON; a call of the console.
 *
 * @param siteDir what paths in the messages are relative to
 */
export function checkDemos(demos: readonly Demo[], siteDir: string): string[] {
  const problems: string[] = [];
  const seen = new Map<string, string>();
  for (const { name, id, dir, variants } of demos) {
    const where = `${toRelative(siteDir, dir)}/${name}.tsx`;
    const other = seen.get(id);
    if (other) {
      problems.push(
        `Two demos without a page are called "${name}": ${other} and ${where}. Rename one of them.`,
      );
    }
    if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) {
      problems.push(`${where}: name a demo's file like its component, in PascalCase.`);
    }
    if (variants[0]?.style !== codeStyles[0]) {
      problems.push(`${where} doesn't exist, but variants of it do. Write it in ${codeStyles[0]}.`);
    }
    const own = variants.flatMap(checkVariant);
    problems.push(...own.map((problem) => problem.replace(siteDir + path.sep, '')));
    seen.set(id, where);
  }
  // Demos share files.
  return [...new Set(problems)];
}
