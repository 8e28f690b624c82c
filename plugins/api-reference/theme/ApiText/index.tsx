import Link from '@docusaurus/Link';
import { Fragment, type ReactNode } from 'react';
import { type TextBlock, type TextPiece, parseBlocks, parseText } from '../../client/markdown';

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

interface PropsApiLine {
  /** Markdown without blocks. */
  text: string;
}

function renderPieces(pieces: readonly TextPiece[]): ReactNode {
  return pieces.map((piece, index) => {
    switch (piece.kind) {
      case 'code':
        return <code key={index}>{piece.text}</code>;
      case 'strong':
        return <strong key={index}>{renderPieces(piece.pieces)}</strong>;
      case 'emphasis':
        return <em key={index}>{renderPieces(piece.pieces)}</em>;
      case 'link':
        return (
          <Link key={index} to={piece.href}>
            {renderPieces(piece.pieces)}
          </Link>
        );
      default:
        return <Fragment key={index}>{piece.text}</Fragment>;
    }
  });
}

/** A line of a package's text, with code, links and emphasis. */
export function ApiLine({ text }: PropsApiLine): ReactNode {
  return renderPieces(parseText(text));
}
