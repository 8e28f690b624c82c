import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

interface MenuButton {
  open: boolean;
  /** For the element around button and menu. */
  rootRef: RefObject<HTMLDivElement | null>;
  buttonRef: RefObject<HTMLButtonElement | null>;
  toggle(): void;
  /** Closes the menu and gives the focus back. */
  close(): void;
  onButtonKeyDown(event: KeyboardEvent): void;
  onMenuKeyDown(event: KeyboardEvent): void;
}

/** Returns the index of the item that an arrow, Home or End leads to. */
function findIndex(key: string, index: number, length: number): number | undefined {
  const indexes: Record<string, number> = {
    ArrowDown: (index + 1) % length,
    ArrowUp: (index - 1 + length) % length,
    Home: 0,
    End: length - 1,
  };
  return indexes[key];
}

/** Makes a button open a menu of links, following the pattern of the ARIA practices guide. */
export function useMenuButton(): MenuButton {
  const [open, setOpen] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const firstKey = useRef('Home');

  const listItems = () => [
    ...(rootRef.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
  ];

  useEffect(() => {
    if (!open) {
      return undefined;
    }
    const items = listItems();
    items[findIndex(firstKey.current, 0, items.length) ?? 0]?.focus();
    const closeFromOutside = (event: Event) => {
      if (!rootRef.current?.contains(event.target as Node)) {
        setOpen(false);
      }
    };
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
    };
  }, [open]);

  const close = () => {
    buttonRef.current?.focus();
    setOpen(false);
  };

  return {
    open,
    close,
    rootRef,
    buttonRef,
    toggle() {
      firstKey.current = 'Home';
      setOpen(!open);
    },
    onButtonKeyDown(event) {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        firstKey.current = event.key === 'ArrowUp' ? 'End' : 'Home';
        setOpen(true);
      }
    },
    onMenuKeyDown(event) {
      const items = listItems();
      const next = findIndex(event.key, items.indexOf(event.target as HTMLElement), items.length);
      if (next !== undefined) {
        event.preventDefault();
        items[next]?.focus();
      } else if (event.key === 'Escape' || event.key === 'Tab') {
        // Tab then moves on from the button, whose menu is closed by then.
        close();
      }
    },
  };
}
