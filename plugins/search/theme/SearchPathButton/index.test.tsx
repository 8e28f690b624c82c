import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPage } from '../../../../test/page/renderOnPage';
import SearchPathButton from '.';

const globalData = { 'docusaurus-plugin-navigation': { default: { subjects: {} } } };

test('opens search with the words of the address', async () => {
  // jsdom has the element without its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  renderOnPage(<SearchPathButton />, { globalData, path: '/x/react-graphs/no-such_page' });
  await userEvent.click(
    screen.getByRole('button', { name: 'Search for “react graphs no such page”' }),
  );
  expect(await screen.findByRole('combobox', { name: 'Search 8.11.0' })).toHaveValue(
    'react graphs no such page',
  );
});

test.each([
  ['/react-data-table/sorthing', 'Search for “react data table sorthing”'],
  ['/api/data-table/TableColDef.html', 'Search for “api data table TableColDef”'],
  ['/there/is/no%20such_page/', 'Search for “there is no such page”'],
  ['/%E8%A1%A8%E6%A0%BC', 'Search for “表格”'],
  ['/100%25-wide', 'Search for “100 wide”'],
  ['/', 'Search'],
])('on %s says "%s"', (slug, name) => {
  renderOnPage(<SearchPathButton />, { globalData, path: `/x${slug}` });
  expect(screen.getByRole('button', { name })).toBeInTheDocument();
});
