import { TypeTokens } from './TypeTokens';

/** A type in canonical spelling. */
interface ParsedType {
  /** Of a union; any other type is its own only member. */
  members: string[];
  /** Whether it needs no parentheses before `[]`. */
  simple: boolean;
}

const one = (text: string, simple = true): ParsedType => ({ members: [text], simple });

const toText = ({ members }: ParsedType) => members.join(' | ');

/** In a place that binds more tightly than a union or a function does. */
const toOperand = (type: ParsedType) => (type.simple ? toText(type) : `(${toText(type)})`);

const isWord = (token: string | undefined) => token !== undefined && /^[\p{L}_$]/u.test(token);

/**
 * Whether a name is only a placeholder for what the reader gives: a type parameter (`TDate`, `R`), or
 * the type that replaced the pickers' `TDate`. Its spelling doesn't matter.
 */
const isTypeParameter = (name: string) => /^(?:T[A-Z]\w*|[A-Z]|PickerValidDate)$/.test(name);

/** Reads types up to a closing sign. */
function parseList(tokens: TypeTokens, end: string, parseItem: () => string): string {
  const items: string[] = [];
  while (!tokens.take(end)) {
    items.push(parseItem());
    tokens.take(',');
  }
  return items.join(', ');
}

function parseWhole(tokens: TypeTokens): ParsedType {
  const checked = parseUnion(tokens);
  if (!tokens.take('extends')) {
    return checked;
  }
  const bound = `${toText(checked)} extends ${toText(parseUnion(tokens))}`;
  // Without a question mark it is the bound of a type parameter.
  if (!tokens.take('?')) {
    return one(bound, false);
  }
  const yes = toText(parseWhole(tokens));
  tokens.expect(':');
  return one(`${bound} ? ${yes} : ${toText(parseWhole(tokens))}`, false);
}

const parseText = (tokens: TypeTokens) => toText(parseWhole(tokens));

/** Sorts the members and keeps each once; `true | false` becomes `boolean`. */
function parseUnion(tokens: TypeTokens): ParsedType {
  const types = parseOperands(tokens, '|', parseIntersection);
  const members = new Set(types.flatMap((type) => type.members));
  if (members.has('true') && members.has('false')) {
    members.delete('true');
    members.delete('false');
    members.add('boolean');
  }
  return {
    members: [...members].sort(),
    simple: members.size === 1 && types.every(({ simple }) => simple),
  };
}

function parseIntersection(tokens: TypeTokens): ParsedType {
  const types = parseOperands(tokens, '&', parseOperand);
  return types.length === 1 && types[0]
    ? types[0]
    : one(types.map(toOperand).sort().join(' & '), false);
}

/** Reads types between signs; the first may have a sign before it. */
function parseOperands(
  tokens: TypeTokens,
  sign: string,
  parse: (tokens: TypeTokens) => ParsedType,
): ParsedType[] {
  tokens.take(sign);
  const types = [parse(tokens)];
  while (tokens.take(sign)) {
    types.push(parse(tokens));
  }
  return types;
}

