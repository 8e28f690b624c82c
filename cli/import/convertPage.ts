/** Turns a page in Markdown with `{{"demo": "Name.js"}}` lines into one of this site. */
import { parseFrontMatter } from './frontMatter';

/** Something that an author has to look at, on a line of the file that was read. */
export interface Left {
  line: number;
  problem: string;
}

/** A demo that a page shows. */
export interface ShownDemo {
  /** Its file's name without an extension. */
  name: string;
  /** Other attributes of its `<Demo>`: `codeOpen`, `background="none"`. */
  attributes: readonly string[];
}

export interface ConvertedPage {
  title: string;
  description: string;
  components: readonly string[];
  /** The text after the front matter; `<Demo name="…" />` has names as they were. */
  text: string;
  demos: readonly ShownDemo[];
  left: readonly Left[];
}

/** How high a demo is until `npm run heights` has measured it, in px. */
const DEFAULT_HEIGHT = 320;

const MAX_TITLE = 70;
const MAX_DESCRIPTION = 160;

/** What becomes of the options of a demo; what is not here is listed. */
const options: Readonly<Record<string, (value: unknown) => string | undefined>> = {
  demo: () => undefined,
  disableAd: () => undefined,
  defaultCodeOpen: (value) => (value === true ? 'codeOpen' : undefined),
  hideToolbar: (value) => (value ? 'toolbar="hidden"' : undefined),
  iframe: (value) => (value ? 'frame' : undefined),
  height: (value) => `height={${Number(value)}}`,
  bg: (value) =>
    value === 'inline' ? 'background="none"' : value ? 'background="surface"' : undefined,
};

interface DemoLine {
  demo?: ShownDemo;
  problems: string[];
}

/** Reads `"demo": "Name.js", "bg": "inline"`. */
function readDemoLine(json: string): DemoLine {
  let given: Record<string, unknown>;
  try {
    given = JSON.parse(`{${json}}`) as Record<string, unknown>;
  } catch {
    return { problems: [`{{${json}}} can't be read. Write a <Demo> by hand.`] };
  }
  const { demo } = given;
  if (typeof demo !== 'string') {
    return { problems: [`{{${json}}} shows no demo, and was left out.`] };
  }
  const attributes = Object.entries(given).flatMap(([key, value]) => options[key]?.(value) ?? []);
  return {
    demo: {
      name: demo.replace(/\.[jt]sx?$/, ''),
      attributes: attributes.some((item) => item.startsWith('height='))
        ? attributes
        : [`height={${DEFAULT_HEIGHT}}`, ...attributes],
    },
    problems: Object.keys(given)
      .filter((key) => !(key in options))
      .map((key) => `the option "${key}" of the demo ${demo} has no attribute of <Demo>.`),
  };
}

const attributeNames: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  srcset: 'srcSet',
};

