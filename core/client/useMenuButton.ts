import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

interface MenuButton {
  open: boolean;
  /** For the element around button and menu. */
  rootRef: RefObject<HTMLDivElement | null>;
  /** For the button. */
  buttonProps: ComponentProps<'button'>;
  /** For the menu, which needs a label; its items are all that has the role of a menu's item. */
  menuProps: ComponentProps<'div'>;
  toggle(): void;
  /** Closes the menu and gives the focus back. */
  close(): void;
}

/** After how long a typed letter begins another word, in ms. */
const TYPING_PAUSE = 700;

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

/** Returns the next item that begins with a text, or else contains it; a repeated letter moves on. */
function findByText(
  items: readonly HTMLElement[],
  index: number,
  typed: string,
): HTMLElement | undefined {
  const text = /^(.)\1*$/u.test(typed) ? typed.slice(0, 1) : typed;
  const start = text.length > 1 ? index : index + 1;
  const ordered = [...items.slice(start), ...items.slice(0, start)];
  const toText = ({ textContent }: HTMLElement) => textContent.trim().toLowerCase();
  return (
    ordered.find((item) => toText(item).startsWith(text)) ??
    ordered.find((item) => toText(item).includes(text))
  );
}

/** Makes a button open a menu, following the pattern of the ARIA practices guide. */
export function useMenuButton(): MenuButton {
  const [open, setOpen] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const firstKey = useRef('Home');
  const typing = useRef({ text: '', time: 0 });
  const id = useId();

  // Those that show: a wide screen hides some.
  const listItems = () =>
    [...(rootRef.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])].filter(
      (item) => item.getClientRects().length > 0,
    );

  useEffect(() => {
    if (!open) {
      return undefined;
    }
    typing.current = { text: '', time: 0 };
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

  const toggle = () => {
    firstKey.current = 'Home';
    setOpen(!open);
  };

  const onButtonKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      firstKey.current = event.key === 'ArrowUp' ? 'End' : 'Home';
      setOpen(true);
    }
  };

  const onMenuKeyDown = (event: KeyboardEvent) => {
    const { key, timeStamp, ctrlKey, metaKey, altKey } = event;
    const items = listItems();
    const index = items.indexOf(event.target as HTMLElement);
    const next = findIndex(key, index, items.length);
    if (next !== undefined) {
      event.preventDefault();
      items[next]?.focus();
    } else if (key === 'Escape' || key === 'Tab') {
      // Tab then moves on from the button, whose menu is closed by then.
      close();
    } else if (/^\S$/u.test(key) && !ctrlKey && !metaKey && !altKey) {
      const { text, time } = typing.current;
      const typed = (timeStamp - time < TYPING_PAUSE ? text : '') + key.toLowerCase();
      typing.current = { text: typed, time: timeStamp };
      findByText(items, index, typed)?.focus();
    }
  };

  return {
    open,
    close,
    rootRef,
    buttonProps: {
      ref: buttonRef,
      type: 'button',
      'aria-haspopup': 'menu',
      'aria-expanded': open,
      'aria-controls': id,
      onClick: toggle,
      onKeyDown: onButtonKeyDown,
    },
    menuProps: { id, role: 'menu', tabIndex: -1, hidden: !open, onKeyDown: onMenuKeyDown },
    toggle,
  };
}
