import { useSyncExternalStore } from 'react';
import { translate } from '@docusaurus/Translate';
import { productsWithLongRows } from '../../../core/types';
import type { ApiSection } from '../paths';
import type { Api } from '../types';

/** How the rows of a section are shown. */
export const ledgerViews = ['table', 'expanded', 'collapsed'] as const;
export type LedgerView = (typeof ledgerViews)[number];

/** Where the visitor's choice is saved, and the view without one. */
export interface ViewSettings {
  key: string;
  first: LedgerView;
}

const toCamelName = (name: string) =>
  name.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());

/** Returns the settings of a section: products with long rows have their own. */
export function toViewSettings(
  { kind, product }: Pick<Api, 'kind' | 'product'>,
  section: ApiSection,
): ViewSettings {
  if (productsWithLongRows.includes(product)) {
    return { key: `${toCamelName(product)}_apiPage_${section}`, first: 'expanded' };
  }
  return kind === 'interface'
    ? { key: `interface_apiPage_${section}`, first: 'expanded' }
    : { key: `apiPage_${section}`, first: 'table' };
}

/** Returns the names of the views in their menu. */
export function toViewNames(): Record<LedgerView, string> {
  return {
    table: translate({ id: 'site.api.table', message: 'Table' }),
    expanded: translate({ id: 'site.api.expandedList', message: 'Expanded list' }),
    collapsed: translate({ id: 'site.api.collapsedList', message: 'Collapsed list' }),
  };
}

/**
 * Returns the script that applies the saved view before the rows of a section are painted. It goes
 * into the section, after the button with the name of the view and before the rows.
 *
 * @param names of the views on that button
 */
export function renderViewScript(
  { key }: Pick<ViewSettings, 'key'>,
  names: Readonly<Record<LedgerView, string>>,
): string {
  const values = [key, names].map((value) => JSON.stringify(value).replaceAll('<', '\\u003c'));
  return [
    '!function(section,key,names){try{',
    'var view=localStorage.getItem(key);',
    'if(Object.hasOwn(names,view)){',
    "section.setAttribute('data-view',view);",
    "section.querySelector('[data-view-name]').textContent=names[view]",
    `}}catch(error){}}(document.currentScript.closest('[data-view]'),${values.join(',')})`,
  ].join('');
}

/** What was chosen since the page was opened: it holds where storage is blocked. */
const chosen = new Map<string, LedgerView>();
const listeners = new Set<() => void>();

function readSaved(key: string): LedgerView | undefined {
  try {
    const saved = window.localStorage.getItem(key);
    return ledgerViews.find((view) => view === saved);
  } catch {
    return undefined;
  }
}

function subscribe(listener: () => void): () => void {
  const followStorage = ({ key }: StorageEvent) => {
    if (key === null) {
      chosen.clear();
    } else {
      chosen.delete(key);
    }
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', followStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', followStorage);
  };
}

/** The view of a section: the visitor's choice, the same on all pages and in all tabs. */
export function useLedgerView({ key, first }: ViewSettings): {
  view: LedgerView;
  choose(view: LedgerView): void;
} {
  const view = useSyncExternalStore(
    subscribe,
    () => chosen.get(key) ?? readSaved(key) ?? first,
    () => first,
  );
  return {
    view,
    choose(next) {
      chosen.set(key, next);
      try {
        window.localStorage.setItem(key, next);
      } catch {
        // It holds until the visitor leaves.
      }
      listeners.forEach((listener) => listener());
    },
  };
}
