import { fireEvent, screen } from '@testing-library/react';
import TOCCollapsible from '@theme/TOCCollapsible';
import { renderOnPage } from '../../../test/page/renderOnPage';

const toc = [
  { value: 'Props', id: 'props', level: 2 },
  { value: 'columns', id: 'prop-columns', level: 3 },
  { value: 'Slots', id: 'slots', level: 2 },
];

const listLinks = () =>
  screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));

test('has the sections of the page, and what is in them once it is opened', () => {
  renderOnPage(<TOCCollapsible toc={toc} minHeadingLevel={2} maxHeadingLevel={3} />);
  expect(listLinks()).toEqual(['#props', '#slots']);
  fireEvent(screen.getByRole('group', { hidden: true }), new Event('toggle'));
  expect(listLinks()).toEqual(['#props', '#prop-columns', '#slots']);
});
