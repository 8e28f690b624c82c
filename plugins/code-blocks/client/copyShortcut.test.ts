import { copyByKey } from './copyShortcut';

let clicked: string[];

beforeEach(() => {
  document.body.innerHTML = `
    <pre id="one" data-copied-by="copy-one" tabindex="0">first</pre>
    <button id="copy-one" data-ga-event-action="copy-click">Copy</button>
    <pre id="two" data-copied-by="copy-two" tabindex="0"><textarea></textarea>second</pre>
    <button id="copy-two">Copy</button>
    <button id="elsewhere">Elsewhere</button>`;
  clicked = [];
  document
    .querySelectorAll<HTMLElement>('[id^="copy-"]')
    .forEach((button) =>
      button.addEventListener('click', () =>
        clicked.push(`${button.id} ${button.dataset.gaEventAction}`),
      ),
    );
  window.getSelection()?.removeAllRanges();
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

function press(target: string, init: KeyboardEventInit = { ctrlKey: true }): void {
  const event = new KeyboardEvent('keydown', { key: 'c', bubbles: true, ...init });
  find(target).dispatchEvent(event);
}

test('copies the block that has the focus, and says that a key did it', () => {
  find('#one').focus();
  press('#one');
  expect(clicked).toEqual(['copy-one copy-keyboard']);
  expect(find('#copy-one').dataset.gaEventAction).toBe('copy-click');
});

test('names the action of a button without one', () => {
  find('#two').focus();
  press('#two', { metaKey: true });
  expect(clicked).toEqual(['copy-two copy-keyboard']);
  expect(find('#copy-two').dataset.gaEventAction).toBeUndefined();
});

test.each([{ ctrlKey: true, shiftKey: true }, { ctrlKey: true, altKey: true }, {}])(
  'leaves other keys alone: %j',
  (init) => {
    find('#one').focus();
    press('#one', init);
    expect(clicked).toEqual([]);
  },
);

test('leaves a field alone', () => {
  find('textarea').focus();
  press('textarea');
  expect(clicked).toEqual([]);
});

test('leaves selected text alone', () => {
  find('#one').focus();
  window.getSelection()?.selectAllChildren(find('#two'));
  press('#one');
  expect(clicked).toEqual([]);
});

test('does nothing away from code', () => {
  find('#elsewhere').focus();
  press('#elsewhere');
  expect(clicked).toEqual([]);
});

test('stops when the listener is removed', () => {
  document.removeEventListener('keydown', copyByKey);
  find('#one').focus();
  press('#one');
  expect(clicked).toEqual([]);
  document.addEventListener('keydown', copyByKey);
});
