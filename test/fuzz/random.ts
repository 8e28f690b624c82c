/** Hostile input, the same in each run: what fails once fails again. */

/** A source of numbers from 0 to below 1. */
export type Random = () => number;

/** Returns a source of numbers (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const pick = <Item>(items: readonly Item[], random: Random): Item =>
  items[Math.floor(random() * items.length)] as Item;

/** What breaks parsers, addresses, markup, patterns and layouts. */
const pieces: readonly string[] = [
  ...['%', '%E9', '%C3', '%00', '%0A', '%2F', '%5C', '%25', '%u0041', '%%'],
  ...[
    '/',
    '//',
    '///',
    '\\',
    '/\\',
    '..',
    '/../',
    '/./',
    '.',
    '.html',
    '/index.html',
    '.md',
    '.json',
  ],
  ...[
    '?',
    '#',
    '&',
    '=',
    '+',
    ';',
    ':',
    '@',
    '|',
    '*',
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
    '^',
    '$&',
    '$1',
  ],
  ...['"', "'", '`', '<', '>', '<img src=x onerror=alert(1)>', '</script>', '&lt;', '${a}', '{a}'],
  ...[
    'javascript:alert(1)',
    'data:text/html,a',
    '//evil.example',
    'https://evil.example',
    'blob:a',
  ],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'null', 'undefined'],
  ...['NaN', '-1', '0', '1e999', '99999999999999999999', 'true', '[]', '{"a":1}', '[null]'],
  ...[
    '\u0000',
    '\n',
    '\r\n',
    '\t',
    ' ',
    '\u00a0',
    '\u202e',
    '\u2066',
    '\ufeff',
    '\ud800',
    '\udfff',
  ],
  ...['é', 'İ', 'ß', '中文', '👩‍👩‍👧', 'A', 'z'],
  'a'.repeat(2000),
];

/** Changes a text in one to four ways. */
export function mutate(text: string, random: Random): string {
  let mutated = text;
  for (let left = 1 + Math.floor(random() * 4); left > 0; left--) {
    const at = Math.floor(random() * (mutated.length + 1));
    const end = at + Math.floor(random() * 8);
    const part = mutated.slice(at, end);
    const changed = pick(
      [
        pick(pieces, random) + part,
        pick(pieces, random),
        '',
        part + part,
        part.toUpperCase(),
        encodeURIComponent(part.replace(/\p{Surrogate}/gu, '')),
        [...part].toReversed().join(''),
      ],
      random,
    );
    mutated = mutated.slice(0, at) + changed + mutated.slice(end);
  }
  return mutated;
}

/** Returns a value that JSON can have: of any type, often with the keys that a reader looks for. */
export function createJson(random: Random, keys: readonly string[], depth = 3): unknown {
  const nested = () => createJson(random, keys, depth - 1);
  const list = () => Array.from({ length: Math.floor(random() * 4) }, nested);
  const object = () =>
    Object.fromEntries(keys.filter(() => random() < 0.6).map((key) => [key, nested()] as const));
  const flat: (() => unknown)[] = [
    () => mutate(pick(keys, random), random),
    () => mutate('https://ads.example.com/a', random),
    () => pick([null, true, false, 0, -1, 1e308, '', 'https://ads.example.com/1'], random),
  ];
  return pick(depth > 0 ? [...flat, list, object, object, object] : flat, random)();
}

/** Returns a copy of a value that JSON can have, with hostile values in the place of some of its parts. */
export function spoil(value: unknown, keys: readonly string[], random: Random): unknown {
  const replace = (key: string, part: unknown) =>
    key !== '' && random() < 0.03 ? createJson(random, keys, 1) : part;
  return JSON.parse(JSON.stringify(value, replace));
}

/** Calls back with hostile values, each with its number, and says which of them failed. */
export function forEachHostile<Value>(
  count: number,
  create: (random: Random) => Value,
  check: (value: Value) => void,
): void {
  const random = createRandom(20_261_123);
  for (let number = 0; number < count; number++) {
    const value = create(random);
    try {
      check(value);
    } catch (cause) {
      const shown = JSON.stringify(value)?.slice(0, 500);
      throw new Error(`Value ${number} of ${count}, ${shown}: ${String(cause)}`, { cause });
    }
  }
}
