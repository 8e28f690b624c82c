import { readMissingPage } from './missingPage';

const read = (search: string) =>
  readMissingPage({ origin: 'https://example.com', search } as Location, ['/x/', '/x/v7/']);

test('finds the page that is not saved', () => {
  expect(read('?page=/x/v7/react-graphs')?.href).toBe('https://example.com/x/v7/react-graphs');
  expect(read('')).toBeUndefined();
});

test.each([
  '?page=/.//evil.example/',
  '?page=/other-site/',
  '?page=/x/../other-site/',
  '?page=/x/%2e%2e/other-site/',
  '?page=/x',
  '?page=https://evil.example/',
  '?page=javascript:alert(1)',
  '?page=//evil.example/',
  '?page=/\\evil.example/',
  '?page=/%09/evil.example/',
  '?page=/%0A/evil.example/',
  '?page=/%0D%0A//evil.example/',
  '?page=//[',
])('leads to no other site by %s', (search) => {
  expect(read(search)).toBeUndefined();
});
