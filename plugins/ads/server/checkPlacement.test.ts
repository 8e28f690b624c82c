import { checkPlacement } from './checkPlacement';

const check = (placement: string) =>
  checkPlacement({ ads: { kind: 'script', src: 'https://ads.example.com/a.js', placement } });

test.each(['#provider-ad', '.a, .b > [data-c="d"]'])('%s is a selector', (placement) => {
  expect(check(placement)).toEqual([]);
});

test.each(['#', '.a >', '..', '[', ':', '1'])('"%s" is none, and is named', (placement) => {
  const [problem] = check(placement);
  expect(problem).toContain(
    `site.ts: "ads.placement" must be a CSS selector such as #provider-ad; given: "${placement}"`,
  );
});

test('without a script there is none', () => {
  expect(checkPlacement({})).toEqual([]);
  expect(checkPlacement({ ads: false })).toEqual([]);
  expect(checkPlacement({ ads: { kind: 'feed', url: 'https://ads.example.com' } })).toEqual([]);
});
