import { createRandom } from './createRandom';
import rules from './grammar.json';

/** Stands where no space is, unless two words would touch. */
const gap = '¤';

/**
 * TypeScript by its rules. `<name>` stands for any line of that rule, `_` for a place where white space
 * or a comment may be, `@` for the line's own number; a line that starts with `$` is a type.
 */
const grammar: Record<string, readonly string[]> = rules;

const start = `import React from 'react';
import { log, f, K, X } from 'm';
let a: any = 1, b: any = 'b';
const o: any = { k: 2, m: f };
`;

/**
 * Writes a TypeScript program by the grammar, the same for the same seed. It may not parse.
 * The comments in types are called `t1`, `t2` …, all others `c1`, `c2` ….
 */
export function generateProgram(seed: number): string {
  const { below, pick } = createRandom(seed);
  let count = 0;

  function fill(inType: boolean): string {
    const comment = `${inType ? 't' : 'c'}${(count += 1)}`;
    return below(40) > 2
      ? pick([gap, ' ', ' ', ' '])
      : pick([` /* ${comment} */ `, `/* ${comment} */`, ` // ${comment}\n`, '\n', '\n  ']);
  }

  function expand(rule: string, depth: number, inType: boolean): string {
    const choices = grammar[rule];
    if (!choices) {
      throw new Error(`The grammar has no rule called ${rule}.`);
    }
    const line = depth > 9 ? (choices[0] ?? '') : pick(choices);
    const isType = inType || line.startsWith('$');
    const number = (count += 1);
    return line
      .replace(/^\$/, '')
      .split(/(<[a-zA-Z_]+>|_|@)/)
      .map((piece) => {
        const [, inner] = /^<([a-zA-Z_]+)>$/.exec(piece) ?? [];
        if (inner && grammar[inner]) {
          return expand(inner, depth + 1, isType);
        }
        if (piece === '_') {
          return fill(isType);
        }
        return piece === '@' ? `${number}` : piece;
      })
      .join('');
  }

  const program = expand('program', 0, false).replace(/(?<=\w)¤+(?=[\w#])/g, ' ');
  return start + program.replaceAll(gap, '');
}
