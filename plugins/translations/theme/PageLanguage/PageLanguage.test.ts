import { toEnglishUrl } from '.';

test.each([
  ['https://docs.example.com/zh/x/react-charts', 'https://docs.example.com/x/react-charts'],
  ['https://docs.example.com/x/react-charts', 'https://docs.example.com/x/react-charts'],
])('the English page of %s is %s', (url, english) => {
  expect(toEnglishUrl(url)).toBe(english);
});
