import { useState, type ComponentType } from 'react';
import type { Props as DialogProps } from '@theme/SearchDialog';

const load = () => import(/* webpackChunkName: "search" */ '@theme/SearchDialog');

/**
 * Collects what is typed from now on, wherever the focus is.
 *
 * @returns ends that, and returns what was typed; nothing when the user pressed Escape or turned to
 *   something else meanwhile
 */
function collectTyped(): () => string | undefined {
  const controller = new AbortController();
  const { signal } = controller;
  const abort = () => controller.abort();
  const options = { capture: true, signal };
  let typed = '';
  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const isLetter = [...key].length === 1 && !ctrlKey && !metaKey && !altKey;
    if (key === 'Escape') {
      abort();
    } else if (isLetter || key === 'Backspace') {
      event.preventDefault();
      typed = isLetter ? typed + key : typed.slice(0, -1);
    }
  };
  document.addEventListener('keydown', press, options);
  document.addEventListener('pointerdown', abort, options);
  return () => {
    const isWanted = !signal.aborted;
    abort();
    return isWanted ? typed : undefined;
  };
}

/** The search dialog, whose code is loaded when it is wanted. */
export function useSearchDialog() {
  const [opened, setOpened] = useState<{ Dialog: ComponentType<DialogProps>; typed: string }>();
  const [failed, setFailed] = useState(false);
  return {
    /** Absent while it is closed. */
    Dialog: opened?.Dialog,
    /** What was typed before its code was there. */
    typed: opened?.typed ?? '',
    /** Whether its code failed to load. */
    failed,
    open: () => {
      const endTyping = collectTyped();
      load().then(
        (module) => {
          const typed = endTyping();
          setOpened(typed === undefined ? undefined : { Dialog: module.default, typed });
          setFailed(false);
        },
        () => {
          endTyping();
          setFailed(true);
        },
      );
    },
    close: () => setOpened(undefined),
    /** Loads the code for a user who is about to open it. */
    preload: () => void load().catch(() => {}),
  };
}