function parseOperand(tokens: TypeTokens): ParsedType {
  const after = tokens.peek(1);
  const isOperator = /^(?:keyof|readonly|unique|infer)$/.test(tokens.peek() ?? '');
  if (isOperator && after !== undefined && /^[\p{L}_$([{'"`]/u.test(after)) {
    return one(`${tokens.next()} ${toOperand(parseOperand(tokens))}`, false);
  }
  let type = parsePrimary(tokens);
  while (tokens.take('[')) {
    const key = tokens.peek() === ']' ? '' : parseText(tokens);
    tokens.expect(']');
    type = one(`${toOperand(type)}[${key}]`);
  }
  return type;
}

function parsePrimary(tokens: TypeTokens): ParsedType {
  const token = tokens.peek();
  switch (token) {
    case '(':
      return tokens.isFunction() ? parseFunction(tokens) : parseGroup(tokens);
    case '<':
      return one(`${parseArguments(tokens)}${toText(parseFunction(tokens))}`, false);
    case '{':
      return one(parseObject(tokens));
    case '[':
      return one(parseTuple(tokens));
    default:
      return isWord(token) ? parseReference(tokens) : parseLiteral(tokens);
  }
}

function parseGroup(tokens: TypeTokens): ParsedType {
  tokens.expect('(');
  const type = parseWhole(tokens);
  tokens.expect(')');
  return type;
}

function parseFunction(tokens: TypeTokens): ParsedType {
  const parameters = parseParameters(tokens);
  tokens.expect('=>');
  return one(`${parameters} => ${parseText(tokens)}`, false);
}

/** Keeps the types of parameters only: their names are for the reader. */
function parseParameters(tokens: TypeTokens): string {
  tokens.expect('(');
  const parameters = parseList(tokens, ')', () => {
    const rest = tokens.take('...') ? '...' : '';
    if (tokens.peek() === '{' || tokens.peek() === '[') {
      tokens.skipBrackets();
    } else {
      tokens.next();
    }
    const optional = tokens.take('?') ? '?' : '';
    return `${rest}${tokens.take(':') ? parseText(tokens) : 'any'}${optional}`;
  });
  return `(${parameters})`;
}

function parseArguments(tokens: TypeTokens): string {
  tokens.expect('<');
  const types = parseList(tokens, '>', () => {
    const type = parseText(tokens);
    return tokens.take('=') ? `${type} = ${parseText(tokens)}` : type;
  });
  return `<${types}>`;
}

function parseTuple(tokens: TypeTokens): string {
  tokens.expect('[');
  const items = parseList(tokens, ']', () => {
    const rest = tokens.take('...') ? '...' : '';
    if (isWord(tokens.peek()) && (tokens.peek(1) === ':' || tokens.peek(2) === ':')) {
      tokens.next();
    }
    const named = tokens.take('?') ? '?' : '';
    tokens.take(':');
    return `${rest}${parseText(tokens)}${tokens.take('?') ? '?' : named}`;
  });
  return `[${items}]`;
}

function parseObject(tokens: TypeTokens): string {
  const fields: string[] = [];
  tokens.expect('{');
  while (!tokens.take('}')) {
    fields.push(parseField(tokens));
    // Either may separate fields, and the last one needs none.
    tokens.take(';');
    tokens.take(',');
  }
  return fields.length === 0 ? '{}' : `{ ${fields.sort().join('; ')} }`;
}

function parseField(tokens: TypeTokens): string {
  if (tokens.peek() === '(') {
    const parameters = parseParameters(tokens);
    tokens.expect(':');
    return `${parameters}: ${parseText(tokens)}`;
  }
  const isReadonly = tokens.peek() === 'readonly' && !/^[?:(;,}]$/.test(tokens.peek(1) ?? '');
  const prefix = isReadonly ? `${tokens.next()} ` : '';
  const name =
    tokens.peek() === '[' ? parseIndex(tokens) : tokens.next().replace(/^["'](.*)["']$/, '$1');
  const optional = tokens.take('?') ? '?' : '';
  // A method is written like a property that is a function.
  const parameters = tokens.peek() === '(' ? `${parseParameters(tokens)} => ` : '';
  return `${prefix}${name}${optional}: ${parameters}${tokens.take(':') ? parseText(tokens) : 'any'}`;
}

/** `[key: string]` or `[Key in Keys]`, without the name of the key. */
function parseIndex(tokens: TypeTokens): string {
  tokens.expect('[');
  tokens.next();
  const isMapped = tokens.next() === 'in';
  const keys = parseText(tokens);
  tokens.expect(']');
  return isMapped ? `[in ${keys}]` : `[${keys}]`;
}

function parseReference(tokens: TypeTokens): ParsedType {
  const word = tokens.next();
  if (/^(?:new|asserts|typeof)$/.test(word)) {
    return one(`${word} ${toText(parseOperand(tokens))}`, false);
  }
  const path = [word];
  if (word === 'import') {
    // `import('…').Name` is the same type as `Name`.
    tokens.skipBrackets();
    tokens.expect('.');
    path[0] = tokens.next();
  }
  while (tokens.take('.')) {
    path.push(tokens.next());
  }
  return tokens.take('is')
    ? one(`is ${parseText(tokens)}`, false)
    : parseGeneric(tokens, path.join('.').replace(/^React\./, ''));
}

/** Reads what follows a name. */
function parseGeneric(tokens: TypeTokens, name: string): ParsedType {
  if (name === 'Array' || name === 'ReadonlyArray') {
    tokens.expect('<');
    const items = `${toOperand(parseWhole(tokens))}[]`;
    tokens.expect('>');
    return name === 'Array' ? one(items) : one(`readonly ${items}`, false);
  }
  const types = tokens.peek() === '<' ? parseArguments(tokens) : '';
  if (isTypeParameter(name) || (name === 'NonNullable' && types === '<any>')) {
    return one('any');
  }
  return one(`${name}${/^<(?:(?:any|unknown)(?:, |>))+$/.test(types) ? '' : types}`);
}

function parseLiteral(tokens: TypeTokens): ParsedType {
  const token = tokens.next();
  if (token === '-') {
    return one(`-${tokens.next()}`);
  }
  if (!/^['"`\d]/.test(token)) {
    throw new Error(`Unexpected ${token}.`);
  }
  return one(token.replace(/^"(.*)"$/s, "'$1'"));
}

/**
 * Parses a TypeScript type into the sorted members of its union, in one spelling.
 *
 * @throws where it meets syntax that it doesn't know
 */
export function parseType(text: string): string[] {
  const tokens = new TypeTokens(text);
  const { members } = parseWhole(tokens);
  tokens.expectEnd();
  return members;
}
