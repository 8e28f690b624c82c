// cspell:ignore pinn bdgmnprt undouble
const vowel = /[aeiouy]/;

/** `pinn` of `pinning` is `pin`; `scroll` of `scrolling` stays. */
const undouble = (stem: string) => stem.replace(/([bdgmnprt])\1$/, '$1');

function cut(word: string, ending: string): string | undefined {
  const stem = word.slice(0, -ending.length);
  return word.endsWith(ending) && stem.length > 2 && vowel.test(stem) && !stem.endsWith('e')
    ? undouble(stem)
    : undefined;
}

/** Returns what `column` and `columns`, `stack` and `stacked`, `sort` and `sorting` share. */
export function toStem(word: string): string {
  if (word.length < 4) {
    return word;
  }
  const singular = word.replace(/ies$/, 'y').replace(/(?<=[^sui])s$/, '');
  const stem = cut(singular, 'ing') ?? cut(singular, 'ed') ?? singular;
  return stem.length > 3 ? stem.replace(/e$/, '') : stem;
}
