import { themeConstants } from '../themeConstants';
import { toCustomProperties } from './toCustomProperties';

const properties = toCustomProperties(themeConstants);

test('gives lengths and times their units, and ratios none', () => {
  expect(properties).toMatchObject({
    '--space': '8px',
    '--breakpoint-xs': '0px',
    '--duration-shortest': '150ms',
    '--html-font-size': '16px',
    '--tonal-offset': '0.2',
  });
});

test('calls the times of coming and going as the CSS does', () => {
  expect(properties).toHaveProperty('--duration-entering', '225ms');
  expect(properties).toHaveProperty('--duration-leaving', '195ms');
});

test('has a property for every constant', () => {
  const { breakpoints, duration, ...single } = themeConstants;
  const groups = [breakpoints, duration, single].map((group) => Object.keys(group).length);
  expect(Object.keys(properties)).toHaveLength(groups.reduce((sum, count) => sum + count));
});
