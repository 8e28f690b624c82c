import { configureCache } from './bundlerCache';

test("each version keeps its own cache, which the compiler's code is part of", () => {
  const config = { experiments: { cache: { version: 'client-1' } } };
  expect(configureCache(config, '/site', 'v6', 'abc')).toEqual({
    experiments: {
      cache: {
        version: 'client-1-abc',
        storage: { type: 'filesystem', directory: '/site/node_modules/.cache/rspack/v6' },
      },
    },
  });
});

test('adds nothing where there is no persistent cache', () => {
  expect(configureCache({}, '/site', 'v6', 'abc')).toEqual({});
  expect(configureCache({ experiments: { cache: true } }, '/site', 'v6', 'abc')).toEqual({});
});
