/** A word, literal or sign of a type, or brackets with what is in them. */
type Token = string | { open: string; tokens: Token[] };

/** A type in canonical spelling. */
interface Spelling {
  /** Of a union; any other type is its own only member. */
  members: string[];
  /** Whether it needs no parentheses before `[]`. */
  simple: boolean;
}

const pattern =
  /\s*('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|[\p{L}_$][\p{L}\p{N}_$]*|\d[\d._n]*|=>|\.\.\.|[^\s])/gu;
const brackets = new Map(['()', '{}', '[]', '<>'].map(([open = '', close]) => [open, close]));

/** Nests tokens by their brackets. */
function tokenize(text: string): Token[] {
  const stack: { open: string; tokens: Token[] }[] = [{ open: '', tokens: [] }];
  for (const [, token = ''] of text.matchAll(pattern)) {
    const group = { open: token, tokens: [] };
    const last = stack.at(-1);
    if (token === brackets.get(last?.open ?? '')) {
      stack.pop();
    } else if (brackets.has(token)) {
      last?.tokens.push(group);
      stack.push(group);
    } else {
      last?.tokens.push(token);
    }
  }
  if (stack.length > 1) {
    throw new Error('A bracket is not closed.');
  }
  return stack[0]?.tokens ?? [];
}

const isWord = (token: Token | undefined) => typeof token === 'string' && /^[\p{L}_$]/u.test(token);

const open = (token: Token | undefined) => (typeof token === 'object' ? token.open : '');

const inside = (token: Token | undefined) => (typeof token === 'object' ? token.tokens : []);

/** Splits at signs; a last sign may be superfluous. */
function split(tokens: readonly Token[], ...signs: string[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (typeof token === 'string' && signs.includes(token)) {
      parts.push([]);
    } else {
      parts.at(-1)?.push(token);
    }
  }
  return parts.filter((part) => part.length > 0);
}

/** Splits at a sign as far as the arrow of a function, whose result is all that follows. */
function splitOperands(tokens: readonly Token[], sign: string): Token[][] {
  const arrow = tokens.indexOf('=>');
  const parts = split(arrow < 0 ? tokens : tokens.slice(0, arrow), sign);
  return arrow < 0
    ? parts
    : [...parts.slice(0, -1), [...(parts.at(-1) ?? []), ...tokens.slice(arrow)]];
}

const one = (text: string, simple = true): Spelling => ({ members: [text], simple });

const toText = (type: Spelling) => type.members.join(' | ');

/** In a place that binds more tightly than a union or a function does. */
const toOperand = (type: Spelling) => (type.simple ? toText(type) : `(${toText(type)})`);

const spell = (tokens: readonly Token[]) => toText(spellType(tokens));

/**
 * Whether a name is only a placeholder for what the reader gives: a type parameter (`TDate`, `R`), or
 * the type that replaced the pickers' `TDate`. Its spelling doesn't matter.
 */
const isTypeParameter = (name: string) => /^(?:T[A-Z]\w*|[A-Z]|PickerValidDate)$/.test(name);

function spellType(tokens: readonly Token[]): Spelling {
  const bound = tokens.indexOf('extends');
  if (bound < 0 || tokens.slice(0, bound).includes('=>')) {
    return spellUnion(tokens);
  }
  const checked = `${toText(spellUnion(tokens.slice(0, bound)))} extends`;
  const yes = tokens.indexOf('?', bound);
  // Without a question mark it is the bound of a type parameter.
  if (yes < 0) {
    return one(`${checked} ${toText(spellUnion(tokens.slice(bound + 1)))}`, false);
  }
  let depth = 1;
  const no = tokens.findIndex((token, index) => {
    depth += index > yes ? Number(token === '?') - Number(token === ':') : 0;
    return depth === 0;
  });
  const condition = `${checked} ${toText(spellUnion(tokens.slice(bound + 1, yes)))}`;
  const results = `${spell(tokens.slice(yes + 1, no))} : ${spell(tokens.slice(no + 1))}`;
  return one(`${condition} ? ${results}`, false);
}

/** Sorts the members and keeps each once; `true | false` becomes `boolean`. */
function spellUnion(tokens: readonly Token[]): Spelling {
  const types = splitOperands(tokens, '|').map((part) => {
    const joined = splitOperands(part, '&').map(spellOperand);
    const [single, ...others] = joined;
    return single && others.length === 0
      ? single
      : one(joined.map(toOperand).sort().join(' & '), false);
  });
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

function spellOperand(tokens: readonly Token[]): Spelling {
  const [first, second] = tokens;
  const arrow = tokens.indexOf('=>');
  if (/^(?:keyof|readonly|unique|infer)$/.test(String(first)) && second !== undefined) {
    return one(`${String(first)} ${toOperand(spellOperand(tokens.slice(1)))}`, false);
  }
  if (/^(?:new|asserts|typeof)$/.test(String(first))) {
    return one(`${String(first)} ${toText(spellOperand(tokens.slice(1)))}`, false);
  }
  if (arrow >= 0) {
    const generics = arrow === 2 ? spellArguments(first) : '';
    const parameters = spellParameters(tokens[arrow - 1]);
    return one(`${generics}${parameters} => ${spell(tokens.slice(arrow + 1))}`, false);
  }
  if (second === 'is') {
    return one(`is ${spell(tokens.slice(2))}`, false);
  }
  const last = tokens.at(-1);
  if (tokens.length > 1 && open(last) === '[') {
    return one(`${toOperand(spellOperand(tokens.slice(0, -1)))}[${spell(inside(last))}]`);
  }
  if (tokens.length === 1 && first !== undefined && typeof first === 'object') {
    const { tokens: content } = first;
    return first.open === '('
      ? spellType(content)
      : one(first.open === '[' ? spellTuple(content) : spellObject(content));
  }
  return isWord(first) ? spellName(tokens) : spellLiteral(tokens);
}

/** Keeps only the types of parameters: their names are for the reader. */
function spellParameters(group: Token | undefined): string {
  const parameters = split(inside(group), ',').map((tokens) => {
    const rest = tokens[0] === '...' ? '...' : '';
    const [optional, ...type] = tokens.slice(rest ? 2 : 1);
    const own = optional === '?' ? type.slice(1) : type;
    return `${rest}${own.length > 0 ? spell(own) : 'any'}${optional === '?' ? '?' : ''}`;
  });
  return `(${parameters.join(', ')})`;
}

function spellArguments(group: Token | undefined): string {
  const types = split(inside(group), ',').map((tokens) =>
    split(tokens, '=').map(spell).join(' = '),
  );
  return `<${types.join(', ')}>`;
}

function spellTuple(tokens: readonly Token[]): string {
  const items = split(tokens, ',').map((item) => {
    const rest = item[0] === '...' ? '...' : '';
    const type = item.slice(item.indexOf(':') + 1 || (rest ? 1 : 0));
    const isOptional = item.includes('?');
    return `${rest}${spell(type.filter((token) => token !== '?'))}${isOptional ? '?' : ''}`;
  });
  return `[${items.join(', ')}]`;
}

function spellObject(tokens: readonly Token[]): string {
  const fields = split(tokens, ';', ',').map(spellField);
  return fields.length === 0 ? '{}' : `{ ${fields.sort().join('; ')} }`;
}

function spellField(tokens: readonly Token[]): string {
  const isReadonly =
    tokens[0] === 'readonly' && !/^[?:(]$/.test(open(tokens[1]) || String(tokens[1]));
  const [key, ...others] = isReadonly ? tokens.slice(1) : tokens;
  if (open(key) === '(') {
    return `${spellParameters(key)}: ${spell(others.slice(1))}`;
  }
  const name =
    open(key) === '[' ? spellIndex(inside(key)) : String(key).replace(/^["'](.*)["']$/, '$1');
  const isOptional = others[0] === '?';
  const [second, ...more] = isOptional ? others.slice(1) : others;
  // A method is written like a property that is a function.
  const isMethod = open(second) === '(';
  const type = isMethod ? more.slice(1) : more;
  const parameters = isMethod ? `${spellParameters(second)} => ` : '';
  const value = type.length > 0 ? spell(type) : 'any';
  return `${isReadonly ? 'readonly ' : ''}${name}${isOptional ? '?' : ''}: ${parameters}${value}`;
}

/** `[key: string]` or `[Key in Keys]`, without the name of the key. */
const spellIndex = ([, sign, ...keys]: readonly Token[]) =>
  `[${sign === 'in' ? 'in ' : ''}${spell(keys)}]`;

function spellName(tokens: readonly Token[]): Spelling {
  // `import('…').Name` is the same type as `Name`.
  const own = tokens[0] === 'import' ? tokens.slice(3) : tokens;
  const hasArguments = open(own.at(-1)) === '<';
  const words = hasArguments ? own.slice(0, -1) : own;
  if (!words.every((word, index) => (index % 2 === 0 ? isWord(word) : word === '.'))) {
    throw new Error(`Unexpected ${String(words.at(-1))}.`);
  }
  const name = words.join('').replace(/^React\./, '');
  if (name === 'Array' || name === 'ReadonlyArray') {
    const items = `${toOperand(spellType(inside(own.at(-1))))}[]`;
    return name === 'Array' ? one(items) : one(`readonly ${items}`, false);
  }
  const types = hasArguments ? spellArguments(own.at(-1)) : '';
  return isTypeParameter(name) || (name === 'NonNullable' && types === '<any>')
    ? one('any')
    : one(`${name}${/^<(?:(?:any|unknown)(?:, |>))+$/.test(types) ? '' : types}`);
}

function spellLiteral(tokens: readonly Token[]): Spelling {
  const text = tokens.join('');
  if (tokens.length > (text.startsWith('-') ? 2 : 1) || !/^(?:['"`\d]|-\d)/.test(text)) {
    throw new Error(`Unexpected ${text}.`);
  }
  return one(text.replace(/^"(.*)"$/s, "'$1'"));
}

/**
 * Parses a TypeScript type into the sorted members of its union, in one spelling.
 *
 * @throws when it meets syntax that it doesn't know
 */
export const parseType = (text: string): string[] => spellType(tokenize(text)).members;
