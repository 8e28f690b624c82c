import path from 'node:path';
import { codeStyleSlugs, codeStyles } from '../../preferences/types';
import { toRelative } from '../../../core/server/files';
import { extractPreview } from './preview';
import type { Demo, DemoVariant } from './readDemos';

/** A preview is short, because it shows in every page. */
const MAX_PREVIEW_LINES = 16;

const slugs = codeStyles.slice(1).map((style) => codeStyleSlugs[style]);

/** Reports calls of the console, which readers would copy. */
function checkLogging({ file, files }: DemoVariant): string[] {
  return files.flatMap(({ name, code }, index) => {
    const place = index === 0 ? file : path.join(path.dirname(file), name);
    return code.split('\n').flatMap((text, line) => {
      const [call] = /^\s*(?:\/\/|\*)/.test(text) ? [] : (/\bconsole\.\w+/.exec(text) ?? []);
      return call
        ? [
            `${place}:${line + 1}: ${call} logs to the reader's console. Show what happens in the demo, or remove the call.`,
          ]
        : [];
    });
  });
}

const defaultExport = /\bexport\s+default\b|\bexport\s*\{[^}]*\bdefault\b/;

/** Returns what is wrong with a variant, each problem after the absolute path of its file. */
function checkVariant(variant: DemoVariant): string[] {
  const { style, file, files, missing } = variant;
  const problems = missing.map(
    ({ file: from, specifier }) =>
      `${from}: imports "${specifier}", which is not a file in the demo's folder. Put the file there; it ends in .ts, .tsx or .css.`,
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
  return [...problems, ...checkLogging(variant)];
}

/**
 * Returns what is wrong with the demos of a version: a name used twice or not a component's name, a
 * variant without its demo, without a component or in an unknown style, a long preview, an import that leads nowhere, a
 * call of the console.
 *
 * @param siteDir what paths in the messages are relative to
 */
export function checkDemos(demos: readonly Demo[], siteDir: string): string[] {
  const problems: string[] = [];
  const seen = new Map<string, string>();
  for (const { name, dir, variants } of demos) {
    const where = `${toRelative(siteDir, dir)}/${name}.tsx`;
    const other = seen.get(name);
    if (other) {
      problems.push(`Two demos are called "${name}": ${other} and ${where}. Rename one of them.`);
    }
    if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) {
      problems.push(`${where}: name a demo's file like its component, in PascalCase.`);
    }
    if (variants[0]?.style !== codeStyles[0]) {
      problems.push(`${where} doesn't exist, but variants of it do. Write it in ${codeStyles[0]}.`);
    }
    const own = variants.flatMap(checkVariant);
    problems.push(...own.map((problem) => problem.replace(siteDir + path.sep, '')));
    seen.set(name, where);
  }
  return problems;
}
