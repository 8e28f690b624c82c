import { useState, type ComponentType } from 'react';
import type { Props as DialogProps } from '@theme/SearchDialog';

const load = () => import(/* webpackChunkName: "search" */ '@theme/SearchDialog');

/** The dialog of search, whose code comes when it is wanted. */
export function useSearchDialog() {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const [failed, setFailed] = useState(false);
  return {
    /** Absent while it is closed. */
    Dialog,
    /** Whether its code could not be loaded. */
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
    /** Whoever is about to open it does not wait for the code. */
    preload: () => void load().catch(() => {}),
  };
}
