import { Fragment, type ReactNode } from 'react';

/** Names up to this length fit everywhere. */
const MAX_LENGTH = 18;

/** A name in code. A long one may break where a new word begins in it. */
export default function Word({ text }: { text: string }): ReactNode {
  return text.length <= MAX_LENGTH
    ? text
    : text.split(/(?<=[a-z\d])(?=[A-Z])|(?<=-)(?=\w)/).map((word, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {word}
        </Fragment>
      ));
}
