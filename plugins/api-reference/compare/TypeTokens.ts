const pattern =
  /\s*('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|[\p{L}_$][\p{L}\p{N}_$]*|\d[\d._n]*|=>|\.\.\.|[^\s])/gu;

/** The words, literals and signs of a TypeScript type, taken one after the other. */
export class TypeTokens {
  private readonly tokens: string[];
  private index = 0;

  constructor(text: string) {
    this.tokens = [...text.matchAll(pattern)].flatMap(([, token]) => token ?? []);
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

  /** Takes the token if it is next, and returns whether it was. */
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

  /** Whether an arrow follows the parenthesis that is next. */
  isFunction(): boolean {
    return this.tokens[this.findEnd() + 1] === '=>';
  }

  /** Skips the brackets that are next, with everything in them. */
  skipBrackets(): void {
    this.index = this.findEnd() + 1;
  }

  private findEnd(): number {
    let depth = 0;
    for (let at = this.index; at < this.tokens.length; at += 1) {
      const token = this.tokens[at] ?? '';
      depth += Number('({['.includes(token)) - Number(')}]'.includes(token));
      if (depth === 0) {
        return at;
      }
    }
    return this.tokens.length;
  }
}
