import { useState, type ComponentType } from 'react';
import type { Props as DialogProps } from '@theme/SearchDialog';

const load = () => import(/* webpackChunkName: "search" */ '@theme/SearchDialog');

/** The search dialog, whose code is loaded when it is wanted. */
export function useSearchDialog() {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const [failed, setFailed] = useState(false);
  return {
    /** Absent while it is closed. */
    Dialog,
    /** Whether its code failed to load. */
    failed,
    open: () =>
      void load().then(
        (module) => {
          setDialog(() => module.default);
          setFailed(false);
        },
        () => setFailed(true),
      ),
    close: () => setDialog(undefined),
    /** Loads the code for a user who is about to open it. */
    preload: () => void load().catch(() => {}),
  };
}
