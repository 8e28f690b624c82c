import { runInNewContext } from 'node:vm';
import type { Direction } from '../types';
import { renderPreferencesScript } from './preferencesScript';

interface Visit {
  hash?: string;
  cookie?: string;
  entries?: Record<string, string>;
  /** Whether the operating system is in dark mode. */
  dark?: boolean;
  /** What the browser blocks. */
  blocked?: 'cookies' | 'storage';
  /** Of the page's language. */
  direction?: Direction;
}

function refuse(): never {
  throw new Error('blocked');
}

/** Runs the script on a page and returns the attributes that it set, and the frame's colors. */
function run({
  hash = '',
  cookie = '',
  entries = {},
  dark = false,
  blocked,
  direction = 'ltr',
}: Visit = {}) {
  const attributes: Record<string, string> = {};
  const frame = [{ content: '' }, { content: '' }];
  runInNewContext(renderPreferencesScript(direction), {
    location: { hash },
    matchMedia: () => ({ matches: dark }),
    localStorage: {
      getItem: (key: string) => (blocked === 'storage' ? refuse() : (entries[key] ?? null)),
    },
    document: {
      get cookie() {
        return blocked === 'cookies' ? refuse() : cookie;
      },
      documentElement: {
        setAttribute: (name: string, value: string) => void (attributes[name] = value),
        getAttribute: (name: string) => attributes[name],
      },
      querySelectorAll: () => frame,
    },
  });
  return { ...attributes, frame: frame.map(({ content }) => content) };
}

const defaults = {
  'data-theme-choice': 'system',
  'data-theme': 'light',
  dir: 'ltr',
  'data-density': 'comfortable',
  'data-code-style': 'Acme System',
  'data-code-variant': 'TS',
  'data-package-manager': 'npm',
  'data-consent': 'unset',
  frame: ['#fcfaf7', '#fcfaf7'],
};
const darkPage = { 'data-theme': 'dark', frame: ['#171412', '#171412'] };

test.each<[string, Visit, object]>([
  ['nothing', {}, {}],
  ['a language from right to left', { direction: 'rtl' }, { dir: 'rtl' }],
  [
    'left to right in spite of the language',
    { direction: 'rtl', entries: { direction: 'ltr' } },
    {},
  ],
  ['an operating system in dark mode', { dark: true }, darkPage],
  [
    'light mode against the operating system',
    { dark: true, entries: { 'acme-mode': 'light' } },
    { 'data-theme-choice': 'light' },
  ],
  [
    'dark mode against the operating system',
    { entries: { 'acme-mode': 'dark' } },
    { 'data-theme-choice': 'dark', ...darkPage },
  ],
  [
    'another scheme for light mode',
    { entries: { 'acme-mode': 'light', 'acme-color-scheme-light': 'dark' } },
    { 'data-theme-choice': 'light', ...darkPage },
  ],
  ['a direction', { entries: { direction: 'rtl' } }, { dir: 'rtl' }],
  ['a density', { entries: { density: 'dense' } }, { 'data-density': 'dense' }],
  [
    'a package manager',
    { entries: { 'codeblock-package-manager': 'yarn' } },
    { 'data-package-manager': 'yarn' },
  ],
  ['a consent', { entries: { 'docs-cookie-consent': 'granted' } }, { 'data-consent': 'granted' }],
  [
    'both cookies, among others',
    { cookie: 'a=b; codeStyling=Tailwind; codeVariant=JS; c=d' },
    { 'data-code-style': 'Tailwind', 'data-code-variant': 'JS' },
  ],
  [
    'the default cookie, which has a space',
    { cookie: 'codeStyling=Acme System' },
    { 'data-code-style': 'Acme System' },
  ],
  [
    'a link over the cookies',
    { hash: '#css-Demo.js', cookie: 'codeStyling=Tailwind; codeVariant=TS' },
    { 'data-code-style': 'CSS', 'data-code-variant': 'JS' },
  ],
  [
    'a link that leaves the style to the cookie',
    { hash: '#Demo.tsx:4-6', cookie: 'codeStyling=Tailwind; codeVariant=JS' },
    { 'data-code-style': 'Tailwind' },
  ],
  ['a link to a heading that ends like code', { hash: '#colors.js.' }, {}],
])('applies %s', (_what, visit, changes) => {
  expect(run(visit)).toEqual({ ...defaults, ...changes });
});

test('ignores invalid values', () => {
  const entries = {
    'acme-mode': 'sepia',
    'acme-color-scheme-light': '<b>',
    direction: 'RTL',
    density: '',
    'codeblock-package-manager': 'constructor',
  };
  const cookie = 'codeStyling=Bootstrap; codeVariant=JSX; mycodeVariant=JS';
  expect(run({ entries, cookie })).toEqual(defaults);
});

test('applies the rest if storage or cookies are blocked', () => {
  const entries = { direction: 'rtl' };
  const cookie = 'codeVariant=JS';
  expect(run({ entries, cookie, blocked: 'cookies' })).toEqual({ ...defaults, dir: 'rtl' });
  expect(run({ entries, cookie, blocked: 'storage' })).toEqual({
    ...defaults,
    'data-code-variant': 'JS',
  });
});

test('is small', () => {
  expect(renderPreferencesScript('rtl').length).toBeLessThan(2000);
});
