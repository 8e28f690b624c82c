import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPage } from '../../../test/page/renderOnPage';
import SkipToContent from '.';

test('the first stop of the keyboard leads to the content, which keeps the focus until it moves on', async () => {
  renderOnPage(
    <>
      <SkipToContent />
      <button type="button">Menu</button>
      <main>
        <button type="button">Inside</button>
      </main>
    </>,
  );
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();

  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();

  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Inside' })).toHaveFocus();
  expect(screen.getByRole('main')).not.toHaveAttribute('tabindex');
});
