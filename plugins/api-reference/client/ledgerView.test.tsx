import { act, renderHook } from '@testing-library/react';
import { type ViewSettings, renderViewScript, toViewSettings, useLedgerView } from './ledgerView';

beforeEach(() => localStorage.clear());

test.each([
  ['component', 'data-table', 'dataTable_apiPage_props', 'expanded'],
  ['interface', 'data-table', 'dataTable_apiPage_props', 'expanded'],
  ['interface', 'graphs', 'interface_apiPage_props', 'expanded'],
  ['component', 'graphs', 'apiPage_props', 'table'],
  ['component', 'tree-list', 'apiPage_props', 'table'],
] as const)('the view of a %s of %s', (kind, product, key, first) => {
  expect(toViewSettings({ kind, product }, 'props')).toEqual({ key, first });
});

const names = { table: 'Table', expanded: 'Expanded list', collapsed: '</script>' };

/** Runs the script in a section, as a browser does while it reads the page, and returns what it set. */
function run(saved: string | null) {
  document.body.innerHTML = '<section data-view="table"><b data-view-name>Table</b></section>';
  const section = document.querySelector('section')!;
  if (saved !== null) {
    localStorage.setItem('key', saved);
  }
  const script = document.createElement('script');
  const code = renderViewScript({ key: 'key' }, names);
  expect(code).not.toContain('</script>');
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  section.append(script);
  new Function(code)();
  return [section.dataset.view, section.querySelector('b')?.textContent];
}

test.each([
  [null, 'table', 'Table'],
  ['expanded', 'expanded', 'Expanded list'],
  ['collapsed', 'collapsed', '</script>'],
  ['rubbish', 'table', 'Table'],
  ['toString', 'table', 'Table'],
])('the script with %j saved', (saved, view, name) => {
  expect(run(saved)).toEqual([view, name]);
});

test('the script works where storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('Blocked');
  });
  expect(run(null)).toEqual(['table', 'Table']);
});

let count = 0;

/** Settings with another key each: a choice holds as long as the page. */
const createSettings = (): ViewSettings => ({ key: `view-${(count += 1)}`, first: 'table' });

const renderView = (settings: ViewSettings) => renderHook(() => useLedgerView(settings)).result;

test('saves a choice, for all sections with the same key', () => {
  const settings = createSettings();
  const [one, other] = [renderView(settings), renderView(settings)];
  expect(one.current.view).toBe('table');
  act(() => one.current.choose('collapsed'));
  expect([one.current.view, other.current.view]).toEqual(['collapsed', 'collapsed']);
  expect(localStorage.getItem(settings.key)).toBe('collapsed');
});

test('starts with a saved view, when there is such a view', () => {
  const [kept, rubbish] = [createSettings(), createSettings()];
  localStorage.setItem(kept.key, 'expanded');
  localStorage.setItem(rubbish.key, 'mosaic');
  expect(renderView(kept).current.view).toBe('expanded');
  expect(renderView(rubbish).current.view).toBe('table');
});

test('follows another tab', () => {
  const settings = createSettings();
  const result = renderView(settings);
  act(() => result.current.choose('collapsed'));
  localStorage.setItem(settings.key, 'expanded');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: settings.key })));
  expect(result.current.view).toBe('expanded');
});

test('a choice holds where storage is blocked', () => {
  const blocked = () => {
    throw new Error('Blocked');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  const result = renderView(createSettings());
  act(() => result.current.choose('expanded'));
  expect(result.current.view).toBe('expanded');
});
