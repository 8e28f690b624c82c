import { placePopover } from './rows';

function place(box: Partial<DOMRect>, direction: 'ltr' | 'rtl') {
  document.body.innerHTML = `<p style="direction: ${direction}">
    <button style="direction: ${direction}" popovertarget="whole">…</button></p><div id="whole"></div>`;
  const [cell, button, popover] = ['p', 'button', 'div'].map((name) =>
    document.querySelector<HTMLElement>(name)!,
  ) as [HTMLElement, HTMLElement, HTMLElement];
  button.getBoundingClientRect = () => ({ bottom: 300 }) as DOMRect;
  cell.getBoundingClientRect = () => box as DOMRect;
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000);
  placePopover({ target: popover } as unknown as Event);
  return popover.style;
}

test.each([
  [{ left: 100, right: 400 }, 'ltr', '100px'],
  [{ left: 900, right: 980 }, 'ltr', '432px'],
  [{ left: -40, right: 100 }, 'ltr', '8px'],
  [{ left: 600, right: 900 }, 'rtl', '100px'],
] as const)('a popover of a cell at %j stays in the window (%s)', (box, direction, expected) => {
  const { position, insetBlockStart, insetInlineStart } = place(box, direction);
  expect([position, insetBlockStart, insetInlineStart]).toEqual(['absolute', '304px', expected]);
});

test('leaves a popover without a button in the middle', () => {
  document.body.innerHTML = '<div id="other"></div>';
  const popover = document.querySelector('div')!;
  placePopover({ target: popover } as unknown as Event);
  expect(popover).not.toHaveAttribute('style');
});
