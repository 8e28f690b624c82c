import { hurry, openBrowser } from './browser';

const load = jest.fn(() => {
  throw new Error('Loading chunk offline failed.');
});
jest.mock('../client/background', () => load());

test('a page does not care when the code that saves it is lost', async () => {
  openBrowser();
  hurry();
  Object.assign(location, { hostname: 'docs.example.com' });
  const onUnhandled = jest.fn();
  process.on('unhandledRejection', onUnhandled);
  const { default: offer } = await import('../client/offer');
  offer.onRouteDidUpdate?.({ previousLocation: null, location: location as never });
  // The rest of the page, then the rejection.
  await new Promise((resolve) => setTimeout(resolve, 100));
  await new Promise((resolve) => setTimeout(resolve, 100));
  process.off('unhandledRejection', onUnhandled);
  expect(load).toHaveBeenCalled();
  expect(onUnhandled).not.toHaveBeenCalled();
});
