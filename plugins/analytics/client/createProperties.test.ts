import { choosePreference, resetPreferences } from '../../preferences/client';
import { readSite } from '../../../core/client/site';
import { createProperties } from './createProperties';

const site = readSite();
const queries = new Map<string, EventTarget & { matches: boolean }>();

/** The one object that stands for a media query. */
function findQuery(query: string) {
  const known = queries.get(query) ?? Object.assign(new EventTarget(), { matches: false });
  queries.set(query, known);
  return known;
}

function setDarkSystem(matches: boolean): void {
  const query = findQuery('(prefers-color-scheme: dark)');
  query.matches = matches;
  query.dispatchEvent(new Event('change'));
}

/** Zooms the page, and lets the query for the pixels before tell of it. */
function setPixelRatio(ratio: number): void {
  const before = window.devicePixelRatio;
  window.devicePixelRatio = ratio;
  findQuery(`(resolution: ${before}dppx)`).dispatchEvent(new Event('change'));
}

const settle = () => Promise.resolve();

function told(): Record<string, unknown>[] {
  const { calls } = jest.mocked(window.gtag).mock;
  expect(calls.every(([set, name]) => set === 'set' && name === 'user_properties')).toBe(true);
  return calls.map(([, , properties]) => properties as Record<string, unknown>);
}

let observe: jest.SpiedFunction<MutationObserver['observe']>;

beforeEach(() => {
  observe = jest.spyOn(MutationObserver.prototype, 'observe');
  queries.clear();
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query: string) => findQuery(query) as unknown as MediaQueryList);
  resetPreferences();
  window.gtag = jest.fn();
  window.devicePixelRatio = 1;
});

afterEach(() => {
  // A page has one that watches for as long as it is open.
  observe.mock.contexts.forEach((observer) => (observer as MutationObserver).disconnect());
  delete site.askConsent;
  resetPreferences();
});

test('tells each property once', () => {
  window.devicePixelRatio = 1.3499999;
  const { tell } = createProperties();
  expect(told()).toEqual([]);
  tell();
  tell();
  expect(told()).toEqual([
    { codeVariant: 'TS' },
    { userLanguage: 'en' },
    { devicePixelRatio: 1.3 },
    { colorSchemeOS: 'light' },
    { colorScheme: 'light' },
  ]);
});

test('tells again what the visitor changes, and nothing else', async () => {
  createProperties().tell();
  jest.mocked(window.gtag).mockClear();
  choosePreference('codeVariant', 'JS');
  await settle();
  choosePreference('colorMode', 'dark');
  await settle();
  choosePreference('direction', 'rtl');
  await settle();
  expect(told()).toEqual([{ codeVariant: 'JS' }, { colorScheme: 'dark' }]);
});

test('tells again what the operating system changes', () => {
  createProperties().tell();
  jest.mocked(window.gtag).mockClear();
  setDarkSystem(true);
  setDarkSystem(false);
  expect(told()).toEqual([{ colorSchemeOS: 'dark' }, { colorSchemeOS: 'light' }]);
});

test('tells the pixels again, however often they change', () => {
  createProperties().tell();
  jest.mocked(window.gtag).mockClear();
  setPixelRatio(1.25);
  setPixelRatio(1.26);
  setPixelRatio(2);
  expect(told()).toEqual([{ devicePixelRatio: 1.3 }, { devicePixelRatio: 2 }]);
});

test('tells nothing that is not allowed, and catches up', async () => {
  site.askConsent = true;
  choosePreference('consent', 'granted');
  const { tell } = createProperties();
  tell();
  jest.mocked(window.gtag).mockClear();
  choosePreference('consent', 'denied');
  choosePreference('codeVariant', 'JS');
  await settle();
  setPixelRatio(3);
  expect(told()).toEqual([]);
  choosePreference('consent', 'granted');
  tell();
  expect(told()).toEqual([{ codeVariant: 'JS' }, { devicePixelRatio: 3 }]);
});
