import { TypeTokens } from './TypeTokens';

/** A type in canonical spelling. */
interface ParsedType {
  /** Of a union; one for any other type. */
  members: string[];
  /** Whether it can stand before `[]` without parentheses. */
  simple: boolean;
}

/** Joins types into a union in one order: of each member one, and `boolean` for both of its values. */
function toUnion(members: readonly string[], simple: boolean): ParsedType {
  const unique = [...new Set(members)];
  const isBoolean = unique.includes('true') && unique.includes('false');
  const sorted = isBoolean
    ? [...unique.filter((member) => member !== 'true' && member !== 'false'), 'boolean']
    : unique;
  return { members: sorted.sort(), simple: simple && sorted.length === 1 };
}

/**
 * Names for what the reader gives: type parameters (`TDate`, `R`), and the type that took the place of
 * the pickers' `TDate`. Which name it is, and whether there is one, says nothing.
 */
function isTypeParameter(name: string): boolean {
  return /^(?:T[A-Z]\w*|[A-Z]|PickerValidDate)$/.test(name);
}

const isWord = (token: string | undefined) => token !== undefined && /^[\p{L}_$]/u.test(token);

const toText = ({ members }: ParsedType) => members.join(' | ');

/** In a place that binds more tightly than a union or a function does. */
const toOperand = (type: ParsedType) => (type.simple ? toText(type) : `(${toText(type)})`);

const any: ParsedType = { members: ['any'], simple: true };

/** Reads TypeScript's types and says them in one spelling; throws at what it does not know. */
export class TypeParser {
  private readonly tokens: TypeTokens;

  constructor(text: string) {
    this.tokens = new TypeTokens(text);
  }

  /** Returns the members of the whole text, sorted. */
  parse(): string[] {
    const { members } = this.parseType();
    this.tokens.expectEnd();
    return members;
  }

  private parseType(): ParsedType {
    const checked = this.parseUnion();
    if (!this.tokens.take('extends')) {
      return checked;
    }
    const bound = toText(this.parseUnion());
    if (!this.tokens.take('?')) {
      // Of a type parameter.
      return { members: [`${toText(checked)} extends ${bound}`], simple: false };
    }
    const yes = toText(this.parseType());
    this.tokens.expect(':');
    const no = toText(this.parseType());
    return { members: [`${toText(checked)} extends ${bound} ? ${yes} : ${no}`], simple: false };
  }

  private parseUnion(): ParsedType {
    this.tokens.take('|');
    const types = [this.parseIntersection()];
    while (this.tokens.take('|')) {
      types.push(this.parseIntersection());
    }
    return toUnion(
      types.flatMap(({ members }) => members),
      types.every(({ simple }) => simple),
    );
  }

  private parseIntersection(): ParsedType {
    this.tokens.take('&');
    const types = [this.parseOperand()];
    while (this.tokens.take('&')) {
      types.push(this.parseOperand());
    }
    return types.length === 1 && types[0]
      ? types[0]
      : { members: [types.map(toOperand).sort().join(' & ')], simple: false };
  }

