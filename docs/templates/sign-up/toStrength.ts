export interface Strength {
  /** 0 to 4. */
  score: number;
  name: string;
  /** What would make it stronger. */
  advice: string;
}

const names = ['Very weak', 'Weak', 'Fair', 'Good', 'Strong'];

/**
 * Judges a password by what makes guessing slow: first of all its length, then what it is made of.
 *
 * @param known words that a stranger would try first: the member's own name and address
 */
export default function toStrength(password: string, known: string[]): Strength {
  const text = password.toLowerCase();
  const repeats = new Set(text).size < Math.min(5, text.length);
  const told = known.some((word) => word.length > 2 && text.includes(word.toLowerCase()));
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password));
  let score = [8, 12, 16].filter((length) => password.length >= length).length;
  let advice = 'Three or four words that do not belong together are easy to keep in mind.';
  score += kinds.length > 2 ? 1 : 0;
  if (password.length < 8) {
    score = 0;
  } else if (told) {
    score = Math.min(score, 1);
    advice = 'Leave out your name and your address: they are tried first.';
  } else if (repeats) {
    score = Math.min(score, 1);
    advice = 'It repeats itself. Use more different letters.';
  } else if (score > 2) {
    advice = 'Keep it for this card alone.';
  }
  return { score, name: names[score] ?? '', advice };
}
