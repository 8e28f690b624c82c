import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';

/** A table of a page. Where it is wider than its place it scrolls, and is reached by keyboard. */
export default function ContentTable(props: ComponentProps<'table'>): ReactNode {
  const table = useRef<HTMLTableElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = table.current;
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() =>
      setScrolls(element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  // What scrolls must take the focus.
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  return <table {...props} ref={table} tabIndex={scrolls ? 0 : undefined} />;
}
