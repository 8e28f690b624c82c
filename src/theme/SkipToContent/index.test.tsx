import Link from '@docusaurus/Link';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPage } from '../../../test/page/renderOnPage';
import SkipToContent from '.';

test('the first Tab reaches the link to the content, which keeps the focus until the visitor moves on', async () => {
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

test('the second stop leads to the first demo of a page that has one', async () => {
  renderOnPage(
    <>
      <SkipToContent />
      <button type="button">Menu</button>
      <figure id="InitialSorting">
        <button type="button">Dark</button>
        <span tabIndex={-1} data-demo-start>
          Start of InitialSorting
        </span>
        <button type="button">Inside the demo</button>
      </figure>
    </>,
  );
  await userEvent.tab();
  await userEvent.tab();
  const link = screen.getByRole('link', { name: 'Skip to the first demo' });
  expect(link).toHaveFocus();
  expect(link).toHaveAttribute('href', '#InitialSorting');

  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Start of InitialSorting')).toHaveFocus();

  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Inside the demo' })).toHaveFocus();
});

test('a page without a demo has no link to one', async () => {
  renderOnPage(<SkipToContent />);
  await userEvent.tab();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('a page that was reached by a link is named, and its first stop is the first of all', async () => {
  renderOnPage(
    <>
      <SkipToContent />
      <Link to="/sorting">Next</Link>
      <h1>Sorting</h1>
    </>,
  );
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(screen.getByRole('status')).toHaveTextContent('Sorting');

  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
});
