import { noteBuild, readAttempt, readChoice, writeAttempt, writeChoice } from '../client/storage';
import { products } from '../../../core/types';
import { openBrowser } from './browser';

beforeEach(() => void openBrowser());

const set = (key: string, text: string) => localStorage.setItem(key, text);

describe.each(['null', '{"a":1}', '5', '[]', '{"products":5,"pages":null}', '{', '"x"'])(
  'with %s in storage',
  (rubbish) => {
    test('the choice is the one of a new visitor, and can be changed', () => {
      set('offline-/x/', rubbish);
      expect(readChoice('/x/')).toEqual({ products, pages: [] });
      writeChoice('/x/', { products: ['graphs'], pages: ['a'] });
      expect(readChoice('/x/')).toEqual({ products: ['graphs'], pages: ['a'] });
    });

    test('no attempt was made, and the next one is noted', () => {
      set('offline-attempts', rubbish);
      expect(readAttempt('/x/')).toBeUndefined();
      writeAttempt('/x/', 'full');
      expect(readAttempt('/x/')?.failure).toBe('full');
    });

    test('the tab has shown no build, and shows one', () => {
      sessionStorage.setItem('offline-builds', rubbish);
      expect([noteBuild('a'), noteBuild('a'), noteBuild('b')]).toEqual([true, false, true]);
    });
  },
);

test('of other versions nothing is chosen', () => {
  expect(readChoice('/x/v6/')).toEqual({ products: [], pages: [] });
});

test('forgets products and pages that cannot be any', () => {
  set('offline-/x/v6/', '{"products":["graphs","cars"],"pages":[1,"react-graphs"]}');
  expect(readChoice('/x/v6/')).toEqual({ products: ['graphs'], pages: ['react-graphs'] });
});

test('an attempt counts for an hour, whatever the clock does', () => {
  const now = Date.now();
  writeAttempt('/x/', 'failed');
  jest.spyOn(Date, 'now').mockReturnValue(now + 3_500_000);
  expect(readAttempt('/x/')?.failure).toBe('failed');
  jest.spyOn(Date, 'now').mockReturnValue(now + 3_700_000);
  expect(readAttempt('/x/')).toBeUndefined();
  jest.spyOn(Date, 'now').mockReturnValue(now - 3_700_000);
  expect(readAttempt('/x/')).toBeUndefined();
});
