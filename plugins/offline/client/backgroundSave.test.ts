import { isMetered } from './backgroundSave';

afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

test.each([
  [undefined, false],
  [{}, false],
  [{ type: 'wifi', effectiveType: '4g', saveData: false }, false],
  [{ saveData: true }, true],
  [{ type: 'cellular', effectiveType: '4g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
])('on %j it is %s', (value, expected) => {
  Object.defineProperty(navigator, 'connection', { value, configurable: true });
  expect(isMetered()).toBe(expected);
});
