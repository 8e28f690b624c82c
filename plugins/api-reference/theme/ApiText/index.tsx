import { Fragment, type ReactNode } from 'react';
import { parseBlocks, type TextBlock } from '../../client/parseBlocks';
import ApiLine from '../ApiLine';

interface Props {
  /** Markdown of a description. */
  text: string;
}

function renderBlock(block: TextBlock): ReactNode {
  if (block.kind === 'paragraph') {
    return (
      <p>
        <ApiLine text={block.text} />
      </p>
    );
  }
  if (block.kind === 'code') {
    return (
      <pre dir="ltr" tabIndex={0}>
        <code>{block.text}</code>
      </pre>
    );
  }
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((item, index) => (
        <li key={index}>
          <ApiLine text={item} />
        </li>
      ))}
    </List>
  );
}

/** Text of a package's types, as paragraphs, lists and code. */
export default function ApiText({ text }: Props): ReactNode {
  return parseBlocks(text).map((block, index) => (
    <Fragment key={index}>{renderBlock(block)}</Fragment>
  ));
}
