import type { Nodes } from 'mdast';
import { readAttribute } from '../../../../core/server/mdx';
import type { ElementRule } from './elementRules';

/** A template is what its card says, and a link to its files. */
export const toTemplate: ElementRule = (node, { url, convert }) => {
  const name = readAttribute(node, 'name') ?? '';
  const link: Nodes = {
    type: 'link',
    url: `${url}/${name}.md`,
    children: [{ type: 'text', value: `${name}.md` }],
  };
  return [
    ...convert(node.children),
    { type: 'paragraph', children: [{ type: 'text', value: 'Source: ' }, link] },
  ];
};