const tag =
  /<(\/?)([A-Za-z][\w.-]*)((?:\s+[\w:-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*(\/?)>/g;

/** Returns HTML as JSX: elements without content are closed, attributes have their names in React. */
const toJsx = (text: string): string =>
  text.replace(tag, (_match, slash: string, name: string, given: string, closed: string) => {
    const attributes = given.replace(/([\w-]+)(?==)/g, (key) => attributeNames[key] ?? key);
    const isVoid = /^(?:br|hr|img|input|wbr|source)$/i.test(name);
    return `<${slash}${name}${attributes}${closed || isVoid ? ' />' : '>'}`;
  });

/** Changes what is no code in a line. */
function changeProse(line: string, change: (text: string) => string): string {
  return line
    .split(/(`+[^`]*`+)/)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('');
}

/** Returns prose as MDX reads it: braces and signs that begin nothing are escaped. */
const toMdx = (text: string): string =>
  toJsx(text)
    .replace(/<!--(.*?)-->/g, (_match, comment: string) => `{/*${comment}*/}`)
    .replace(/<(https?:\/\/[^>\s]+)>/g, '[$1]($1)')
    .replace(/<(?=[\s\d=]|$)/g, '\\<')
    .replace(/(?<!\\)\{(?!\/\*)/g, '\\{');

/** Returns links with the paths of this site: without its base path, and without a slash at their end. */
const changeLinks = (text: string, basePath: string): string =>
  text.replace(/\]\((\/[^)\s#]*)(#[^)\s]*)?\)/g, (_match, path: string, hash = '') => {
    const own = path.startsWith(basePath) ? path.slice(basePath.length - 1) : path;
    return `](${own.replace(/(?<=.)\/$/, '')}${hash})`;
  });

const admonitions: Readonly<Record<string, string>> = {
  success: 'tip',
  error: 'danger',
  caution: 'warning',
};

function toDescription(given: string): { description: string; problem?: string } {
  const text = given
    .replace(/<[^>]+>/g, '')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[*`]|__/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const sentence = /[.!?]$/.test(text) ? text : `${text}.`;
  if (text === '') {
    return { description: '', problem: 'the page has no description. Write a sentence.' };
  }
  if (sentence.length <= MAX_DESCRIPTION) {
    return { description: sentence };
  }
  const first = /^.{10,158}?[.!?](?=\s)/.exec(sentence)?.[0];
  const words = sentence.slice(0, MAX_DESCRIPTION - 1);
  return {
    description: first ?? `${words.slice(0, words.lastIndexOf(' '))}.`,
    problem: `the description was cut to ${MAX_DESCRIPTION} characters. Write a shorter one.`,
  };
}

/** Converts a line that is neither code nor a demo. */
function convertProse(line: string, basePath: string, add: (problem: string) => void): string {
  const [, level = '', text = '', anchor] = /^(#{2,6} )(.*?)\s*\{#([\w-]+)\}\s*$/.exec(line) ?? [];
  const body = anchor === undefined ? line : `${level}${text}`;
  const prose = changeProse(body, toMdx)
    .replace(/^:::(\w+)/, (_match, kind: string) => `:::${admonitions[kind] ?? kind}`)
    .concat(anchor === undefined ? '' : ` {/* #${anchor} */}`);
  const markup = prose.replace(/`+[^`]*`+/g, '');
  if (/\sstyle=/.test(markup)) {
    add('an element has styles in its markup. Use the classes or components of this site.');
  }
  for (const [, name] of markup.matchAll(/<([A-Z]\w*|codeblock)\b/g)) {
    add(`<${name}> is no component of pages here, unless another plugin brings it.`);
  }
  return changeLinks(prose, basePath);
}

/**
 * Converts a page.
 *
 * @param source its Markdown
 * @param basePath of this site, which its links may begin with
 */
export function convertPage(source: string, basePath: string): ConvertedPage {
  const { fields, lines, offset } = parseFrontMatter(source);
  const left: Left[] = [];
  const demos: ShownDemo[] = [];
  const written: string[] = [];
  let { title = '' } = fields;
  let given = fields.description ?? '';
  let fence = '';
  let isDescription = false;
  lines.forEach((line, index) => {
    const add = (problem: string) => left.push({ line: index + offset + 1, problem });
    const [mark] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence || mark) {
      fence = fence ? (line.trim().startsWith(fence) ? '' : fence) : (mark?.trim() ?? '');
      written.push(line);
      return;
    }
    const [, begin] = /^<p class="description">(.*)$/.exec(line) ?? [];
    if (begin !== undefined || isDescription) {
      const text = begin ?? line;
      given += ` ${text.replace('</p>', '')}`;
      isDescription = !text.includes('</p>');
      return;
    }
    const [, heading] = /^# (.+)$/.exec(line) ?? [];
    if (heading !== undefined) {
      title ||= heading.trim();
      return;
    }
    const [, json] = /^\s*\{\{(.*)\}\}\s*$/.exec(line) ?? [];
    if (json !== undefined) {
      const { demo, problems } = readDemoLine(json);
      problems.forEach(add);
      if (demo) {
        demos.push(demo);
        written.push(`<Demo name="${demo.name}" ${demo.attributes.join(' ')} />`);
      }
      return;
    }
    written.push(convertProse(line, basePath, add));
  });
  const { description, problem } = toDescription(given);
  if (problem) {
    left.push({ line: 1, problem });
  }
  if (title === '' || title.length >= MAX_TITLE) {
    left.push({ line: 1, problem: `the title must have 1 to ${MAX_TITLE - 1} characters.` });
  }
  return {
    title,
    description,
    components: (fields.components ?? '').split(/[\s,[\]'"]+/).filter(Boolean),
    text: `${written
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()}\n`,
    demos,
    left: left.toSorted((a, b) => a.line - b.line),
  };
}
