import { useEffect, useState } from 'react';

/** How far below the top of the window a heading counts as reached, in px. */
const line = 104;

function findCurrent(ids: readonly string[]): string | undefined {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  // The last sections may be too short to reach the line.
  const atEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
  const reached = ids.filter((id) => {
    const box = document.getElementById(id)?.getBoundingClientRect();
    // The box of a hidden heading is at the top of the window.
    return box && box.height > 0 && box.top <= (atEnd ? clientHeight : line);
  });
  return reached.at(-1);
}

/**
 * Returns the id of the current section's heading; none above the first.
 *
 * @param ids of the headings, in the order of the page; must be the same array on every render
 */
export function useCurrentHeading(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const update = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCurrent(findCurrent(ids)));
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [ids]);
  return current;
}
