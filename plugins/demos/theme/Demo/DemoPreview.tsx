import type { ReactNode } from 'react';
import { codeVariants } from '../../../preferences/types';
import type { DemoCode } from '../../client/useDemoCode';
import type { DemoModule } from '../../types';
import CodeView from '../DemoPanel/CodeView';
import styles from './DemoPreview.module.css';

interface Props {
  demo: DemoModule;
  code: DemoCode;
  /** Id of the button that copies the demo's code. */
  copyId: string;
}

/** Height of a line and space around all of them, in px: as `CodeView` draws them. */
const lineHeight = 20;
const padding = 32;

/**
 * The lines of a demo that matter, in the visitor's language. There is room for the longest
 * preview: nothing moves when another style or language shows.
 */
export default function DemoPreview({ demo, code, copyId }: Props): ReactNode {
  const { source } = code;
  const shown = codeVariants.filter((variant) =>
    source ? source[variant].preview : demo.previews.includes(variant),
  );
  if (demo.previewLines === 0) {
    return null;
  }
  return (
    <div
      className={styles.preview}
      // Code of a style that the visitor does not want is not shown while theirs is on its way.
      data-comes-in={source || code.failed ? undefined : demo.styles.join()}
      style={{ minBlockSize: demo.previewLines * lineHeight + padding }}
    >
      {shown.map((variant) => (
        <CodeView
          key={variant}
          variant={variant}
          html={source?.[variant].preview?.html ?? demo.prerendered?.[variant].previewHtml ?? ''}
          copyId={copyId}
        />
      ))}
    </div>
  );
}
