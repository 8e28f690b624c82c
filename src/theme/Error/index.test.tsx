import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { usePreference } from '../../../plugins/preferences/client';
import ErrorPage from './index';

jest.mock('@theme-init/Error', () => ({
  __esModule: true,
  default: function Frame({ error }: { error: Error }): ReactNode {
    const { value } = usePreference('direction');
    return `${error.message} (${value})`;
  },
}));

test('the page for a crash has a navbar that reads preferences, though Root is gone', () => {
  render(
    <MemoryRouter initialEntries={['/x/']}>
      <ErrorPage error={new Error('Broken')} tryAgain={() => {}} />
    </MemoryRouter>,
  );
  expect(screen.getByText('Broken (ltr)')).toBeInTheDocument();
});
