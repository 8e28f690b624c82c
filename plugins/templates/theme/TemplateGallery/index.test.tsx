import { screen } from '@testing-library/react';
import { renderOnPage } from '../../../../test/page/renderOnPage';
import TemplateGallery from './index';

test('pictures of a template in both modes link to its live view, and a link leads to its code', () => {
  renderOnPage(<TemplateGallery />);
  const link = screen.getByRole('link', { name: 'Live view of Sign in' });
  expect(link).toHaveAttribute('href', '/x/templates/sign-in');
  expect([...link.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    '/x/img/templates/sign-in-light.webp',
    '/x/img/templates/sign-in-dark.webp',
  ]);
  expect(screen.getByRole('link', { name: 'Code of Sign in' })).toHaveAttribute('href', '#sign-in');
});
