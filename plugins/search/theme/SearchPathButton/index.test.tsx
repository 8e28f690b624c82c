import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPage } from '../../../../test/page/renderOnPage';
import SearchPathButton from '.';

test('opens search with the words of the address', async () => {
  // jsdom has the element, and not what it does.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  renderOnPage(<SearchPathButton />, {
    globalData: { 'docusaurus-plugin-navigation': { default: { subjects: {} } } },
    path: '/x/react-charts/no-such_page',
  });
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByRole('combobox', { name: 'Search 8.11.0' })).toHaveValue(
    'react charts no such page',
  );
});
