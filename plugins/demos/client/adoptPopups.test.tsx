import { createPortal } from 'react-dom';
import { act, render } from '@testing-library/react';
import { adoptPopups } from './adoptPopups';

/** Puts an island and its element for popups into the page. */
function addIsland(mode: string) {
  const [element, portal] = [document.createElement('div'), document.createElement('div')];
  for (const frame of [element, portal]) {
    Object.assign(frame.dataset, { island: '', mode, styles: mode });
    frame.dir = 'rtl';
    frame.style.colorScheme = mode;
    document.body.append(frame);
  }
  const leave = adoptPopups(element, portal);
  return {
    element,
    remove() {
      leave();
      element.remove();
      portal.remove();
    },
  };
}

/** Opens a popup in the body, drawn by a root that is in an element. */
async function openPopup(container: HTMLElement, place: HTMLElement = document.body) {
  const { unmount } = render(createPortal(<p role="tooltip">12</p>, place), { container });
  const popup = document.querySelector('body > :has([role="tooltip"]), body > [role="tooltip"]');
  // Observers look at what was added.
  await act(async () => {});
  return { popup, unmount };
}

test('a popup in the body is an island like the one that its demo is in', async () => {
  const [first, second] = [addIsland('light'), addIsland('dark')];
  const { popup, unmount } = await openPopup(second.element);
  expect(popup).toHaveAttribute('data-island', '');
  expect(popup).toHaveAttribute('data-mode', 'dark');
  expect(popup).toHaveAttribute('data-styles', 'dark');
  expect(popup).toHaveAttribute('dir', 'rtl');
  expect(popup).toHaveStyle({ colorScheme: 'dark' });
  unmount();
  first.remove();
  second.remove();
});

test('so is an element that a library adds for a popup', async () => {
  const island = addIsland('dark');
  const place = document.createElement('div');
  document.body.append(place);
  const { popup, unmount } = await openPopup(island.element, place);
  expect(popup).toBe(place);
  expect(place).toHaveAttribute('data-mode', 'dark');
  unmount();
  place.remove();
  island.remove();
});

test('what the page itself adds is none, and nothing is after the island has gone', async () => {
  const island = addIsland('light');
  const page = document.body.appendChild(document.createElement('div'));
  const ofPage = await openPopup(page);
  expect(ofPage.popup).not.toHaveAttribute('data-island');
  ofPage.unmount();
  island.remove();
  document.body.append(island.element);
  const late = await openPopup(island.element);
  expect(late.popup).not.toHaveAttribute('data-island');
  late.unmount();
  island.element.remove();
  page.remove();
});
