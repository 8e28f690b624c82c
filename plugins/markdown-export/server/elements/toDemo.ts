import type { Code, Nodes } from 'mdast';
import { toDemoTitle } from '../../../shared/server/toDemoTitle';
import { readAttribute } from '../../../shared/server/mdx/readAttribute';
import type { DemoFile } from '../../types';
import type { ElementRule } from './elementRules';

/** Where the ending is not what the code is called: JavaScript of demos has elements. */
const languages: Record<string, string> = { js: 'jsx' };

function toFence({ name, code }: DemoFile): Code {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  return {
    type: 'code',
    lang: languages[ending] ?? ending,
    meta: `title="${name}"`,
    value: code.trimEnd(),
  };
}

/** A demo is its name, which leads to where it runs, and all its files. */
export const toDemo: ElementRule = (node, { demos, variant, url, fail }) => {
  const name = readAttribute(node, 'name') ?? '';
  const files = demos.get(name)?.[variant];
  if (!files) {
    fail(node, `There is no demo "${name}". Write demos/${name}.tsx beside the page.`);
    return [];
  }
  const title: Nodes = {
    type: 'link',
    url: `${url}#${name}`,
    children: [{ type: 'text', value: toDemoTitle(name) }],
  };
  return [
    { type: 'paragraph', children: [{ type: 'strong', children: [title] }] },
    ...files.map(toFence),
  ];
};
