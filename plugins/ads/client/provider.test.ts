import { decideAd } from './provider';

const decide = (state: Parameters<typeof decideAd>[0]['state'], random = 0.5) =>
  decideAd({ state, random });

test.each([
  ['off', 'in-house'],
  ['waiting', 'waiting'],
  ['placed', 'provider'],
  ['loaded', 'provider'],
  ['backers', 'in-house-backers'],
  ['failed', 'in-house'],
] as const)('%s: %s, whatever was drawn', (state, kind) => {
  expect([decide(state, 0), decide(state, 0.999)]).toEqual([kind, kind]);
});

test.each([
  [0, 'in-house-adblock'],
  [0.19999, 'in-house-adblock'],
  [0.2, 'in-house'],
  [0.99999, 'in-house'],
])('blocked, with %d drawn: %s', (random, kind) => {
  expect(decide('blocked', random)).toBe(kind);
});
