import { decodeText, repairEscapes, toAddress } from './escapes';

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

test.each([
  ['/x/img/photo.png?a=b#c', '/x/img/photo.png?a=b#c'],
  ['/x/img/größe 50%-1a2b.png', '/x/img/gr%C3%B6%C3%9Fe%2050%25-1a2b.png'],
  ['/x/img/gr%C3%B6%C3%9Fe%2050%25.png', '/x/img/gr%C3%B6%C3%9Fe%2050%25.png'],
])('the address of %s is %s', (text, address) => {
  expect(toAddress(text)).toBe(address);
  expect(new URL(address, 'https://a').href).toBe(`https://a${address}`);
});
