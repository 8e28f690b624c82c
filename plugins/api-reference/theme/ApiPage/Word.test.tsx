import { render } from '@testing-library/react';
import Word from './Word';

test.each([
  ['columns', 'columns'],
  ['onColumnVisibilityModelChange', 'onColumnVisibility<wbr>ModelChange'],
  ['a'.repeat(30), 'a'.repeat(30)],
  // Browsers break after a hyphen.
  ['.AcmeDataTable-columnHeaderTitleContainer', '.AcmeDataTable-columnHeaderTitleContainer'],
])('%s may break in its middle, if it is long', (text, html) => {
  expect(render(<Word text={text} />).container.innerHTML).toBe(html);
});
