import { toMarkdownPath } from './types';

test('the Markdown of a page is beside it', () => {
  expect(toMarkdownPath('/x/react-charts/bars')).toBe('/x/react-charts/bars.md');
  expect(toMarkdownPath('/x/react-charts/bars', 'JS')).toBe('/x/react-charts/bars.js.md');
  expect(toMarkdownPath('/x/')).toBe('/x/index.md');
});
