import { hurry, openBrowser } from './browser';

const load = jest.fn(() => {
  throw new Error('Loading chunk offline failed.');
});
jest.mock('../client/background', () => load());

/** Opens a page on a host, and waits until it is at rest. */
async function openOn(hostname: string, controller: object | null = null): Promise<void> {
  openBrowser();
  hurry();
  Object.assign(navigator.serviceWorker, { controller });
  Object.assign(location, { hostname });
  const { default: offer } = await import('../client/offer');
  offer.onRouteDidUpdate?.({ previousLocation: null, location: location as never });
  // The rest of the page, then the rejection.
  await new Promise((resolve) => setTimeout(resolve, 100));
  await new Promise((resolve) => setTimeout(resolve, 100));
}

afterEach(() => load.mockClear());

test('on localhost nothing is saved unasked', async () => {
  await openOn('localhost');
  expect(load).not.toHaveBeenCalled();
});

test('what was saved on localhost is kept up to date', async () => {
  await openOn('localhost', {});
  expect(load).toHaveBeenCalled();
});

test('a page does not care when the code that saves it is lost', async () => {
  const onUnhandled = jest.fn();
  process.on('unhandledRejection', onUnhandled);
  await openOn('docs.example.com');
  process.off('unhandledRejection', onUnhandled);
  expect(load).toHaveBeenCalled();
  expect(onUnhandled).not.toHaveBeenCalled();
});
