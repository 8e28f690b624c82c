import { toMarkdownPath } from './types';

test('the Markdown of a page is beside it', () => {
  expect(toMarkdownPath('/x/react-graphs/bars')).toBe('/x/react-graphs/bars.md');
  expect(toMarkdownPath('/x/react-graphs/bars', 'JS')).toBe('/x/react-graphs/bars.js.md');
  expect(toMarkdownPath('/x/')).toBe('/x/index.md');
});
