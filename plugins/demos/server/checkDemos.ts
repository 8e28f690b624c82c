import path from 'node:path';
import { codeStyles, codeStyleSlugs } from '../../preferences/types';
import { extractPreview } from './preview';
import type { Demo, DemoVariant } from './readDemos';

/** A preview is short: it shows without being asked for. In lines. */
const longestPreview = 16;

const slugs = codeStyles.slice(1).map((style) => codeStyleSlugs[style]);

/** Places in a demo's files that write to the console, which readers would copy. */
function checkLogging({ file, files }: DemoVariant): string[] {
  return files.flatMap(({ name, code }, index) => {
    const place = index === 0 ? file : path.join(path.dirname(file), name);
    return code.split('\n').flatMap((text, line) => {
      const [call] = /^\s*(?:\/\/|\*)/.test(text) ? [] : (/\bconsole\.\w+/.exec(text) ?? []);
      return call
        ? [
            `${place}:${line + 1}: a demo logs nothing, and this calls ${call}. Show what happens in the demo, or take the call out.`,
          ]
        : [];
    });
  });
}

function checkVariant(variant: DemoVariant): string[] {
  const {
    style,
    file,
    files: [main],
    missing,
  } = variant;
  const { lines } = extractPreview(main.code);
  const length = lines ? lines.to - lines.from + 1 : 0;
  const problems = [
    codeStyles.includes(style)
      ? ''
      : `there is no code style "${style}". Variants are called ${slugs.map((slug) => `Name.${slug}.tsx`).join(' or ')}.`,
    length > longestPreview
      ? `its preview has ${length} lines, at most ${longestPreview} are shown. Move its marks closer together.`
      : '',
    ...missing.map(
      (specifier) =>
        `it imports "${specifier}", which is no file in its folder. Put the file there, with its ending .ts, .tsx or .css.`,
    ),
  ]
    .filter(Boolean)
    .map((problem) => `${file}: ${problem}`);
  return [...problems, ...checkLogging(variant)];
}

/**
 * Returns what is wrong with the demos of a version: two of one name, a name that is no component's,
 * a variant of nothing or of an unknown style, a long preview, an import that leads nowhere, a call
 * of the console.
 *
 * @param siteDir what the paths in the messages are relative to
 */
export function checkDemos(demos: readonly Demo[], siteDir: string): string[] {
  const problems: string[] = [];
  const seen = new Map<string, string>();
  for (const { name, dir, variants } of demos) {
    const where = path.join(path.relative(siteDir, dir), `${name}.tsx`);
    const other = seen.get(name);
    if (other) {
      problems.push(`Two demos are called "${name}": ${other} and ${where}. Rename one of them.`);
    }
    if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) {
      problems.push(`${where}: a demo's file is named like its component, in PascalCase.`);
    }
    if (variants[0]?.style !== codeStyles[0]) {
      problems.push(
        `${where} does not exist, but variants of it do. Write it in ${codeStyles[0]}.`,
      );
    }
    const own = variants.flatMap(checkVariant);
    problems.push(...own.map((problem) => path.relative(siteDir, problem)));
    seen.set(name, where);
  }
  return problems;
}
