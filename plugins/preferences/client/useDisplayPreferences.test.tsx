import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useDisplayPreferences } from './usePreference';

const root = document.documentElement;

afterEach(() => {
  delete root.dataset.theme;
  delete root.dataset.density;
  root.removeAttribute('dir');
});

test('starts from the defaults', () => {
  const { result } = renderHook(useDisplayPreferences);
  expect(result.current).toEqual({ mode: 'light', direction: 'ltr', density: 'comfortable' });
});

test('reads what was set before the page was drawn', () => {
  Object.assign(root.dataset, { theme: 'dark', density: 'dense' });
  root.dir = 'rtl';
  const { result } = renderHook(useDisplayPreferences);
  expect(result.current).toEqual({ mode: 'dark', direction: 'rtl', density: 'dense' });
});

test('follows a change', async () => {
  const { result } = renderHook(useDisplayPreferences);
  await act(async () => {
    root.dataset.theme = 'dark';
  });
  expect(result.current.mode).toBe('dark');
  await act(async () => {
    root.dir = 'rtl';
  });
  expect(result.current.direction).toBe('rtl');
});

test('keeps its identity while nothing changes', async () => {
  const { result, rerender } = renderHook(useDisplayPreferences);
  const first = result.current;
  await act(async () => root.setAttribute('data-theme', 'light'));
  rerender();
  expect(result.current).toBe(first);
});

test('takes an unknown value as the default', () => {
  Object.assign(root.dataset, { theme: 'sepia', density: 'airy' });
  const { result } = renderHook(useDisplayPreferences);
  expect(result.current).toEqual({ mode: 'light', direction: 'ltr', density: 'comfortable' });
});

test('is the default on the server, whatever the page is', () => {
  root.dataset.theme = 'dark';
  const Mode = () => useDisplayPreferences().mode;
  expect(renderToString(<Mode />)).toBe('light');
});
