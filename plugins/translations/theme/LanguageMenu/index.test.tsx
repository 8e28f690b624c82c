import { screen } from '@testing-library/react';
import { renderOnPage } from '../../../../test/page/renderOnPage';
import LanguageMenu from './index';

test('links to the same page in another language, by its own name', () => {
  renderOnPage(<LanguageMenu languages={[{ language: 'zh', label: '中文' }]} />, {
    path: '/x/v6/react-charts',
  });
  const link = screen.getByRole('link', { name: '中文' });
  expect(link).toHaveAttribute('href', '/zh/x/v6/react-charts');
  expect(link).toHaveAttribute('lang', 'zh');
  expect(screen.getByRole('group', { name: 'Language' })).toContainElement(link);
});

test('leads from another language back to English, in the drawer too', () => {
  renderOnPage(<LanguageMenu mobile languages={[{ language: 'en', label: 'English' }]} />, {
    path: '/zh/x/v6/react-charts',
  });
  expect(screen.getByRole('listitem')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute(
    'href',
    '/x/v6/react-charts',
  );
});
