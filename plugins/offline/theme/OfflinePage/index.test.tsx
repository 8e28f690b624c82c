import type { ReactNode } from 'react';
import { screen } from '@testing-library/react';
import { renderOnPage } from '../../../../test/page/renderOnPage';
import OfflinePage from '.';

jest.mock('@theme/Layout', () => ({
  __esModule: true,
  default: ({ children }: { children: ReactNode }) => children,
}));
jest.mock('./Version', () => ({
  __esModule: true,
  default: ({ label }: { label: string }) => <h2>{label}</h2>,
}));

test('for a trial, pages can be saved on localhost, also where the browser does not say how much space there is', () => {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: {} });
  Object.defineProperty(navigator, 'storage', { configurable: true, value: {} });
  renderOnPage(<OfflinePage />);
  expect(window.location.hostname).toBe('localhost');
  expect(screen.getAllByRole('heading', { level: 2 })).not.toHaveLength(0);
  expect(screen.queryByText(/isn't available on this host/)).toBeNull();
  expect(screen.queryByText(/available to it on this device/)).toBeNull();
});
