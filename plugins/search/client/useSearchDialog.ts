import { useState, type ComponentType } from 'react';
import type { Props as DialogProps } from '@theme/SearchDialog';

const load = () => import(/* webpackChunkName: "search" */ '@theme/SearchDialog');

/** Collects what is typed from now on, wherever the focus is; the returned function ends that, and returns it. */
function collectTyped(): () => string {
  let typed = '';
  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const isLetter = [...key].length === 1 && !ctrlKey && !metaKey && !altKey;
    if (isLetter || key === 'Backspace') {
      event.preventDefault();
      typed = isLetter ? typed + key : typed.slice(0, -1);
    }
  };
  document.addEventListener('keydown', press, true);
  return () => {
    document.removeEventListener('keydown', press, true);
    return typed;
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
          setOpened({ Dialog: module.default, typed: endTyping() });
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
