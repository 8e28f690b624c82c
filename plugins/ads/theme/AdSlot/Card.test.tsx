import { screen } from '@testing-library/react';
import { renderOnPage } from '../../../../test/page/renderOnPage';
import { AdCard, type Props } from './Card';

const ad: Props = {
  href: 'https://shop.example.com/',
  name: 'Shop',
  description: 'Everything.',
  image: 'https://shop.example.com/1.png',
  publisher: 'Network',
  eventLabel: 'feed-body-top-image',
  shape: 'image',
};

const show = (change: Partial<Props> = {}) =>
  renderOnPage(<AdCard {...ad} {...change} />).container;

test('its picture has the size that its place has, and says nothing that the text does not', () => {
  const picture = show().querySelector('img');
  expect(picture).toHaveAttribute('alt', '');
  expect(picture).toHaveAttribute('width', '130');
  expect(picture).toHaveAttribute('height', '100');
});

test.each([
  ['inline', { shape: 'inline' }],
  ['without a picture', { image: undefined }],
] as const)('%s it is text alone', (_what, change) => {
  expect(show(change).querySelector('img')).toBeNull();
  expect(screen.getByRole('link', { name: 'Shop Everything.' })).toBeInTheDocument();
  expect(screen.getByText('ad by Network')).toBeInTheDocument();
});

test('a page of the site opens where the reader is', () => {
  show({ href: '/x/playground' });
  expect(screen.getByRole('link')).not.toHaveAttribute('target');
});
