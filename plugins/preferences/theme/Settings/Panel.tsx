import { translate } from '@docusaurus/Translate';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import SettingsForm from './Form';
import iconStyles from '../../client/iconButton.module.css';
import styles from './Panel.module.css';

export interface Props {
  /** Called when it closes; the focus is back where it was. */
  onClose(): void;
}

/** Keeps Tab inside the panel; without it, Tab goes on to the browser's own controls. */
function keepFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  const stops = event.currentTarget.querySelectorAll<HTMLElement>('button, input:checked');
  const [first, last] = [stops[0], stops[stops.length - 1]];
  const edge = event.shiftKey ? first : last;
  if (event.key === 'Tab' && document.activeElement === edge) {
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
}

/** All preferences of the visitor, beside the page that they change. */
export default function SettingsPanel({ onClose }: Props): ReactNode {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const close = () => dialog.current?.close();
  return (
    // A click beside the panel is one on the dialog itself.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && close()}
      onKeyDown={keepFocus}
    >
      <div className={styles.content}>
        <header className={styles.header}>
          <h2 id={id} className={styles.title}>
            {translate({ id: 'site.settings.title', message: 'Settings' })}
          </h2>
          <button
            type="button"
            className={iconStyles.button}
            aria-label={translate({ id: 'site.settings.close', message: 'Close settings' })}
            onClick={close}
          >
            <svg aria-hidden viewBox="0 0 20 20" width="20" height="20">
              <path d="m5 5 10 10M15 5 5 15" />
            </svg>
          </button>
        </header>
        <SettingsForm />
      </div>
    </dialog>
  );
}
