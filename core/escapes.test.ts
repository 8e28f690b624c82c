import { decodeText, repairEscapes } from './escapes';

test.each([
  ['/x/api/compare', '/x/api/compare'],
  ['#50%', '#50%25'],
  ['#%', '#%25'],
  ['/x/caf%E9', '/x/caf%25E9'],
  ['/x/caf%C3%A9', '/x/caf%C3%A9'],
  ['/x/%E9%C3%A9', '/x/%25E9%25C3%25A9'],
  ['%2', '%252'],
  ['100%-wide%20page', '100%25-wide%20page'],
])('%s is repaired to %s', (text, repaired) => {
  expect(repairEscapes(text)).toBe(repaired);
  expect(repairEscapes(repaired)).toBe(repaired);
  expect(() => decodeURIComponent(repaired)).not.toThrow();
});

test('decodes what can be decoded', () => {
  expect(decodeText('caf%C3%A9 100%')).toBe('café 100%');
  expect(decodeText('caf%E9')).toBe('caf%E9');
});
