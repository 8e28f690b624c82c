import { useHistory } from '@docusaurus/router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyPreferences } from '../../../test/page/applyPreferences';
import { renderOnPage } from '../../../test/page/renderOnPage';
import { resetPreferences, usePreference } from './index';

function Shown() {
  const { push } = useHistory();
  const mode = usePreference('colorMode');
  const style = usePreference('codeStyle');
  const variant = usePreference('codeVariant');
  const manager = usePreference('packageManager');
  return (
    <>
      <output>{[mode, style, variant, manager].map(({ value }) => value).join(', ')}</output>
      <button onClick={() => push('/x/#tailwind-ColumnTypes.js')}>Code</button>
      <button onClick={() => push('/x/#limits')}>Limits</button>
      <button onClick={() => mode.choose('dark')}>Dark</button>
      <button onClick={() => mode.choose('sepia' as 'dark')}>Sepia</button>
      <button onClick={() => style.choose('CSS')}>CSS</button>
      <button onClick={() => variant.choose('TS')}>TS</button>
      <button onClick={() => manager.choose('pnpm')}>pnpm</button>
      <button onClick={resetPreferences}>Reset</button>
    </>
  );
}

/** Opens a page as a browser does: its script runs before anything is drawn. */
function open(hash = '') {
  window.history.replaceState(null, '', `/x/${hash}`);
  applyPreferences();
  renderOnPage(<Shown />, { path: `/x/${hash}` });
}

const shown = () => screen.getByRole('status').textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const root = document.documentElement;

beforeEach(() => {
  document.head.innerHTML = '<meta name="theme-color" content="#000">';
});

afterEach(() => {
  resetPreferences();
});

test('starts with the defaults', () => {
  open();
  expect(shown()).toBe('system, Acme System, TS, npm');
});

test('starts with what is saved', () => {
  document.cookie = 'codeStyling=Tailwind;path=/';
  document.cookie = 'codeVariant=JS;path=/';
  localStorage.setItem('acme-mode', 'dark');
  localStorage.setItem('codeblock-package-manager', 'yarn');
  open();
  expect(shown()).toBe('dark, Tailwind, JS, yarn');
});

test('starts with what the address asks for, without saving it', () => {
  document.cookie = 'codeStyling=Tailwind;path=/';
  open('#css-ColumnTypes.js');
  expect(shown()).toBe('system, CSS, JS, npm');
  expect(document.cookie).toBe('codeStyling=Tailwind');
});

test('follows links while the page is open, and stays there', async () => {
  open();
  await press('Code');
  expect(shown()).toBe('system, Tailwind, JS, npm');
  await press('Limits');
  expect(shown()).toBe('system, Tailwind, JS, npm');
  expect(document.cookie).toBe('');
});

test('saves what the visitor chooses after following a link', async () => {
  open('#tailwind-ColumnTypes.js');
  await press('CSS');
  await press('TS');
  await press('pnpm');
  expect(shown()).toBe('system, CSS, TS, pnpm');
  expect(document.cookie).toBe('codeStyling=CSS; codeVariant=TS');
  expect(localStorage.getItem('codeblock-package-manager')).toBe('pnpm');
});

test('saves a cookie for a year, for the whole site', async () => {
  open();
  const set = jest.spyOn(document, 'cookie', 'set');
  await press('CSS');
  expect(set).toHaveBeenCalledWith('codeStyling=CSS;path=/;max-age=31536000;SameSite=Lax');
});

test('draws the page and the frame of the browser in the mode that is picked', async () => {
  open();
  expect(root.dataset.theme).toBe('light');
  await press('Dark');
  expect(root.dataset.theme).toBe('dark');
  expect(document.querySelector('meta')).toHaveAttribute('content', '#171412');
  expect({ ...localStorage }).toEqual({ 'acme-mode': 'dark', 'acme-color-scheme-dark': 'dark' });
});

test('refuses a color scheme that does not exist, and changes nothing', async () => {
  localStorage.setItem('acme-mode', 'dark');
  open();
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  await press('Sepia');
  expect(error.mock.calls).toEqual([
    [`"sepia" does not exist among the theme's color schemes: system, light, dark.`],
  ]);
  expect(shown()).toBe('dark, Acme System, TS, npm');
  expect({ ...localStorage }).toEqual({ 'acme-mode': 'dark' });
});

test('forgets everything at once', async () => {
  document.cookie = 'codeStyling=Tailwind;path=/';
  open();
  await press('Dark');
  await press('pnpm');
  await press('Reset');
  expect(shown()).toBe('system, Acme System, TS, npm');
  expect({ ...localStorage }).toEqual({});
  expect(document.cookie).toBe('');
});

test('works where cookies and storage are blocked', async () => {
  const refuse = () => {
    throw new Error('blocked');
  };
  jest.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
  jest.spyOn(document, 'cookie', 'set').mockImplementation(refuse);
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  open();
  await press('CSS');
  await press('Dark');
  await press('pnpm');
  expect(shown()).toBe('dark, CSS, TS, pnpm');
  await press('Reset');
  expect(shown()).toBe('system, Acme System, TS, npm');
  jest.restoreAllMocks();
});

test('names the provider that is missing', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const Alone = () => usePreference('density').value;
  expect(() => render(<Alone />)).toThrow('PreferencesProvider is missing');
});
