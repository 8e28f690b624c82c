import { toSafeAddress } from './toSafeAddress';

const origin = 'http://localhost:4000';

test.each([
  ['https://ads.example.com/a?b=1', 'https://ads.example.com/a?b=1'],
  ['//ads.example.com/a', 'https://ads.example.com/a'],
  ['HTTPS://ADS.example.com', 'https://ads.example.com/'],
  ['http://localhost:4000/a', 'http://localhost:4000/a'],
])('%s may be followed', (value, address) => {
  expect(toSafeAddress(value, origin)).toBe(address);
});

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:a',
  'blob:https://ads.example.com/1',
  'file:///etc/passwd',
  'http://ads.example.com/a',
  'http://localhost:5000/a',
  'http://localhost.example.com/a',
  'https://docs.example.com@evil.example.com/',
  'https://user:secret@evil.example.com/',
  '/a/path',
  'a',
  '',
  '//',
  'https://',
  `https://ads.example.com/${'a'.repeat(2000)}`,
  null,
  undefined,
  1,
  true,
  {},
  [],
  ['https://ads.example.com'],
  { toString: () => 'https://ads.example.com' },
])('%p may not', (value) => {
  expect(toSafeAddress(value, origin)).toBeUndefined();
});
