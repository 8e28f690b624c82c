import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPage } from '../../../../test/page/renderOnPage';
import { useSavedVersion, type SavedPack } from '../../client/useSavedVersion';
import Version from './Version';

jest.mock('../../client/useSavedVersion');

const toPack = (products: SavedPack['products'], more: Partial<SavedPack> = {}): SavedPack => ({
  products,
  pages: 3,
  demos: 2,
  size: 1_200_000_000,
  isChosen: false,
  isSaved: false,
  ...more,
});

const all = toPack(['data-table', 'graphs']);

/** Draws a version with two products. */
function renderVersion(busy?: { pack: SavedPack; share: number }) {
  const choose = jest.fn(() => Promise.resolve());
  const packs = [toPack(['data-table']), toPack(['graphs'], { isSaved: true }), all];
  jest
    .mocked(useSavedVersion)
    .mockReturnValue({ saved: { shared: 1, packs, pages: [] }, busy, choose, cancel: jest.fn() });
  renderOnPage(<Version label="v7" base="/x/v7/" />);
  return choose;
}

test('each product, and all of them, lead to where reading them begins', () => {
  renderVersion();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/x/v7/react-data-table', '/x/v7/react-graphs', '/x/v7/']);
  expect(screen.getAllByText('3 pages, 2 demos, 1.2 GB')).toHaveLength(3);
});

test('one button saves all products of a version', async () => {
  const choose = renderVersion();
  await userEvent.click(screen.getByRole('button', { name: 'Save All of v7' }));
  expect(choose).toHaveBeenCalledWith(all, true);
});

test('while all is being saved, it can be canceled, and nothing else can be chosen', async () => {
  const choose = renderVersion({ pack: all, share: 0.5 });
  expect(screen.getByRole('progressbar', { name: 'All of v7' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cancel saving All of v7' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Save Data Table v7' }));
  expect(choose).not.toHaveBeenCalled();
});
