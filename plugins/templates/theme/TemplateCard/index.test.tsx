import { screen } from '@testing-library/react';
import { renderOnPage } from '../../../../test/page/renderOnPage';
import TemplateCard from './index';

test('its pictures in both modes link to the live view, and its code is there', () => {
  renderOnPage(<TemplateCard name="sign-in">A form to sign in with.</TemplateCard>);
  const link = screen.getByRole('link', { name: 'Live view of Sign in' });
  expect(link).toHaveAttribute('href', '/x/templates/sign-in');
  expect([...link.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    '/x/img/templates/sign-in-light.webp',
    '/x/img/templates/sign-in-dark.webp',
  ]);
  expect(screen.getByRole('toolbar', { name: 'Code of SignIn' })).toBeInTheDocument();
});
