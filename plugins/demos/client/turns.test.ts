import { takeTurn } from './turns';

/** Idle moments of the browser, which jsdom lacks: a test says when one comes. */
const idle: (() => void)[] = [];

/** Adds an element, `top` px below the top of the viewport, in a place of its own. */
function addElement(name: string, top: number): Element {
  const place = document.createElement('section');
  const element = document.createElement('div');
  element.id = name;
  element.getBoundingClientRect = () => ({ top, bottom: top + 100 }) as DOMRect;
  place.append(element);
  document.body.append(place);
  return element;
}

let begun: string[];

const wait = (element: Element) => takeTurn(element).then(() => begun.push(element.id));

async function passIdleMoment() {
  idle.shift()?.();
  await Promise.resolve();
}

beforeEach(() => {
  begun = [];
  idle.length = 0;
  document.body.innerHTML = '';
  window.requestIdleCallback = (work) => idle.push(work as () => void);
});

afterEach(async () => {
  while (idle.length > 0) {
    await passIdleMoment();
  }
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

test('begins one element in each idle moment, in the order in which they came', async () => {
  void wait(addElement('first', 0));
  void wait(addElement('second', 200));
  expect(idle).toHaveLength(1);
  expect(begun).toEqual([]);
  await passIdleMoment();
  expect(begun).toEqual(['first']);
  await passIdleMoment();
  expect(begun).toEqual(['first', 'second']);
  expect(idle).toEqual([]);
});

test('begins those in the viewport before those outside, the nearest first', async () => {
  void wait(addElement('far below', window.innerHeight + 300));
  void wait(addElement('below', window.innerHeight + 20));
  void wait(addElement('above', -160));
  void wait(addElement('seen', 50));
  for (let moment = 0; moment < 4; moment += 1) {
    await passIdleMoment();
  }
  expect(begun).toEqual(['seen', 'below', 'above', 'far below']);
});

test.each(['pointerenter', 'pointerdown', 'focusin'])(
  'begins at once on %s, and only once',
  async (type) => {
    void wait(addElement('first', 0));
    const wanted = addElement('wanted', 800);
    void wait(wanted);
    wanted.parentElement?.dispatchEvent(new Event(type));
    await Promise.resolve();
    expect(begun).toEqual(['wanted']);
    await passIdleMoment();
    await passIdleMoment();
    expect(begun).toEqual(['wanted', 'first']);
  },
);

test('an element that has the focus does not wait', async () => {
  const element = addElement('focused', 0);
  const button = document.createElement('button');
  element.before(button);
  button.focus();
  void wait(element);
  await Promise.resolve();
  expect(begun).toEqual(['focused']);
  expect(idle).toEqual([]);
});

test('does without idle moments where the browser has none', async () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  await wait(addElement('first', 0));
  expect(begun).toEqual(['first']);
});
