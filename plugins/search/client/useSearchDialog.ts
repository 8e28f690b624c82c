import { useState, type ComponentType } from 'react';
import { translate } from '@docusaurus/Translate';
import type { Props as DialogProps } from '@theme/SearchDialog';

const load = () => import(/* webpackChunkName: "search" */ '@theme/SearchDialog');

/** What is shown when code or data of search can't be loaded. */
export const describeFailure = () =>
  translate({
    id: 'site.search.failed',
    message: 'Search failed to load. Check your connection and try again.',
  });

/** The search dialog, whose code is loaded when it is wanted. */
export function useSearchDialog() {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const [failed, setFailed] = useState(false);
  return {
    /** Absent while it is closed. */
    Dialog,
    /** Whether its code couldn't be loaded. */
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
