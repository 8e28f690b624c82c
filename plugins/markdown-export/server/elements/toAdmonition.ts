import type { BlockContent, Nodes, Paragraph } from 'mdast';
import type { Conversion } from '../conversion';

const names = new Set(['note', 'tip', 'info', 'warning', 'danger', 'caution']);

/** An admonition is a quotation that begins with its title, or with the name of its kind. */
export function toAdmonition(
  node: Extract<Nodes, { type: 'containerDirective' }>,
  conversion: Conversion,
): Nodes[] {
  const { convert, texts, fail } = conversion;
  if (!names.has(node.name)) {
    fail(node, `":::${node.name}" is unknown. Take one of: ${[...names].join(', ')}.`);
    return [];
  }
  const [first, ...rest] = node.children;
  const label = first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined;
  const kind = node.name.charAt(0).toUpperCase() + node.name.slice(1);
  const title = label
    ? (convert(label.children) as Paragraph['children'])
    : [{ type: 'text' as const, value: texts[`theme.admonition.${node.name}`] ?? kind }];
  const heading: Paragraph = {
    type: 'paragraph',
    children: [{ type: 'strong', children: title }],
  };
  const content = convert(label ? rest : node.children) as BlockContent[];
  return [{ type: 'blockquote', children: [heading, ...content] }];
}
