import { translate } from '@docusaurus/Translate';
import { useHistory } from '@docusaurus/router';
import clsx from 'clsx';
import { type KeyboardEvent, type MouseEvent, type ReactNode, type Ref, useMemo } from 'react';
import { type CodeVariant, codeVariants } from '../../../preferences/types';
import { type DemoCode, toCodeHash } from '../../client/useDemoCode';
import type { DemoModule } from '../../types';
import styles from './CodeView.module.css';

/** The height of a line and the space above the first, in px: as in the styles. */
export const LINE_HEIGHT = 20;
export const CODE_PADDING = 16;

interface Props {
  ref?: Ref<HTMLPreElement>;
  /** Hides the code from visitors who read the other language; absent: all see it. */
  variant?: CodeVariant;
  /** Highlighted code. Empty in the browser while the page's HTML has it: React keeps that. */
  html: string;
  /** Id of the button that copies the code. */
  copyId: string;
  className?: string;
  /** What shows beside the lines. */
  children?: ReactNode;
  onKeyDown?(event: KeyboardEvent): void;
}

/** Code to read. */
export default function CodeView(props: Props): ReactNode {
  const { variant, html, copyId, className, children, ...rest } = props;
  // The same object for the same code: another one would empty prerendered code.
  const content = useMemo(() => ({ __html: html }), [html]);
  return (
    // A block that scrolls must be reachable by keyboard.
    <pre
      {...rest}
      className={clsx(styles.code, className)}
      dir="ltr"
      tabIndex={0}
      data-variant={variant}
      data-copied-by={copyId}
    >
      {children}
      <code data-code dangerouslySetInnerHTML={content} suppressHydrationWarning />
    </pre>
  );
}

interface Lines {
  from: number;
  to: number;
}

interface GutterProps {
  /** How many lines the code has. */
  count: number;
  /** The lines that the address links to. */
  marked?: Lines;
  /** The lines that the preview shows. */
  preview?: Lines;
  /** The link to the code, with its `#`; absent: lines have no links. */
  hash?: string;
}

const toBand = ({ from, to }: Lines) => ({
  insetBlockStart: CODE_PADDING + (from - 1) * LINE_HEIGHT,
  blockSize: (to - from + 1) * LINE_HEIGHT,
});

/** Line numbers; with links to their line, or with Shift, to the lines from the marked one on. */
export function CodeGutter({ count, marked, preview, hash }: GutterProps): ReactNode {
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
      <span className={styles.gutter} aria-hidden={hash === undefined || undefined}>
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

interface DemoFileProps {
  demo: DemoModule;
  code: DemoCode;
  /** Index of the file. */
  file: number;
  /** Id of the button that copies the code. */
  copyId: string;
  /** Starts editing; absent where the code is read-only. */
  onEdit?(): void;
}

/** A file of a demo to read, in the visitor's language. */
export function DemoFile({ demo, code, file, copyId, onEdit }: DemoFileProps): ReactNode {
  const { source, style, lines } = code;
  const main = file === 0;
  const startByKey = (event: KeyboardEvent) => {
    if (main && onEdit && event.key === 'Enter' && event.target === event.currentTarget) {
      event.preventDefault();
      onEdit();
    }
  };
  return codeVariants.map((variant) => {
    const shown = source?.[variant].files[file] ?? source?.[variant].files[0];
    return (
      <CodeView
        key={variant}
        variant={variant}
        className={styles.file}
        html={shown?.html ?? demo.prerendered?.[variant].html ?? ''}
        copyId={copyId}
        onKeyDown={startByKey}
      >
        {shown && (
          <CodeGutter
            count={shown.code.split('\n').length - 1}
            {...(main && {
              hash: toCodeHash(demo, style, variant),
              marked: lines,
              preview: source?.[variant].preview,
            })}
          />
        )}
      </CodeView>
    );
  });
}
