import { followPreferences, resetPreferences } from './choices';
import { showPreference } from './display';

const root = document.documentElement;
const system = Object.assign(new EventTarget(), { matches: false });
let stop: () => void;

/** What another tab does to the storage, and the event that this one gets of it. */
function chooseInOtherTab(key: string, value: string): void {
  localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
}

function setSystem(dark: boolean): void {
  system.matches = dark;
  system.dispatchEvent(new Event('change'));
}

beforeEach(() => {
  jest.spyOn(window, 'matchMedia').mockReturnValue(system as unknown as MediaQueryList);
  resetPreferences();
  stop = followPreferences();
});

afterEach(() => {
  setSystem(false);
  stop();
});

test('follows the operating system, while nothing else is chosen', () => {
  setSystem(true);
  expect(root.dataset.theme).toBe('dark');
  showPreference('colorMode', 'light');
  setSystem(false);
  setSystem(true);
  expect(root.dataset.theme).toBe('light');
});

test('follows another tab', () => {
  chooseInOtherTab('acme-mode', 'dark');
  chooseInOtherTab('direction', 'rtl');
  chooseInOtherTab('density', 'dense');
  expect({ ...root.dataset, dir: root.dir }).toMatchObject({
    theme: 'dark',
    themeChoice: 'dark',
    density: 'dense',
    dir: 'rtl',
  });
});

test('ignores invalid values of another tab', () => {
  chooseInOtherTab('direction', 'rtl');
  chooseInOtherTab('direction', '<b>');
  expect(root.dir).toBe('ltr');
});

test('goes back to the defaults when another tab clears the storage', () => {
  chooseInOtherTab('direction', 'rtl');
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(root.dir).toBe('ltr');
});

test('applies a cookie that another tab wrote when the visitor comes back', () => {
  document.cookie = 'codeVariant=JS;path=/';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(root.dataset.codeVariant).toBe('JS');
});

test('keeps the style of a link when the visitor comes back to the tab', () => {
  showPreference('codeVariant', 'JS');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(root.dataset.codeVariant).toBe('JS');
});

test('follows nothing once it has stopped', () => {
  stop();
  chooseInOtherTab('direction', 'rtl');
  setSystem(true);
  expect([root.dir, root.dataset.theme]).toEqual(['ltr', 'light']);
});
