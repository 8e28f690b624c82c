import { renderRedirectPage } from './renderRedirectPage';

test('leads on with and without JavaScript, and is not indexed', () => {
  const page = renderRedirectPage({
    to: '/x/v7/react-charts#bars',
    origin: 'https://docs.example.com',
    script: '/x/v7/redirect.js',
  });
  expect(page).toMatchSnapshot();
});

test('has no inline script, which no host would allow', () => {
  const page = renderRedirectPage({ to: '/x/"><script>', origin: 'https://a.b', script: '/x.js' });
  expect(page.match(/<script[^>]*>/g)).toEqual([
    '<script src="/x.js" data-to="/x/&quot;&gt;&lt;script&gt;">',
  ]);
});
