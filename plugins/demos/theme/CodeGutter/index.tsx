import type { MouseEvent, ReactNode } from 'react';
import { useHistory } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Lines {
  from: number;
  to: number;
}

interface Props {
  /** How many lines the code has. */
  count: number;
  /** The lines that the address points at. */
  marked?: Lines;
  /** The lines that the preview shows. */
  preview?: Lines;
  /** What a link to the code is, with its `#`; absent: lines have no links. */
  hash?: string;
}

/** Height of a line and space above the first one, in px: as `CodeView` draws them. */
const lineHeight = 20;
const padding = 16;

const toBand = ({ from, to }: Lines) => ({
  insetBlockStart: padding + (from - 1) * lineHeight,
  blockSize: (to - from + 1) * lineHeight,
});

/** The numbers of lines, each a link to its line; with Shift, to all from the marked one on. */
export default function CodeGutter({ count, marked, preview, hash }: Props): ReactNode {
  const history = useHistory();
  const extend = (event: MouseEvent, line: number) => {
    if (event.shiftKey && marked && hash !== undefined) {
      event.preventDefault();
      const [from, to] = [marked.from, line].toSorted((a, b) => a - b);
      history.replace({ ...history.location, hash: `${hash}:${from}-${to}` });
    }
  };
  return (
    <>
      {marked && <span data-marked className={styles.marked} style={toBand(marked)} />}
      {preview && <span className={styles.preview} style={toBand(preview)} />}
      <span className={styles.gutter}>
        {Array.from({ length: count }, (_, index) => index + 1).map((line) =>
          hash === undefined ? (
            <span key={line}>{line}</span>
          ) : (
            <a
              key={line}
              href={`${hash}:${line}`}
              tabIndex={-1}
              aria-label={translate({ id: 'site.demo.line', message: 'Line {line}' }, { line })}
              onClick={(event) => extend(event, line)}
            >
              {line}
            </a>
          ),
        )}
      </span>
    </>
  );
}
