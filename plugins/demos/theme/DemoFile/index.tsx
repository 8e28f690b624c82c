import type { KeyboardEvent, ReactNode } from 'react';
import { codeStyleSlugs, codeVariants, sourceExtensions } from '../../../preferences/types';
import type { DemoCode } from '../../client/useDemoCode';
import type { DemoModule } from '../../types';
import CodeGutter from '../CodeGutter';
import CodeView from '../CodeView';
import styles from './styles.module.css';

interface Props {
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
export default function DemoFile({ demo, code, file, copyId, onEdit }: Props): ReactNode {
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
