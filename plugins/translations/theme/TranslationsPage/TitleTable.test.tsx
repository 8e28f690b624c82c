import { screen, within } from '@testing-library/react';
import { renderOnPage } from '../../../../test/page/renderOnPage';
import TitleTable from './TitleTable';

test('shows titles side by side in their languages, and marks what is missing', () => {
  renderOnPage(
    <TitleTable
      caption="Pages"
      language="zh"
      label="中文"
      titles={[
        {
          slug: '/react-graphs',
          english: 'Graphs',
          translated: '图表',
          whole: true,
          lacks: { outdated: ['install', 'use'], lostAnchors: [], lostLinks: ['./bars.mdx'] },
        },
        { english: 'Radar' },
      ]}
    />,
  );
  const table = screen.getByRole('table', { name: 'Pages' });
  const [, graphs, radar] = within(table).getAllByRole('row');
  expect(within(graphs!).getByRole('rowheader')).toHaveAttribute('lang', 'en');
  expect(within(graphs!).getByRole('link', { name: 'Graphs' })).toBeInTheDocument();
  expect(within(graphs!).getByText('图表')).toHaveAttribute('lang', 'zh');
  expect(within(graphs!).getByText('Whole page')).toBeInTheDocument();
  expect(graphs).toHaveTextContent(
    /Changed in English since: install, useMissing links: \.\/bars\.mdx$/,
  );
  expect(radar).toHaveTextContent('RadarNot translated');
});
