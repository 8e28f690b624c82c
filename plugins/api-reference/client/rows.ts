/**
 * What the rows of a section do when they are pressed or linked to. They are HTML that React doesn't
 * know: it may come from the server.
 */
import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { decodeText } from '../../../core/escapes';
import type { LedgerView } from './ledgerView';
import { setTabStop, updateStops, useRowKeys } from './rowFocus';

/** What a row shows as its name: the link to itself. */
const findName = (row: Element) => row.querySelector('a')?.textContent ?? '';

function labelToggle(row: Element, button: Element): void {
  const open = row.hasAttribute('data-open');
  const name = findName(row);
  button.setAttribute('aria-expanded', String(open));
  button.setAttribute(
    'aria-label',
    open
      ? translate({ id: 'site.api.collapse', message: 'Collapse {name}' }, { name })
      : translate({ id: 'site.api.expand', message: 'Expand {name}' }, { name }),
  );
}

/** Whether a link is to be followed in this tab. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Shows a demo below a row, or hides it; without its code, the link leads to the demo. */
const toggleDemo = (row: Element, link: HTMLAnchorElement): Promise<void> =>
  import(/* webpackChunkName: "row-demo" */ './rowDemo').then(
    (module) => module.toggleDemo(row, link),
    () => window.location.assign(link.href),
  );

/** Gives rows that a view cuts a button that opens them. */
function addToggles(root: Element, view: LedgerView): void {
  const cut = { table: '[data-more]', expanded: ':not(*)', collapsed: '*' }[view];
  for (const row of root.querySelectorAll(`[data-rows] > ${cut}`)) {
    if (row.lastElementChild?.hasAttribute('data-toggle')) {
      continue;
    }
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.toggle = '';
    button.dataset.noPrint = '';
    labelToggle(row, button);
    row.append(button);
  }
}

function toggleRow(row: Element, open: boolean): void {
  row.toggleAttribute('data-open', open);
  const button = row.querySelector('[data-toggle]');
  if (button) {
    labelToggle(row, button);
  }
  updateStops(row);
}

/**
 * Opens and closes the rows in an element, as far as its view cuts them, and leads from row to row by keys.
 *
 * @param query what the rows are filtered by
 */
export function useRows(
  root: RefObject<HTMLElement | null>,
  view: LedgerView,
  query: string,
): void {
  useEffect(() => {
    const element = root.current;
    if (!element) {
      return undefined;
    }
    const follow = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      const row = target?.closest('[data-rows] > *');
      const link = target?.closest('a');
      const selection = window.getSelection();
      if (row && link?.hasAttribute('data-try') && isPlainClick(event)) {
        event.preventDefault();
        void toggleDemo(row, link);
      } else if (row && target?.closest('[data-toggle]')) {
        toggleRow(row, !row.hasAttribute('data-open'));
      } else if (selection?.type === 'Range' && link?.contains(selection.anchorNode)) {
        // A name was selected, not pressed.
        event.preventDefault();
      }
    };
    // Before links are followed.
    element.addEventListener('click', follow, { capture: true });
    return () => element.removeEventListener('click', follow, { capture: true });
  }, [root]);
  useEffect(() => {
    if (root.current) {
      addToggles(root.current, view);
    }
  }, [root, view]);
  useRowKeys(root, view, query);
}

/** Returns the row that an address leads to, when it is in the element. */
function findRow(root: Element | null, hash: string): HTMLElement | undefined {
  const row = document.getElementById(decodeText(hash.slice(1)));
  return row?.matches('[data-rows] > *') && root?.contains(row) ? row : undefined;
}

/**
 * Opens and highlights the row that the address leads to, and scrolls to it.
 *
 * @param root the element that has the rows
 * @param isMoved whether the rows have moved since the browser looked for that row
 * @param showAll called when a filter hides it
 */
export function useRowTarget(
  root: RefObject<HTMLElement | null>,
  isMoved: boolean,
  showAll: () => void,
): void {
  const location = useLocation();
  const latest = useRef({ isMoved, showAll, isFirst: true });
  useEffect(() => {
    Object.assign(latest.current, { isMoved, showAll });
  });
  useEffect(() => {
    const { current } = latest;
    const { isFirst } = current;
    current.isFirst = false;
    for (const marked of root.current?.querySelectorAll('[data-target]') ?? []) {
      marked.removeAttribute('data-target');
    }
    // From now on, `data-open` and `data-target` decide what is open and highlighted, not `:target`.
    root.current?.querySelector(':target')?.setAttribute('data-untargeted', '');
    const row = findRow(root.current, location.hash);
    if (!row || !root.current) {
      return;
    }
    if (row.hidden) {
      current.showAll();
    }
    row.closest('details')?.setAttribute('open', '');
    setTabStop(root.current, row);
    toggleRow(row, true);
    row.setAttribute('data-target', '');
    if (!isFirst || current.isMoved) {
      row.scrollIntoView({ behavior: 'instant' });
    }
  }, [root, location]);
}
