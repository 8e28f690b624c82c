import { fireEvent, renderHook } from '@testing-library/react';
import * as React from 'react';

/** The hook as on a page that was just opened. */
async function openPage() {
  jest.resetModules();
  jest.doMock('react', () => React);
  return (await import('./useHasActed')).useHasActed;
}

test.each(['pointerMove', 'touchStart', 'keyDown', 'focusIn', 'scroll'] as const)(
  'a visitor has acted after %s, and on the next page too',
  async (act) => {
    const useHasActed = await openPage();
    const { result, unmount } = renderHook(useHasActed);
    expect(result.current).toBe(false);
    fireEvent[act](document.body);
    expect(result.current).toBe(true);
    unmount();
    expect(renderHook(useHasActed).result.current).toBe(true);
  },
);

test('a visitor who scrolled before the page answered has acted', async () => {
  const useHasActed = await openPage();
  window.scrollY = 40;
  expect(renderHook(useHasActed).result.current).toBe(true);
  window.scrollY = 0;
});
