import type { Paragraph, PhrasingContent } from 'mdast';
import type { ApiParameter, ApiSignature } from '../../types';
import { parseDescription } from './parseDescription';
import { toCell } from './toCell';
import { toCode, type Links } from './toCode';
import { toPhrasing } from './toPhrasing';

/** Says what a function is called with and what it returns, a line each. */
export function toSignatureLines({ parameters, returns }: ApiSignature, links: Links): Paragraph[] {
  const toLine = (
    start: (string | PhrasingContent)[],
    { type, description }: Omit<ApiParameter, 'name'>,
  ): Paragraph => {
    const text = toCell(parseDescription(description, links));
    const end = text.length > 0 ? [': ', ...text] : [];
    return { type: 'paragraph', children: toPhrasing(...start, toCode(type, links), ...end) };
  };
  const lines = parameters.map((parameter) =>
    toLine(['• ', toCode(parameter.name), ', '], parameter),
  );
  if (lines.length > 0) {
    lines.unshift({ type: 'paragraph', children: toPhrasing('Parameters:') });
  }
  return returns ? [...lines, toLine(['Returns '], returns)] : lines;
}
