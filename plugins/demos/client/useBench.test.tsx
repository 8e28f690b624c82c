import { act, renderHook } from '@testing-library/react';
import { readPlaygroundQuery } from './playground';
import { toPlaygroundSearch, useBench } from './useBench';

const root = document.documentElement;

afterEach(() => root.removeAttribute('data-theme'));

test('follows the page until something is chosen', async () => {
  const { result } = renderHook(useBench);
  expect(result.current).toMatchObject({
    overrides: {},
    width: 'full',
    shown: { mode: 'light' },
  });
  await act(async () => root.setAttribute('data-theme', 'dark'));
  expect(result.current).toMatchObject({ overrides: {}, shown: { mode: 'dark' } });
});

test('keeps what was chosen while the page changes', async () => {
  const { result } = renderHook(useBench);
  act(() => result.current.choose('direction', 'rtl'));
  await act(async () => root.setAttribute('data-theme', 'dark'));
  expect(result.current.shown).toEqual({
    mode: 'dark',
    direction: 'rtl',
    density: 'comfortable',
  });
});

test('follows the page again once the choice is what the page has', () => {
  const { result } = renderHook(useBench);
  act(() => result.current.choose('density', 'dense'));
  expect(result.current.overrides).toEqual({ density: 'dense' });
  act(() => result.current.choose('density', 'comfortable'));
  expect(result.current.overrides).toEqual({});
});

test('names the demo and what it is drawn with, as the playground reads it', () => {
  const preferences = { mode: 'dark', direction: 'rtl', density: 'dense' } as const;
  const search = toPlaygroundSearch('ColumnTypes', preferences, 'Tailwind');
  expect(search).toBe('?demo=ColumnTypes&mode=dark&direction=rtl&density=dense&style=tailwind');
  expect(readPlaygroundQuery(search)).toMatchObject({
    demo: 'ColumnTypes',
    style: 'Tailwind',
    overrides: preferences,
  });
});
