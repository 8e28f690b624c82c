import { screen } from '@testing-library/react';
import { renderOnPage } from '../../../../test/page/renderOnPage';
import TemplateCard from './index';

test('what a template shows is followed by its code', () => {
  renderOnPage(<TemplateCard name="sign-in">A form to sign in with.</TemplateCard>);
  expect(screen.getByText('A form to sign in with.')).toBeInTheDocument();
  expect(screen.getByRole('toolbar', { name: 'Code of SignIn' })).toBeInTheDocument();
});
