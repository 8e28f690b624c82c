import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readSite } from '../../../../core/client/site';
import { applyPreferences } from '../../../../test/page/applyPreferences';
import { renderOnPage } from '../../../../test/page/renderOnPage';
import { resetPreferences } from '../../../preferences/client';
import askConsent from '../../client/askConsent';
import ConsentBar from '.';

const key = 'docs-cookie-consent';
const root = document.documentElement;

/** Tells the page's observers that the size changed. */
let resize: () => void;

beforeEach(() => {
  localStorage.clear();
  globalThis.ResizeObserver = class {
    constructor(notify: ResizeObserverCallback) {
      resize = () => notify([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

afterEach(() => act(resetPreferences));

/** Opens a page that has something to focus before and after the bar. */
function open() {
  applyPreferences();
  renderOnPage(
    <>
      <ConsentBar />
      <a href="#top">Top</a>
      <main>Text</main>
    </>,
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const bar = () => screen.queryByRole('region', { name: 'Consent' });

test.each([
  ['Allow', 'granted'],
  ['Decline', 'denied'],
])('%s is saved, and the bar disappears', async (name, kept) => {
  open();
  expect(bar()).toBeInTheDocument();
  await press(name);
  expect(bar()).not.toBeInTheDocument();
  expect(localStorage.getItem(key)).toBe(kept);
  expect(root).toHaveAttribute('data-consent', kept);
});

const analytics = { measurementId: 'G-ABC123' };
const ads = { kind: 'feed', url: 'https://ads.example.com' } as const;

test.each([
  [{ analytics }, 'Can this site count visits with Google Analytics?'],
  [{ analytics, ads: false as const }, 'Can this site count visits with Google Analytics?'],
  [{ ads }, 'Can this site load third-party ads?'],
  [
    { analytics, ads },
    'Can this site count visits with Google Analytics and load third-party ads?',
  ],
])('asks for what the site does: %j', (set, question) => {
  const site = readSite();
  const before = { ...site };
  Object.assign(site, set);
  open();
  expect(bar()).toHaveTextContent(question);
  Object.assign(site, { analytics: before.analytics, ads: before.ads });
});

test.each(['granted', 'denied'])('does not ask again after an answer: %s', (kept) => {
  localStorage.setItem(key, kept);
  open();
  expect(bar()).not.toBeInTheDocument();
});

test('asks again if what is saved is invalid', () => {
  localStorage.setItem(key, '<script>');
  open();
  expect(bar()).toBeInTheDocument();
});

test('takes no focus, is reached by Tab and leads back to where the visitor was', async () => {
  open();
  expect(document.body).toHaveFocus();
  const link = screen.getByRole('link', { name: 'Top' });
  link.focus();
  await userEvent.tab({ shift: true });
  await userEvent.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Allow' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(link).toHaveFocus();
});

test('leads to the content when the visitor was nowhere', async () => {
  open();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('keeps space free around it while it is there', async () => {
  open();
  act(() => resize());
  expect(root.style.scrollPaddingBlockEnd).toBe('32px');
  expect(document.body.style.paddingBlockEnd).toBe('32px');
  await press('Decline');
  expect(root.style.scrollPaddingBlockEnd).toBe('');
  expect(document.body.style.paddingBlockEnd).toBe('');
});

test('holds for the page where storage is blocked', async () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('blocked');
  });
  open();
  await press('Allow');
  expect(bar()).not.toBeInTheDocument();
  expect(root).toHaveAttribute('data-consent', 'granted');
});

test('appears after hydration, disappears with the answer of another tab, comes back after a reset', async () => {
  applyPreferences();
  const location = { pathname: '/x/' } as never;
  await act(async () => {
    askConsent.onRouteDidUpdate?.({ location, previousLocation: null });
  });
  expect(await screen.findByRole('region', { name: 'Consent' })).toBeInTheDocument();
  expect(document.body.firstElementChild).toContainElement(bar());
  await act(async () => root.setAttribute('data-consent', 'denied'));
  expect(bar()).not.toBeInTheDocument();
  await act(async () => resetPreferences());
  expect(bar()).toBeInTheDocument();
});

test('does not ask a visitor whose browser refuses', async () => {
  Object.defineProperty(navigator, 'doNotTrack', { value: '1', configurable: true });
  document.body.replaceChildren();
  applyPreferences();
  const location = { pathname: '/x/' } as never;
  await act(async () => {
    askConsent.onRouteDidUpdate?.({ location, previousLocation: null });
  });
  expect(bar()).not.toBeInTheDocument();
  Reflect.deleteProperty(navigator, 'doNotTrack');
});
