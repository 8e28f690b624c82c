import { useCallback, useState } from 'react';
import type { LoadedDemo } from '../types';
import { useEdit, type Edit } from './edit/useEdit';
import type { DemoCode } from './useDemoCode';

export interface DemoEdit extends Edit {
  /** Whether the visitor began to edit: the editor stands in the place of the code. */
  started: boolean;
  start(): void;
}

/**
 * The demo's own code as the visitor changes it, on the page.
 *
 * @param loadUnedited brings the demo as it is; a stable function
 */
export function useDemoEdit(code: DemoCode, loadUnedited: () => Promise<LoadedDemo>): DemoEdit {
  const [started, setStarted] = useState(false);
  const edit = useEdit(code.source?.[code.variant], loadUnedited);
  const start = useCallback(() => setStarted(true), []);
  const { reset: undo } = edit;
  const reset = useCallback(() => {
    setStarted(false);
    undo();
  }, [undo]);
  return { ...edit, reset, started, start };
}
