import { configureCache } from './bundlerCache';

test("each compiler of a version has its own cache, which depends on the compiler's hash", () => {
  const config = { experiments: { cache: { version: 'client-1' } } };
  expect(configureCache(config, '/site', 'v6', 'client', 'abc')).toEqual({
    experiments: {
      cache: {
        version: 'client-1-abc',
        storage: {
          type: 'filesystem',
          directory: '/site/node_modules/.cache/rspack-development/v6/client',
        },
      },
    },
  });
});

test('changes nothing without a persistent cache', () => {
  expect(configureCache({}, '/site', 'v6', 'client', 'abc')).toEqual({});
  expect(configureCache({ experiments: { cache: true } }, '/site', 'v6', 'client', 'abc')).toEqual(
    {},
  );
});
