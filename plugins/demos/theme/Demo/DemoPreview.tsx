import type { ReactNode } from 'react';
import { codeVariants } from '../../../preferences/types';
import type { DemoCode } from '../../client/useDemoCode';
import type { DemoModule } from '../../types';
import CodeView, { CODE_PADDING, LINE_HEIGHT } from '../DemoPanel/CodeView';
import styles from './DemoPreview.module.css';

interface Props {
  demo: DemoModule;
  code: DemoCode;
  /** Id of the button that copies the demo's code. */
  copyId: string;
}

/**
 * The lines that show what matters in a demo, in the visitor's language. It has space for the
 * longest preview: nothing moves when another style or language shows.
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
      data-demo-preview
      // The prerendered style stays hidden while the visitor's own is loading.
      data-comes-in={source || code.failed ? undefined : demo.styles.join()}
      style={{ minBlockSize: demo.previewLines * LINE_HEIGHT + 2 * CODE_PADDING }}
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
