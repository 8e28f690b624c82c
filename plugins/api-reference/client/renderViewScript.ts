import type { LedgerView, ViewSettings } from './ledgerView';

/**
 * Returns the script that shows a section in the view that the visitor chose before its rows are
 * painted. It stands in the section, after the button that names the view and before the rows.
 *
 * @param names what the button calls each view
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
