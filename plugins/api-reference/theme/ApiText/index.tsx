import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { parseBlocks, parseText, type TextBlock, type TextPiece } from '../../client/markdown';

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

interface Props {
  /** Markdown. */
  text: string;
}

/** A line of Markdown in a package's types: with code, links and emphasis. */
export function TextLine({ text }: Props): ReactNode {
  return renderPieces(parseText(text));
}

function renderBlock(block: TextBlock): ReactNode {
  if (block.kind === 'paragraph') {
    return (
      <p>
        <TextLine text={block.text} />
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
          <TextLine text={item} />
        </li>
      ))}
    </List>
  );
}

/** The same where the element around it is enough for a single paragraph. */
export function TightText({ text }: Props): ReactNode {
  const [first, ...others] = parseBlocks(text);
  return first?.kind === 'paragraph' && others.length === 0 ? (
    <TextLine text={first.text} />
  ) : (
    <ApiText text={text} />
  );
}

/** Markdown in a package's types: paragraphs, lists and code. */
export default function ApiText({ text }: Props): ReactNode {
  return parseBlocks(text).map((block, index) => (
    <Fragment key={index}>{renderBlock(block)}</Fragment>
  ));
}
