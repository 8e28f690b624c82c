import { render, screen } from '@testing-library/react';
import { useToolbar } from './useToolbar';

function Toolbar() {
  const { ref, ...props } = useToolbar('[aria-controls]');
  return (
    <div role="toolbar" ref={ref} {...props}>
      <button>Hidden here</button>
      <button>Copy</button>
      <button aria-controls="code">Expand</button>
    </div>
  );
}

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
  jest.restoreAllMocks();
});

test('its tab stop is found without the layout of the page, where browsers know a way', () => {
  const measure = jest.spyOn(Element.prototype, 'getClientRects');
  Element.prototype.checkVisibility = function check(this: Element) {
    return this.textContent !== 'Hidden here';
  };
  render(<Toolbar />);
  expect(measure).not.toHaveBeenCalled();
  const indexes = screen.getAllByRole('button').map((button) => button.tabIndex);
  expect(indexes).toEqual([0, -1, 0]);
});

test('its tab stop is found in older browsers', () => {
  render(<Toolbar />);
  const indexes = screen.getAllByRole('button').map((button) => button.tabIndex);
  expect(indexes).toEqual([-1, -1, 0]);
});
