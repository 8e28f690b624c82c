import { screen } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import Sponsors from '.';
import SponsorsOnServer from './SponsorsOnServer';

test('renders HTML that browsers keep', async () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<SponsorsOnServer place="home" />);
  document.body.append(page);
  const link = screen.getByRole('link', { name: 'Sample Sample Samples of all kinds' });

  const root = hydrateRoot(page, <Sponsors place="home" />);
  await act(async () => {});
  expect(screen.getAllByRole('link')[0]).toBe(link);
  act(() => root.unmount());
  page.remove();
});
