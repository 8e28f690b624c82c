import { toClickEvent } from './toClickEvent';

/** Returns what a click on the element `#here` tells. */
function click(html: string) {
  document.body.innerHTML = html;
  return toClickEvent(document.querySelector('#here')!);
}

test('says the category, action and label of the element', () => {
  expect(
    click(
      '<b id="here" data-ga-event-category="demo" data-ga-event-action="copy" data-ga-event-label="/x/a"></b>',
    ),
  ).toEqual({ event: { name: 'demo', eventAction: 'copy', eventLabel: '/x/a' }, ratio: 1 });
});

test('takes the first element around the target that has a category, whole', () => {
  expect(
    click(`
      <div data-ga-event-category="settings" data-ga-event-action="open" data-ga-event-label="out">
        <p data-ga-event-category="code"><i data-ga-event-action="other"><b id="here"></b></i></p>
      </div>`),
  ).toEqual({ event: { name: 'code', eventAction: null, eventLabel: null }, ratio: 1 });
});

test('a click on an ad is one, whatever its element says', () => {
  expect(click('<b id="here" data-ga-event-category="ad"></b>')).toMatchObject({
    event: { name: 'ad', eventAction: 'click', eventLabel: '' },
  });
});

test.each(['<b id="here"></b>', '<b id="here" data-ga-event-category="page_view"></b>'])(
  'nothing is told of %s',
  (html) => {
    expect(click(html)).toBeUndefined();
  },
);

test.each([
  ['0.1', 0.1],
  ['0', 0],
  ['1', 1],
  ['', 1],
  ['often', 1],
  ['-0.5', 1],
  ['1.5', 1],
  ['Infinity', 1],
  ['NaN', 1],
])('of a split of "%s", %d of the clicks are told', (split, ratio) => {
  expect(
    click(`<b id="here" data-ga-event-category="demo" data-ga-event-split="${split}"></b>`),
  ).toMatchObject({ ratio });
});
