import type { ReactNode } from 'react';
import { codeVariants } from '../../../preferences/types';
import type { DemoCode } from '../../client/useDemoCode';
import type { DemoModule } from '../../types';
import CodeView from '../CodeView';
import styles from './styles.module.css';

interface Props {
  demo: DemoModule;
  code: DemoCode;
  /** Id of the button that copies the demo's code. */
  copyId: string;
}

/** The lines of a demo that matter, in the visitor's language. */
export default function DemoPreview({ demo, code, copyId }: Props): ReactNode {
  const { source } = code;
  const shown = codeVariants.filter((variant) =>
    source ? source[variant].preview : demo.previews.includes(variant),
  );
  return shown.map((variant) => (
    <CodeView
      key={variant}
      className={styles.preview}
      variant={variant}
      html={source?.[variant].preview?.html ?? demo.prerendered?.[variant].previewHtml ?? ''}
      copyId={copyId}
    />
  ));
}
