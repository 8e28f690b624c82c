import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { parseText, type TextPiece } from '../../client/parseText';

interface Props {
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
export default function ApiLine({ text }: Props): ReactNode {
  return renderPieces(parseText(text));
}
