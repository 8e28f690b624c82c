import { tellClicks } from './tellClicks';

let chance = 0;

beforeAll(() => tellClicks(() => chance));

beforeEach(() => {
  window.gtag = jest.fn();
  chance = 0;
});

const press = (selector: string) =>
  document.querySelector(selector)!.dispatchEvent(new MouseEvent('click', { bubbles: true }));

const told = () => jest.mocked(window.gtag).mock.calls;

test('tells a click on what is in an element with a category', () => {
  document.body.innerHTML =
    '<button data-ga-event-category="settings" data-ga-event-action="open"><svg></svg></button>';
  press('svg');
  expect(told()).toEqual([['event', 'settings', { eventAction: 'open', eventLabel: null }]]);
});

test('tells nothing of other clicks', () => {
  document.body.innerHTML = '<button>Other</button>';
  press('button');
  document.dispatchEvent(new MouseEvent('click'));
  expect(told()).toEqual([]);
});

test('tells what the element was before the click changed it, also when it goes away', () => {
  document.body.innerHTML =
    '<p data-ga-event-category="settings"><button data-ga-event-category="settings" data-ga-event-action="dark">Mode</button></p>';
  const button = document.querySelector('button')!;
  button.addEventListener('click', (event) => {
    button.dataset.gaEventAction = 'light';
    button.remove();
    event.stopPropagation();
  });
  press('button');
  expect(told()).toEqual([['event', 'settings', { eventAction: 'dark', eventLabel: null }]]);
});

test.each([
  [0.09, 1],
  [0.1, 0],
  [0.9, 0],
])('of a split of 0.1, the chance %d tells %d', (drawn, count) => {
  document.body.innerHTML = '<b data-ga-event-category="code" data-ga-event-split="0.1"></b>';
  chance = drawn;
  press('b');
  expect(told()).toHaveLength(count);
});

test('a split of 0 is never told', () => {
  document.body.innerHTML = '<b data-ga-event-category="code" data-ga-event-split="0"></b>';
  press('b');
  expect(told()).toEqual([]);
});
