import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { suggestNames } from '../../../core/nearestNames';
import { readAttribute } from '../../../core/server/mdx';

export type DemoElement = MdxJsxFlowElement | MdxJsxTextElement;

/** An attribute as its author writes it. */
interface Attribute {
  /** How to write it, for messages. */
  form: string;
  means: string;
  /** What its value is as it is written: `{200}`, `"text"`, nothing for a name alone. */
  pattern: RegExp;
}

const px = /^\{[1-9]\d{0,3}\}$/;

/** A name alone, or with a value. */
const flag = /^(?:\{(?:true|false)\})?$/;

/** What a `<Demo>` can have beside its name. */
const attributes: Readonly<Record<string, Attribute>> = {
  height: {
    form: 'height={…}',
    means: 'the height to reserve in whole px, at most 9999',
    pattern: px,
  },
  narrowHeight: {
    form: 'narrowHeight={…}',
    means: 'the height to reserve on narrow screens in whole px, at most 9999',
    pattern: px,
  },
  codeOpen: {
    form: 'codeOpen',
    means: 'to show all its code at first',
    pattern: flag,
  },
  toolbar: {
    form: 'toolbar="hidden"',
    means: 'to show the demo without its code and switches',
    pattern: /^"hidden"$/,
  },
  frame: {
    form: 'frame',
    means: 'to run the demo in its own document',
    pattern: flag,
  },
  background: {
    form: 'background="none" or background="surface"',
    means: 'to draw the demo without a sheet under it',
    pattern: /^"(?:none|surface)"$/,
  },
};

const allowed = ['name', ...Object.keys(attributes)];

/** Returns a value as it is written; of an expression, without its braces where `bare`. */
function toWritten({ value }: MdxJsxAttribute, bare = false): string {
  if (value === null || value === undefined) {
    return '';
  }
  if (typeof value === 'string') {
    return `"${value}"`;
  }
  return bare ? value.value : `{${value.value}}`;
}

function checkName(name: string | undefined, demosDir: string): string[] {
  if (name !== undefined && existsSync(path.join(demosDir, `${name}.tsx`))) {
    return [];
  }
  const files = existsSync(demosDir) ? readdirSync(demosDir) : [];
  const names = files.filter((file) => /^[^.]+\.tsx$/.test(file));
  const known = names.map((file) => path.basename(file, '.tsx')).join(', ') || 'none';
  const problem = name ? `There is no demo "${name}" beside this page` : '<Demo> needs a name';
  return [`${problem}. Demos in ${path.basename(path.dirname(demosDir))}/demos: ${known}.`];
}

function checkAttribute(attribute: MdxJsxAttribute, element: string): string[] {
  const { name } = attribute;
  const known = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
  if (!known) {
    const near = suggestNames(name, allowed) || ` Allowed: ${allowed.join(', ')}.`;
    return [`${element} has no attribute "${name}".${near}`];
  }
  if (known.pattern.test(toWritten(attribute))) {
    return [];
  }
  const given = toWritten(attribute, true) || 'nothing';
  return name === 'height'
    ? [`${element} needs ${known.form}, ${known.means}; given: ${given}.`]
    : [`${element} has a wrong ${name}. Write ${known.form}, ${known.means}; given: ${given}.`];
}

/**
 * Returns what is wrong with a `<Demo>`: all of it.
 *
 * @param demosDir absolute path of the folder with the page's demos
 */
export function checkDemoElement(node: DemoElement, demosDir: string): string[] {
  const name = readAttribute(node, 'name');
  const wrongName = checkName(name, demosDir);
  if (wrongName.length > 0) {
    return wrongName;
  }
  const element = `<Demo name="${name}">`;
  const own = node.attributes.filter((item) => item.type === 'mdxJsxAttribute');
  const { height } = attributes;
  return [
    ...own.filter((item) => item.name !== 'name').flatMap((item) => checkAttribute(item, element)),
    ...(own.some((item) => item.name === 'height')
      ? []
      : [`${element} needs ${height?.form}, ${height?.means}; given: nothing.`]),
    ...(own.length < node.attributes.length
      ? [`${element} has attributes in {…}. Write each by its name.`]
      : []),
    ...(node.children.length > 0 ? [`${element} has content. Close it with />.`] : []),
    ...(node.type === 'mdxJsxTextElement'
      ? [`${element} is in a line of text. Put it between blank lines.`]
      : []),
  ];
}
