import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import { TitleFormatterProvider } from '@docusaurus/theme-common/internal';
import { screen, waitFor } from '@testing-library/react';
import { renderOnPage } from '../../../../test/page/renderOnPage';
import ApiPage from './index';

jest.mock('@theme/ApiFrame', () => ({ __esModule: true, default: () => 'A page' }));
jest.mock('@theme/NotFound/Content', () => ({
  __esModule: true,
  default: () => 'Nothing is here',
}));

const globalData = { 'docusaurus-plugin-navigation': { default: { subjects: {} } } };

test('an address of no page is not found', async () => {
  AbortSignal.timeout ??= () => new AbortController().signal;
  globalThis.fetch = async () => ({ ok: false, status: 404 }) as Response;
  renderOnPage(
    <RouteContextProvider value={{ plugin: { name: 'api-reference', id: 'default' } }}>
      <TitleFormatterProvider formatter={({ title }) => title}>
        <ApiPage />
      </TitleFormatterProvider>
    </RouteContextProvider>,
    { path: '/x/api/graphs/bar-cart', globalData },
  );
  expect(screen.getByText('A page')).toBeInTheDocument();
  expect(await screen.findByText('Nothing is here')).toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe('Page Not Found'));
});
