import { act, renderHook } from '@testing-library/react';
import { useCurrentHeading } from './useCurrentHeading';

const ids = ['first', 'second', 'third'];

/** Puts the headings at places from the top of the window, in px. */
function placeHeadings(...tops: number[]) {
  document.body.innerHTML = ids.map((id) => `<h2 id="${id}">${id}</h2>`).join('');
  ids.forEach((id, index) => {
    const heading = document.getElementById(id);
    if (heading) {
      heading.getBoundingClientRect = () => ({ top: tops[index], height: 30 }) as DOMRect;
    }
  });
}

async function scroll() {
  await act(async () => {
    window.dispatchEvent(new Event('scroll'));
    await new Promise(requestAnimationFrame);
  });
}

test('is nothing above the first heading, then the last that was reached', async () => {
  placeHeadings(300, 600, 900);
  const { result } = renderHook(() => useCurrentHeading(ids));
  await scroll();
  expect(result.current).toBeUndefined();
  placeHeadings(-400, 80, 500);
  await scroll();
  expect(result.current).toBe('second');
});

test('is the last heading in view at the end of the page', async () => {
  const root = document.documentElement;
  Object.defineProperties(root, {
    scrollHeight: { value: 2000, configurable: true },
    clientHeight: { value: 800, configurable: true },
    scrollTop: { value: 1200, configurable: true },
  });
  placeHeadings(-400, 80, 700);
  const { result } = renderHook(() => useCurrentHeading(ids));
  await scroll();
  expect(result.current).toBe('third');
});

test("hidden headings don't count", async () => {
  placeHeadings(-400, 80, 500);
  const hidden = document.getElementById('third');
  if (hidden) {
    hidden.getBoundingClientRect = () => ({ top: 0, height: 0 }) as DOMRect;
  }
  const { result } = renderHook(() => useCurrentHeading(ids));
  await scroll();
  expect(result.current).toBe('second');
});
