import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnPage } from '../../../../test/page/renderOnPage';
import LanguageMenu from './index';

const languages = [
  { language: 'en', label: 'English', direction: 'ltr' },
  { language: 'zh', label: '中文', direction: 'ltr' },
  { language: 'ar', label: 'العربية', direction: 'rtl' },
] as const;

test('one menu has all languages, by their own names, each with the same page', async () => {
  renderOnPage(<LanguageMenu languages={languages} />, { path: '/x/v6/react-graphs' });
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: 'Language: English' });
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  const items = screen.getAllByRole('menuitem');
  expect(items.map((item) => item.getAttribute('href'))).toEqual([
    '/x/v6/react-graphs',
    '/zh/x/v6/react-graphs',
    '/ar/x/v6/react-graphs',
  ]);
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual(['true', null, null]);
  const arabic = screen.getByRole('menuitem', { name: 'العربية' });
  expect(arabic).toHaveAttribute('lang', 'ar');
  expect(arabic).toHaveAttribute('dir', 'rtl');
  await user.keyboard('{End}');
  expect(arabic).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(button).toHaveFocus();
});

test('the drawer lists the other languages', () => {
  renderOnPage(<LanguageMenu mobile languages={languages} />, { path: '/zh/x/v6/react-graphs' });
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute(
    'href',
    '/x/v6/react-graphs',
  );
});
