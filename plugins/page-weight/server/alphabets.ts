/** The alphabets that English doesn't use: a page has the fonts of those whose letters it shows. */
import { type AtRule, parse } from 'postcss';

/** A font of an alphabet. */
export interface Face {
  family: string;
  css: string;
  /** Address of its file. */
  url: string;
  has(character: string): boolean;
}

/** Reads a `unicode-range`, in which minified styles have `U+??` for `U+0-FF`. */
function toRange(text: string): Face['has'] {
  const parts = [...text.matchAll(/u\+([\da-f]*)(\?*)(?:-([\da-f]+))?/gi)].map(
    ([, digits = '', marks = '', last]) => {
      const fill = (digit: string) => Number.parseInt(digits + digit.repeat(marks.length), 16);
      return { first: fill('0'), last: last === undefined ? fill('f') : Number.parseInt(last, 16) };
    },
  );
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    return parts.some(({ first, last }) => code >= first && code <= last);
  };
}

/** Returns nothing of a font for all characters, such as a fallback. */
function toFace(rule: AtRule): Face | undefined {
  const values = new Map<string, string>();
  rule.walkDecls(({ prop, value }) => void values.set(prop, value));
  const range = values.get('unicode-range');
  const [, url = ''] = /url\(\s*["']?([^"')]+)/.exec(values.get('src') ?? '') ?? [];
  return range === undefined
    ? undefined
    : { family: values.get('font-family') ?? '', css: `${rule}`, url, has: toRange(range) };
}

/** The fonts of a stylesheet that have none of the letters of English. */
export class Alphabets {
  /** The stylesheet without them. */
  readonly css: string;
  /** In the order of the stylesheet: of two with a character, the last one is asked. */
  readonly faces: readonly Face[];
  /** The fonts that all pages have. */
  private readonly common: readonly Face[];

  constructor(css: string) {
    const root = parse(css);
    const faces: Face[] = [];
    const common: Face[] = [];
    root.walkAtRules('font-face', (rule) => {
      const face = toFace(rule);
      if (face?.has('A')) {
        common.push(face);
      } else if (face) {
        faces.push(face);
        rule.remove();
      }
    });
    this.css = `${root}`;
    this.faces = faces;
    this.common = common;
  }

  /** Returns the fonts that are asked for letters in a text. */
  of(text: string): Face[] {
    const characters = new Set(text.match(/\P{ASCII}/gu));
    const asked = new Set<Face>();
    for (const character of characters) {
      if (!this.common.some(({ has }) => has(character))) {
        const having = this.faces.filter(({ has }) => has(character));
        for (const face of new Map(having.map((item) => [item.family, item])).values()) {
          asked.add(face);
        }
      }
    }
    return this.faces.filter((face) => asked.has(face));
  }
}
