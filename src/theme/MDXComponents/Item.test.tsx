import { fireEvent, render, screen } from '@testing-library/react';
import Item from './Item';

let pathname = '/migration';
jest.mock('@docusaurus/router', () => ({ useLocation: () => ({ pathname }) }));

const draw = () =>
  render(
    <ul>
      <Item className="task-list-item">
        <input type="checkbox" disabled /> The <code>codemod</code> ran
      </Item>
      <Item className="task-list-item">
        <input type="checkbox" disabled checked readOnly /> Types are checked
      </Item>
    </ul>,
  );

const findBox = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

beforeEach(() => {
  localStorage.clear();
  pathname = '/migration';
});

test('items are as their author left them, named by their text', () => {
  draw();
  expect(findBox('The codemod ran')).toBeEnabled();
  expect(findBox('The codemod ran')).not.toBeChecked();
  expect(findBox('Types are checked')).toBeChecked();
});

test('what a visitor ticks is kept, for this page only', () => {
  const { unmount } = draw();
  fireEvent.click(findBox('The codemod ran'));
  fireEvent.click(findBox('Types are checked'));
  unmount();
  draw().unmount();
  const again = draw();
  expect(findBox('The codemod ran')).toBeChecked();
  expect(findBox('Types are checked')).not.toBeChecked();
  again.unmount();
  pathname = '/other';
  draw();
  expect(findBox('The codemod ran')).not.toBeChecked();
});

test('an item is forgotten when its tick is removed', () => {
  draw();
  fireEvent.click(findBox('The codemod ran'));
  fireEvent.click(findBox('The codemod ran'));
  expect(findBox('The codemod ran')).not.toBeChecked();
  expect(localStorage).toHaveLength(0);
});

test('an item of another list stays as it is', () => {
  render(
    <ul>
      <Item>Plain text</Item>
    </ul>,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('Plain text');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('boxes are ticked although storage is blocked', () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  draw();
  fireEvent.click(findBox('The codemod ran'));
  fireEvent.click(findBox('Types are checked'));
  expect(findBox('The codemod ran')).toBeChecked();
  expect(findBox('Types are checked')).not.toBeChecked();
  blocked.mockRestore();
});
