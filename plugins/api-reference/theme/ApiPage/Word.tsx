import type { ReactNode } from 'react';

/** Names up to this length fit everywhere. */
const MAX_LENGTH = 24;

/** A name in code. A long one may break in its middle, where a new word begins in it. */
export default function Word({ text }: { text: string }): ReactNode {
  if (text.length <= MAX_LENGTH || text.includes('-')) {
    return text;
  }
  const middle = text.length / 2;
  const starts = [...text.matchAll(/(?<=[a-z\d])(?=[A-Z])/g)].map(({ index }) => index);
  const [start] = starts.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return start === undefined ? (
    text
  ) : (
    <>
      {text.slice(0, start)}
      <wbr />
      {text.slice(start)}
    </>
  );
}
