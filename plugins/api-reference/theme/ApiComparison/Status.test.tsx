import { Context } from '@docusaurus/core/lib/client/docusaurusContext';
import { screen, within } from '@testing-library/react';
import { type ReactNode, useContext } from 'react';
import { renderToString } from 'react-dom/server';
import { renderOnPage } from '../../../../test/page/renderOnPage';
import { WithoutScript } from './Status';

/** What the page has for browsers without JavaScript: others don't show it. */
function Prerendered(): ReactNode {
  const context = useContext(Context);
  const html = renderToString(
    <Context.Provider value={context}>
      <WithoutScript />
    </Context.Provider>,
  );
  return <div dangerouslySetInnerHTML={{ __html: html.replace(/<\/?noscript>/g, '') }} />;
}

test('says that it needs JavaScript and links to the API of every version', () => {
  renderOnPage(<Prerendered />);
  expect(screen.getByText(/needs JavaScript/)).toBeInTheDocument();
  const items = screen.getAllByRole('listitem');
  expect(
    items.map((item) =>
      within(item)
        .getAllByRole('link')
        .map((link) => `${link.textContent} ${link.getAttribute('href')}`),
    ),
  ).toEqual([
    [
      'Data Table /x/api/data-table',
      'Day and Hour Pickers /x/api/day-pickers',
      'Graphs /x/api/graphs',
      'Tree List /x/api/tree-list',
    ],
    ['Data Table /x/v6/api/data-table', 'Graphs /x/v6/api/graphs'],
    ['Data Table /x/v4/api/data-table'],
  ]);
});
