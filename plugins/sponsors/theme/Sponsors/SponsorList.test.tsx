import { screen } from '@testing-library/react';
import { renderOnPage } from '../../../../test/page/renderOnPage';
import SponsorList from './SponsorList';

test('links to a sponsor in a new tab without access to the page, marked as sponsored', () => {
  renderOnPage(<SponsorList place="docs" />);
  const [link] = screen.getAllByRole('link');
  expect(link).toHaveTextContent('Samples of all kinds');
  expect(link).toHaveAttribute('href', 'https://sample.example.com/docs');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener sponsored');
});

test('a link has the event that a click sends', () => {
  renderOnPage(<SponsorList place="home" />);
  const [link] = screen.getAllByRole('link');
  expect({ ...link?.dataset }).toEqual({
    gaEventCategory: 'sponsor',
    gaEventAction: 'home',
    gaEventLabel: 'sample.example.com',
  });
});

test('has a picture with a size for each mode, loaded lazily', () => {
  renderOnPage(<SponsorList place="docs" />);
  const pictures = screen.getAllByRole('img', { name: 'Sample' });
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
    '/x/img/sponsors/sample.svg',
    '/x/img/sponsors/sample-dark.svg',
  ]);
  for (const picture of pictures) {
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture).toHaveAttribute('width', '180');
    expect(picture).toHaveAttribute('height', '40');
  }
});

test('links to an address on how to become one, and has a heading on the home page only', () => {
  const { unmount } = renderOnPage(<SponsorList place="home" />);
  expect(screen.getByRole('heading', { name: 'Sponsors' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Become a sponsor' })).toHaveAttribute(
    'href',
    'https://join.example.com/',
  );
  unmount();

  renderOnPage(<SponsorList place="docs" data={{ sponsors: [] }} />);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

test('shows nothing without sponsors', () => {
  renderOnPage(<SponsorList place="docs" data={{ sponsors: [] }} />);
  expect(screen.getByText('Sponsors')).not.toBeVisible();
});
