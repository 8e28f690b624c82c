import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import siteConfig from '@generated/docusaurus.config';
import type { Site } from '../../../../core/types';
import { applyPreferences } from '../../../../test/page/applyPreferences';
import { renderOnPage } from '../../../../test/page/renderOnPage';
import { resetPreferences } from '../../client';
import Settings from '.';

const root = document.documentElement;

// jsdom has the element, and not what it does.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

afterEach(resetPreferences);

const { site } = siteConfig.customFields as unknown as { site: Site };

async function openSettings(set: Partial<Site> = {}) {
  applyPreferences();
  renderOnPage(<Settings />, { customFields: { site: { ...site, ...set } } });
  await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
  return screen.findByRole('dialog', { name: 'Settings' });
}

test('offers every preference, with its value', async () => {
  localStorage.setItem('direction', 'rtl');
  const dialog = await openSettings();
  const groups = within(dialog).getAllByRole('group');
  expect(
    groups.map((group) => {
      const chosen = within(group).getByRole<HTMLInputElement>('radio', { checked: true });
      return [group.querySelector('legend')?.textContent, chosen.labels?.[0]?.textContent];
    }),
  ).toEqual([
    ['Color mode', 'System'],
    ['Direction', 'Right to left'],
    ['Demo density', 'Comfortable'],
    ['Code style', 'Acme System'],
    ['Code language', 'TypeScript'],
    ['Package manager', 'npm'],
  ]);
});

test('changes the page at once and saves the choice', async () => {
  const dialog = await openSettings();
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Dark' }));
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Right to left' }));
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Dense' }));
  expect([root.dataset.theme, root.dir, root.dataset.density]).toEqual(['dark', 'rtl', 'dense']);
  expect(localStorage.getItem('density')).toBe('dense');
});

test('resets all and says so', async () => {
  localStorage.setItem('acme-mode', 'dark');
  document.cookie = 'codeStyling=CSS;path=/';
  const dialog = await openSettings();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reset all' }));
  expect(within(dialog).getByRole('radio', { name: 'System' })).toBeChecked();
  expect(within(dialog).getByRole('radio', { name: 'Acme System' })).toBeChecked();
  expect(within(dialog).getByRole('status')).toHaveTextContent('Settings reset.');
  expect(localStorage.getItem('acme-mode')).toBeNull();
});

test('Tab stays inside', async () => {
  const dialog = await openSettings();
  const close = within(dialog).getByRole('button', { name: 'Close settings' });
  close.focus();
  await userEvent.tab({ shift: true });
  expect(within(dialog).getByRole('button', { name: 'Reset all' })).toHaveFocus();
  await userEvent.tab();
  expect(close).toHaveFocus();
});

test('is gone when it is closed', async () => {
  const dialog = await openSettings();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close settings' }));
  expect(dialog).not.toBeInTheDocument();
});

describe('where the site asks for consent', () => {
  const name = 'Analytics and third-party ads';
  const open = async () =>
    within(await openSettings({ askConsent: true })).getByRole('group', { name });

  test('the answer can be given and changed', async () => {
    const group = await open();
    expect(within(group).queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    expect(group).toHaveAccessibleDescription(/until you allow them/);
    await userEvent.click(within(group).getByRole('radio', { name: 'Allow' }));
    expect(localStorage.getItem('docs-cookie-consent')).toBe('granted');
    await userEvent.click(within(group).getByRole('radio', { name: 'Decline' }));
    expect(localStorage.getItem('docs-cookie-consent')).toBe('denied');
  });

  test('a reset forgets the answer', async () => {
    localStorage.setItem('docs-cookie-consent', 'granted');
    const group = await open();
    expect(within(group).getByRole('radio', { name: 'Allow' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Reset all' }));
    expect(within(group).queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    expect(localStorage.getItem('docs-cookie-consent')).toBeNull();
  });

  test('the answer is not tracked', async () => {
    const group = await open();
    for (const radio of within(group).getAllByRole('radio')) {
      expect(radio).not.toHaveAttribute('data-ga-event-category');
    }
  });

  test.each([
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ])('a browser with %s has answered: %s', async (signal, value) => {
    Object.defineProperty(navigator, signal, { value, configurable: true });
    localStorage.setItem('docs-cookie-consent', 'granted');
    const group = await open();
    expect(group).toBeDisabled();
    expect(group).toHaveAccessibleDescription(/asks sites not to track you/);
    expect(within(group).getByRole('radio', { name: 'Decline' })).toBeChecked();
    Reflect.deleteProperty(navigator, signal);
  });
});
