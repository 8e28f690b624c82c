import type { Nodes } from 'mdast';
import { toDemoTitle } from '../../../../core/server/titles';
import { readAttribute } from '../../../../core/server/mdx';
import { toFence } from '../toFence';
import type { ElementRule } from './elementRules';

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
