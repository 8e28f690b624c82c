import { act, renderHook } from '@testing-library/react';
import type { ViewSettings } from './ledgerView';
import { useLedgerView } from './useLedgerView';

let count = 0;

/** Settings with a key of their own: what is chosen holds as long as the page. */
const createSettings = (): ViewSettings => ({ key: `view-${(count += 1)}`, first: 'table' });

const renderView = (settings: ViewSettings) => renderHook(() => useLedgerView(settings)).result;

afterEach(() => localStorage.clear());

test('keeps what is chosen, for all sections with the same key', () => {
  const settings = createSettings();
  const [one, other] = [renderView(settings), renderView(settings)];
  expect(one.current.view).toBe('table');
  act(() => one.current.choose('collapsed'));
  expect([one.current.view, other.current.view]).toEqual(['collapsed', 'collapsed']);
  expect(localStorage.getItem(settings.key)).toBe('collapsed');
});

test('starts with what is stored, and with nothing else', () => {
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

test('a choice holds where nothing may be stored', () => {
  const blocked = () => {
    throw new Error('Blocked');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  const result = renderView(createSettings());
  act(() => result.current.choose('expanded'));
  expect(result.current.view).toBe('expanded');
});