  private parseOperand(): ParsedType {
    const [word, after] = [this.tokens.peek(), this.tokens.peek(1)];
    const isOperator = ['keyof', 'readonly', 'unique', 'infer'].includes(word ?? '');
    if (isOperator && after !== undefined && /^[\p{L}_$([{'"`]/u.test(after)) {
      return {
        members: [`${this.tokens.next()} ${toOperand(this.parseOperand())}`],
        simple: false,
      };
    }
    let type = this.parsePrimary();
    while (this.tokens.take('[')) {
      if (this.tokens.take(']')) {
        type = { members: [`${toOperand(type)}[]`], simple: true };
      } else {
        const key = toText(this.parseType());
        this.tokens.expect(']');
        type = { members: [`${toOperand(type)}[${key}]`], simple: true };
      }
    }
    return type;
  }

  private parsePrimary(): ParsedType {
    const token = this.tokens.peek();
    if (token === '(') {
      return this.tokens.isFunction() ? this.parseFunction() : this.parseGroup();
    }
    if (token === '<') {
      const generics = this.parseArguments();
      const { members } = this.parseFunction();
      return { members: [`${generics}${members.join('')}`], simple: false };
    }
    if (token === '{') {
      return { members: [this.parseObject()], simple: true };
    }
    if (token === '[') {
      return { members: [this.parseTuple()], simple: true };
    }
    return isWord(token) ? this.parseReference() : this.parseLiteral();
  }

  private parseGroup(): ParsedType {
    this.tokens.expect('(');
    const type = this.parseType();
    this.tokens.expect(')');
    return type;
  }

  private parseFunction(): ParsedType {
    const parameters = this.parseParameters();
    this.tokens.expect('=>');
    return { members: [`${parameters} => ${toText(this.parseType())}`], simple: false };
  }

  /** Their types in order: names are for the reader only. */
  private parseParameters(): string {
    const parameters: string[] = [];
    this.tokens.expect('(');
    while (!this.tokens.take(')')) {
      const rest = this.tokens.take('...') ? '...' : '';
      if (this.tokens.peek() === '{' || this.tokens.peek() === '[') {
        this.tokens.skipBrackets();
      } else {
        this.tokens.next();
      }
      const optional = this.tokens.take('?') ? '?' : '';
      const type = this.tokens.take(':') ? toText(this.parseType()) : 'any';
      parameters.push(`${rest}${type}${optional}`);
      this.tokens.take(',');
    }
    return `(${parameters.join(', ')})`;
  }

  private parseArguments(): string {
    const types: string[] = [];
    this.tokens.expect('<');
    while (!this.tokens.take('>')) {
      const type = toText(this.parseType());
      types.push(this.tokens.take('=') ? `${type} = ${toText(this.parseType())}` : type);
      this.tokens.take(',');
    }
    return `<${types.join(', ')}>`;
  }

  private parseTuple(): string {
    const items: string[] = [];
    this.tokens.expect('[');
    while (!this.tokens.take(']')) {
      const rest = this.tokens.take('...') ? '...' : '';
      if (
        isWord(this.tokens.peek()) &&
        (this.tokens.peek(1) === ':' || this.tokens.peek(2) === ':')
      ) {
        this.tokens.next();
      }
      const named = this.tokens.take('?') ? '?' : '';
      this.tokens.take(':');
      const type = toText(this.parseType());
      items.push(`${rest}${type}${this.tokens.take('?') ? '?' : named}`);
      this.tokens.take(',');
    }
    return `[${items.join(', ')}]`;
  }

  private parseObject(): string {
    const fields: string[] = [];
    this.tokens.expect('{');
    while (!this.tokens.take('}')) {
      fields.push(this.parseField());
      // Both may stand between fields, or nothing at the end.
      this.tokens.take(';');
      this.tokens.take(',');
    }
    return fields.length === 0 ? '{}' : `{ ${fields.sort().join('; ')} }`;
  }

  private parseField(): string {
    if (this.tokens.peek() === '(') {
      const parameters = this.parseParameters();
      this.tokens.expect(':');
      return `${parameters}: ${toText(this.parseType())}`;
    }
    const readonly =
      this.tokens.peek() === 'readonly' && !/^[?:(;,}]$/.test(this.tokens.peek(1) ?? '');
    const prefix = readonly ? `${this.tokens.next()} ` : '';
    const name =
      this.tokens.peek() === '['
        ? this.parseIndex()
        : this.tokens.next().replace(/^["'](.*)["']$/, '$1');
    const optional = this.tokens.take('?') ? '?' : '';
    const parameters = this.tokens.peek() === '(' ? this.parseParameters() : '';
    const type = this.tokens.take(':') ? toText(this.parseType()) : 'any';
    // A method is written like a property that is a function.
    return `${prefix}${name}${optional}: ${parameters && `${parameters} => `}${type}`;
  }

  /** `[key: string]` and `[Key in Keys]`; the name of the key is for the reader only. */
  private parseIndex(): string {
    this.tokens.expect('[');
    this.tokens.next();
    const sign = this.tokens.next();
    const keys = toText(this.parseType());
    this.tokens.expect(']');
    return sign === 'in' ? `[in ${keys}]` : `[${keys}]`;
  }

  private parseReference(): ParsedType {
    const word = this.tokens.next();
    if (word === 'new' || word === 'asserts' || word === 'typeof') {
      return { members: [`${word} ${toText(this.parseOperand())}`], simple: false };
    }
    // Where it comes from is no part of the type: `import('…').Name`.
    const name = word === 'import' ? this.tokens.skipImport() : word;
    const path = [name];
    while (this.tokens.take('.')) {
      path.push(this.tokens.next());
    }
    if (this.tokens.take('is')) {
      return { members: [`is ${toText(this.parseType())}`], simple: false };
    }
    return this.parseGeneric(path.join('.').replace(/^React\./, ''));
  }

  /** What follows a name. */
  private parseGeneric(name: string): ParsedType {
    if (name === 'Array' || name === 'ReadonlyArray') {
      return this.parseArray(name);
    }
    const types = this.tokens.peek() === '<' ? this.parseArguments() : '';
    if (isTypeParameter(name) || (name === 'NonNullable' && types === '<any>')) {
      return any;
    }
    return {
      members: [`${name}${/^<(?:(?:any|unknown)(?:, |>))+$/.test(types) ? '' : types}`],
      simple: true,
    };
  }

  private parseArray(name: 'Array' | 'ReadonlyArray'): ParsedType {
    this.tokens.expect('<');
    const items = `${toOperand(this.parseType())}[]`;
    this.tokens.expect('>');
    return name === 'Array'
      ? { members: [items], simple: true }
      : { members: [`readonly ${items}`], simple: false };
  }

  private parseLiteral(): ParsedType {
    const token = this.tokens.next();
    if (token === '-') {
      return { members: [`-${this.tokens.next()}`], simple: true };
    }
    if (!/^['"`\d]/.test(token)) {
      throw new Error(`Unexpected ${token}.`);
    }
    return { members: [token.replace(/^"(.*)"$/s, "'$1'")], simple: true };
  }
}
