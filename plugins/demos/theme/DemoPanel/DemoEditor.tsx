import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import Editor from 'react-simple-code-editor';
import { highlightEdited, loadEditorStyles } from '../../client/edit/editor';
import { CodeGutter } from './CodeView';

interface Props {
  value: string;
  /** Name of the field. */
  label: string;
  onChange(value: string): void;
  /** Called when Escape is pressed, to move the focus out of the field. */
  onLeave(): void;
}

/** Space around the code, in px: as in `CodeView`, beside the line numbers. */
const PADDING = { top: 16, bottom: 16, right: 16, left: 52 };

/** An editor for code. Tab leaves the field, and so does Escape. */
export default function DemoEditor({ value, label, onChange, onLeave }: Props): ReactNode {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const stylesUrl = useBaseUrl('/demo-editor.css');
  useEffect(() => {
    void loadEditorStyles(stylesUrl);
  }, [stylesUrl]);
  useEffect(() => {
    // The editor's inline styles wrap long lines; code in `CodeView` scrolls.
    frame.current?.querySelectorAll<HTMLElement>('pre, textarea').forEach((layer) => {
      layer.style.whiteSpace = 'pre';
    });
    const field = frame.current?.querySelector('textarea');
    field?.setSelectionRange(0, 0);
    field?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={frame} data-editor dir="ltr">
      <label htmlFor={id} className="visually-hidden">
        {label}.{' '}
        {translate({ id: 'site.demo.leaveHint', message: 'Press Escape to leave the editor.' })}
      </label>
      <CodeGutter count={value.split('\n').length} />
      <Editor
        value={value}
        onValueChange={onChange}
        highlight={highlightEdited}
        padding={PADDING}
        ignoreTabKey
        textareaId={id}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            event.preventDefault();
            onLeave();
          }
        }}
      />
    </div>
  );
}
