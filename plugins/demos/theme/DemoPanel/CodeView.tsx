import { translate } from '@docusaurus/Translate';
import { useHistory } from '@docusaurus/router';
import clsx from 'clsx';
import { type KeyboardEvent, type MouseEvent, type ReactNode, type Ref, useMemo } from 'react';
import {
  type CodeVariant,
  codeStyleSlugs,
  codeVariants,
  sourceExtensions,
} from '../../../preferences/types';
import type { DemoCode } from '../../client/useDemoCode';
import type { DemoModule } from '../../types';
import styles from './CodeView.module.css';

interface Props {
  ref?: Ref<HTMLPreElement>;
  /** Shows only to who reads code in this language; absent: to all. */
  variant?: CodeVariant;
  /** Highlighted code. In the browser it is empty while the page's HTML has it: React keeps that. */
  html: string;
  /** Id of the button that copies the code. */
  copyId: string;
  className?: string;
  /** What stands beside the lines. */
  children?: ReactNode;
  onKeyDown?(event: KeyboardEvent): void;
}

/** Code to be read. */
export default function CodeView(props: Props): ReactNode {
  const { variant, html, copyId, className, children, ...rest } = props;
  // The same object as long as it says the same: another one would empty what was prerendered.
  const content = useMemo(() => ({ __html: html }), [html]);
  return (
    // A block that scrolls must be reached by keyboard.
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

interface PropsCodeGutter {
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
function CodeGutter({ count, marked, preview, hash }: PropsCodeGutter): ReactNode {
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

interface PropsDemoFile {
  demo: DemoModule;
  code: DemoCode;
  /** Index of the file. */
  file: number;
  /** Id of the button that copies the code. */
  copyId: string;
  /** Starts editing, where the file can be edited. */
  onEdit?(): void;
}

/** A file of a demo, in the visitor's language, to be read. */
export function DemoFile({ demo, code, file, copyId, onEdit }: PropsDemoFile): ReactNode {
  const { source, style, lines } = code;
  const prefix = demo.styles.length > 1 ? `${codeStyleSlugs[style]}-` : '';
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
              hash: `#${prefix}${demo.name}.${sourceExtensions[variant]}`,
              marked: lines,
              preview: source?.[variant].preview,
            })}
          />
        )}
      </CodeView>
    );
  });
}
