/** The fonts of pictures: packages by Fontsource have a font in parts, each with some of its characters. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { findInPackages } from '../../../core/server/files';
import { listCharacters } from '../../../core/server/fonts';
import type { Language, Site } from '../../../core/types';

/** A part of a font, cut down to what pictures show of it. */
export interface PictureFont {
  /** Of its family. */
  name: string;
  weight: 400 | 600 | 700;
  data: Buffer;
}

/** What pictures are drawn with. */
export interface PictureFonts {
  fonts: readonly PictureFont[];
  /** Names and versions of their packages: `inter 5.3.0`. */
  versions: readonly string[];
  /** Returns the names of the fonts that a text needs. */
  listFamilies(text: string): string[];
  /** Returns the characters of a text that no font has, each once. */
  listMissing(text: string): string[];
}

const weights = [400, 600, 700] as const;

const ownPackage = '@fontsource-variable/inter';

const variableFile = (id: string, part: string) => `files/${id}-${part}-wght-normal.woff2`;

/** Returns the languages of which `site.ts` names a font that isn't installed, each with what to do. */
export const checkPictureFonts = (
  { pictureFonts = {} }: Pick<Site, 'pictureFonts'>,
  siteDir: string,
): string[] =>
  Object.entries(pictureFonts)
    .filter(([, name]) => !existsSync(findInPackages(`${name}/unicode.json`, siteDir)))
    .map(
      ([language, name]) =>
        `site.ts: "pictureFonts.${language}" names ${name}, which is not installed as a font. Add it to package.json, or name another package of @fontsource-variable/.`,
    );

/**
 * Returns the folders of the fonts for a language: the site's own, then what `site.ts` names for it.
 *
 * @param siteDir absolute path of the project
 */
export function findFontDirs(
  { pictureFonts = {} }: Pick<Site, 'pictureFonts'>,
  language: Language,
  siteDir: string,
): string[] {
  const name = pictureFonts[language];
  return [
    findInPackages(ownPackage),
    ...(name === undefined ? [] : [findInPackages(name, siteDir)]),
  ];
}

const readJson = async (file: string) =>
  JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;

/** The part of a font that has a character. */
interface Part {
  family: string;
  file: string;
}

/** Returns which part has each character; where two fonts have it, it is of the first one. */
async function readParts(dirs: readonly string[]): Promise<Map<string, Part>> {
  const parts = new Map<string, Part>();
  for (const dir of dirs) {
    const id = path.basename(dir);
    const ranges = await readJson(path.join(dir, 'unicode.json'));
    for (const [key, range] of Object.entries(ranges)) {
      // Parts without a name have a number: [104].
      const name = key.replace(/^\[(.*)\]$/, '$1');
      const part = { family: `${id}-${name}`, file: path.join(dir, variableFile(id, name)) };
      for (const character of listCharacters(range)) {
        if (!parts.has(character)) {
          parts.set(character, part);
        }
      }
    }
  }
  return parts;
}

/**
 * Reads from fonts what texts need of them.
 *
 * @param dirs absolute paths of their packages; where two have a character, it is of the first one
 */
export async function loadPictureFonts(
  dirs: readonly string[],
  texts: readonly string[],
): Promise<PictureFonts> {
  const parts = await readParts(dirs);
  const shown = new Map<Part, Set<string>>();
  for (const character of new Set(texts.join(' '))) {
    const part = parts.get(character);
    if (part) {
      shown.set(part, (shown.get(part) ?? new Set()).add(character));
    }
  }
  const fonts: PictureFont[] = [];
  for (const [{ family: name, file }, characters] of shown) {
    const whole = await readFile(file);
    for (const weight of weights) {
      const options = { targetFormat: 'truetype', variationAxes: { wght: weight } } as const;
      fonts.push({
        name,
        weight,
        data: await subsetFont(whole, [...characters].join(''), options),
      });
    }
  }
  return {
    fonts,
    versions: await Promise.all(
      dirs.map(async (dir) => {
        const { version } = await readJson(path.join(dir, 'package.json'));
        return `${path.basename(dir)} ${version}`;
      }),
    ),
    listFamilies: (text) => [
      ...new Set([...text].flatMap((character) => parts.get(character)?.family ?? [])),
    ],
    listMissing: (text) => [
      ...new Set([...text].filter((character) => character.trim() !== '' && !parts.has(character))),
    ],
  };
}
