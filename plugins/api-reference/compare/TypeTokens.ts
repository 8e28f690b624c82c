const token =
  /\s*('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|[\p{L}_$][\p{L}\p{N}_$]*|\d[\d._n]*|=>|\.\.\.|[^\s])/gu;

/** Splits TypeScript into words, literals and signs. */
function tokenizeType(text: string): string[] {
  return [...text.matchAll(token)].flatMap(([, part]) => part ?? []);
}

const opening = new Set(['(', '{', '[']);
const closing = new Set([')', '}', ']']);

/** The words and signs of a type, taken one after the other. */
export class TypeTokens {
  private readonly tokens: string[];
  private index = 0;

  constructor(text: string) {
    this.tokens = tokenizeType(text);
  }

  peek(ahead = 0): string | undefined {
    return this.tokens[this.index + ahead];
  }

  next(): string {
    const token = this.tokens[this.index];
    if (token === undefined) {
      throw new Error('The type ends too early.');
    }
    this.index += 1;
    return token;
  }

  /** Goes on if that token is next, and says whether it was. */
  take(token: string): boolean {
    const found = this.peek() === token;
    this.index += found ? 1 : 0;
    return found;
  }

  expect(token: string): void {
    if (!this.take(token)) {
      throw new Error(`${token} is missing before ${this.peek()}.`);
    }
  }

  expectEnd(): void {
    if (this.index < this.tokens.length) {
      throw new Error(`Unexpected ${this.peek()}.`);
    }
  }

  /** Whether the parenthesis that is next belongs to a function: an arrow follows it. */
  isFunction(): boolean {
    return this.tokens[this.findEnd() + 1] === '=>';
  }

  /** Goes past the brackets that are next and all that is in them. */
  skipBrackets(): void {
    this.index = this.findEnd() + 1;
  }

  /** Goes past `('…').` and returns the name after it. */
  skipImport(): string {
    this.skipBrackets();
    this.expect('.');
    return this.next();
  }

  private findEnd(): number {
    let depth = 0;
    for (let at = this.index; at < this.tokens.length; at += 1) {
      depth +=
        Number(opening.has(this.tokens[at] ?? '')) - Number(closing.has(this.tokens[at] ?? ''));
      if (depth === 0) {
        return at;
      }
    }
    return this.tokens.length;
  }
}
