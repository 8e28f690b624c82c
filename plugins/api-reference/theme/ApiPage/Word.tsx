import { Fragment, type ReactNode } from 'react';

interface Props {
  text: string;
}

/** Words up to this length fit everywhere. */
const longest = 18;

/** A name in code. A long one may be broken where a new word begins in it. */
export default function ApiWord({ text }: Props): ReactNode {
  if (text.length <= longest) {
    return text;
  }
  return text.split(/(?<=[a-z\d])(?=[A-Z])|(?<=-)(?=\w)/).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
