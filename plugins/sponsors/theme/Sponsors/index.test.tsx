import { screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { act } from 'react';
import { renderOnPage } from '../../../../test/page/renderOnPage';
import Sponsors from '.';

test("keeps the server's HTML", async () => {
  const page = document.createElement('div');
  page.innerHTML =
    '<div data-sponsors="docs"><section aria-label="Sponsors">From the server</section></div>';
  document.body.append(page);
  const root = hydrateRoot(page, <Sponsors place="docs" />);
  await act(async () => {});
  expect(screen.getByRole('region', { name: 'Sponsors' })).toHaveTextContent('From the server');
  act(() => root.unmount());
  page.remove();
});

test('draws them after a change of page, in each place', async () => {
  const { unmount } = renderOnPage(<Sponsors place="docs" />);
  expect(await screen.findByRole('link', { name: /Sample/ })).toBeInTheDocument();
  expect(screen.queryByRole('heading')).toBeNull();
  unmount();

  renderOnPage(<Sponsors place="home" />);
  expect(await screen.findByRole('heading', { name: 'Sponsors' })).toBeInTheDocument();
});
