import { translate } from '@docusaurus/Translate';

/** Shows or hides what a row says beside its name, and says so on its button. */
export function toggleRow(row: Element, open: boolean): void {
  row.toggleAttribute('data-open', open);
  const button = row.querySelector<HTMLElement>('[data-toggle]');
  const name = button?.dataset.toggle ?? '';
  button?.setAttribute('aria-expanded', String(open));
  button?.setAttribute('aria-label', toToggleLabel(name, open));
}

/** What the button of a row is called. */
export function toToggleLabel(name: string, open: boolean): string {
  return open
    ? translate({ id: 'site.api.collapse', message: 'Collapse {name}' }, { name })
    : translate({ id: 'site.api.expand', message: 'Expand {name}' }, { name });
}
