import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import { TitleFormatterProvider } from '@docusaurus/theme-common/internal';
import { screen, waitFor } from '@testing-library/react';
import { renderOnPage } from '../../../../test/page/renderOnPage';
import TemplatePage from './index';

jest.mock('@theme/NotFound', () => ({ __esModule: true, default: () => 'Nothing is here' }));

beforeEach(() => {
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

const globalData = { 'docusaurus-plugin-navigation': { default: { subjects: {} } } };

test('shows the template of the address, with a link back to its place in the gallery', async () => {
  renderOnPage(
    <RouteContextProvider value={{ plugin: { name: 'templates', id: 'default' } }}>
      <TitleFormatterProvider formatter={({ title }) => title}>
        <TemplatePage />
      </TitleFormatterProvider>
    </RouteContextProvider>,
    { path: '/x/templates/sign-in', globalData },
  );
  expect(screen.getByRole('link', { name: 'All templates' })).toHaveAttribute(
    'href',
    '/x/templates#sign-in',
  );
  await waitFor(() => expect(document.title).toBe('Sign in template'));
});

test('an address of no template is not found', () => {
  renderOnPage(<TemplatePage />, { path: '/x/templates/sign-out', globalData });
  expect(screen.getByText('Nothing is here')).toBeInTheDocument();
});
