import { useEffect, useRef, useState } from 'react';
import type { OptionGroup } from './useResults';

/**
 * Follows which line of the results Enter opens: the best one, until the arrow keys choose another.
 *
 * @param isCurrent whether the results answer what was typed
 * @param toId returns the id of a line's link
 */
export function useActiveLine(
  groups: readonly OptionGroup[],
  isCurrent: boolean,
  toId: (line: number) => string,
) {
  const [chosen, setChosen] = useState<number>();
  /** Whether Enter was pressed before the results were there. */
  const isEntered = useRef(false);
  const active = chosen ?? groups[0]?.best ?? 0;
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const find = (line: number) => document.getElementById(toId(line));
  useEffect(() => {
    if (isEntered.current && isCurrent) {
      isEntered.current = false;
      find(active)?.click();
    }
  });
  return {
    active,
    /** The number of lines. */
    count,
    /** Chooses a line some steps below the active one, or above it. */
    move(steps: number) {
      const next = (active + steps + count) % count;
      setChosen(next);
      find(next)?.scrollIntoView({ block: 'nearest' });
    },
    /** Opens the active line, as soon as the results are there. */
    open() {
      if (isCurrent) {
        find(active)?.click();
      } else {
        isEntered.current = true;
      }
    },
    /** Returns to the best line: other results are asked for. */
    reset() {
      isEntered.current = false;
      setChosen(undefined);
    },
  };
}
