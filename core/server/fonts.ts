import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import type { AtRule, Plugin as PostCssPlugin } from 'postcss';
import subsetFont from 'subset-font';
import type { Language } from '../types';
import { findInPackages, mapFiles } from './files';

/** A part of a variable font that pages load: a subset of one of the files of its package. */
export interface Font {
  /** Name of the subset: `@generated/fonts/<name>.woff2`. */
  name: string;
  /** The file, as a stylesheet would import it: `@fontsource-variable/…/….woff2`. */
  file: string;
  /** As `unicode-range` has it: `U+20-7E, U+A0`. */
  characters: string;
  /** More characters that it has in languages of Latin script other than English. */
  accented?: string;
  weights: { min: number; max: number };
  /** OpenType features: `kern`. */
  features: readonly string[];
}

/** Returns the characters of a `unicode-range`. */
export function listCharacters(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [, first = '', last = first] =
        /^\s*U\+([\dA-F]+)(?:-([\dA-F]+))?\s*$/i.exec(part) ?? [];
      const start = Number.parseInt(first, 16);
      const end = Number.parseInt(last, 16);
      if (!(end >= start)) {
        throw new Error(`A font has "${part.trim()}" among its characters. Write U+20 or U+20-7E.`);
      }
      return Array.from({ length: end - start + 1 }, (_, index) =>
        String.fromCodePoint(start + index),
      );
    })
    .join('');
}

/** Returns what pages of a language first load of a font; in other scripts it is what English pages do. */
function toCharacters({ characters, accented }: Font, language: Language): string {
  const isLatin = new Intl.Locale(language).maximize().script === 'Latn';
  return accented && language !== 'en' && isLatin ? `${characters}, ${accented}` : characters;
}

/** Has stylesheets ask the subset of a font for what it has in the language. */
export const widenFaces = (fonts: readonly Font[], language: Language): PostCssPlugin => ({
  postcssPlugin: 'docs-font-subsets',
  AtRule: {
    'font-face'(face) {
      const sources: string[] = [];
      face.walkDecls('src', ({ value }) => void sources.push(value));
      const font = fonts.find(({ name }) =>
        sources.some((source) => source.includes(`@generated/fonts/${name}.woff2`)),
      );
      if (font) {
        face.walkDecls('unicode-range', (range) => {
          const characters = toCharacters(font, language);
          if (range.value !== characters) {
            range.value = characters;
          }
        });
      }
    },
  },
});

/** The file of a package of Fontsource that English needs: `files/inter-latin-wght-normal.woff2`. */
const latinFile = /(@fontsource[\w-]*\/[\w-]+)(\/files\/[\w-]+)-latin-(?!ext-)([\w-]+\.woff2)/;

/**
 * Adds the other alphabets of a font to stylesheets, each with its characters: browsers load one when a page
 * shows a letter of it. They come before the Latin file, which is asked for what several have.
 */
export const addAlphabets = (): PostCssPlugin => ({
  postcssPlugin: 'docs-font-alphabets',
  Once(root) {
    // All of them first: a walk inside of a layer comes again to a face that something is put before.
    const faces: AtRule[] = [];
    root.walkAtRules('font-face', (face) => void faces.push(face));
    for (const face of faces) {
      const [latin, name, start, end] = latinFile.exec(face.toString()) ?? [];
      if (latin !== undefined) {
        const ranges = JSON.parse(
          readFileSync(findInPackages(`${name}/unicode.json`), 'utf8'),
        ) as Record<string, string>;
        for (const [part, characters] of Object.entries(ranges)) {
          const file = `${name}${start}-${part}-${end}`;
          // Docusaurus may have a plugin run several times.
          if (!root.toString().includes(file)) {
            const added = face.cloneBefore();
            added.replaceValues(latin, file);
            added.walkDecls('unicode-range', (range) => {
              range.value = characters;
            });
          }
        }
      }
    }
  },
});

/** The parts of the bundler's rules that are read. */
interface LoaderRule {
  test?: unknown;
  use?: unknown;
}

/**
 * Has Docusaurus's rule for fonts emit files only. By default it would write a small font into every place
 * that names it: the styles and the script of each page, where the site's policy refuses it too.
 */
export function emitFonts(rules: readonly unknown[]): void {
  for (const { test, use } of rules as readonly LoaderRule[]) {
    if (test instanceof RegExp && test.test('font.woff2') && Array.isArray(use)) {
      for (const { options } of use as { options?: { limit?: unknown } }[]) {
        if (options && 'limit' in options) {
          options.limit = 0;
        }
      }
    }
  }
}

/** Writes the subset of each font, which stylesheets and pages import. */
export function fontSubsets(
  fonts: readonly Font[],
  language: Language,
  { generatedFilesDir }: { generatedFilesDir: string },
): Plugin {
  return {
    name: 'docusaurus-plugin-font-subsets',
    async loadContent() {
      const dir = path.join(generatedFilesDir, 'fonts');
      await mkdir(dir, { recursive: true });
      await mapFiles(fonts, async (font) => {
        const { name, file, weights, features } = font;
        const whole = await readFile(findInPackages(file));
        const subset = await subsetFont(whole, listCharacters(toCharacters(font, language)), {
          targetFormat: 'woff2',
          variationAxes: { wght: weights },
          keepFeatures: [...features],
        });
        await writeFile(path.join(dir, `${name}.woff2`), subset);
      });
    },
    configurePostCss(options) {
      options.plugins.push(addAlphabets(), widenFaces(fonts, language));
      return options;
    },
    configureWebpack(config) {
      emitFonts(config.module?.rules ?? []);
      return {};
    },
  };
}
