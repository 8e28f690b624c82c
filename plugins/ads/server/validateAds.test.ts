import path from 'node:path';
import ownAds from '../../../data/ads';
import site from '../../../site';
import { validateAds } from './validateAds';

const staticDir = path.resolve(__dirname, '../../../static');
const ad = {
  name: 'Playground',
  link: '/x/playground',
  img: '/img/favicon.svg',
  description: 'Try it.',
};
const validate = (given: unknown) => validateAds(given, '/x/', staticDir);

/** The message of the error that a list is refused with. */
function refuse(given: unknown): string {
  try {
    validate(given);
  } catch (error) {
    return (error as Error).message;
  }
  return 'accepted';
}

test("accepts the project's own ads", () => {
  expect(validateAds(ownAds, site.basePath, staticDir)).toEqual(ownAds);
});

test('accepts an ad of somebody else, with a label for its events', () => {
  const given = [
    ad,
    { ...ad, name: 'B', link: 'https://b.example.com', poweredby: 'B Ltd', label: 'summer-sale' },
  ];
  expect(validate(given)).toEqual(given);
});

test('names an unknown key and those that are allowed', () => {
  expect(refuse([{ ...ad, image: '/a.svg' }])).toBe(
    'The ads cannot be shown:\n- data/ads.ts: there is no key "0.image". Allowed: name, link, img, description, poweredby, label.',
  );
});

test.each([
  ['no list', ad],
  ['an empty list', []],
  ['an ad without a name', [{ ...ad, name: undefined }]],
  ['two ads of one name', [ad, ad]],
  ['a link of another site that is not encrypted', [{ ...ad, link: 'http://b.example.com' }]],
  ['a script for a link', [{ ...ad, link: 'javascript:alert(1)' }]],
  ['a link beside the site', [{ ...ad, link: '/y/playground' }]],
  ['a picture of another site', [{ ...ad, img: 'https://b.example.com/a.png' }]],
  ['a description that does not fit', [{ ...ad, description: 'd'.repeat(91) }]],
  ['a label with spaces', [{ ...ad, label: 'Summer sale' }]],
])('says what was given for %s', (_what, given) => {
  expect(refuse(given)).toMatchSnapshot();
});

test('names a picture that is not there, and where it belongs', () => {
  expect(refuse([{ ...ad, img: '/img/missing.svg' }])).toBe(
    'The ads cannot be shown:\n- data/ads.ts: the picture of "Playground" is not there. Put it at static/img/missing.svg, 130 by 100 px, or name another.',
  );
});

test('lists every problem at once', () => {
  const given = [
    { ...ad, name: 1, link: 'x' },
    { ...ad, shade: 'red' },
  ];
  expect(refuse(given).split('\n- ')).toHaveLength(4);
});

test('says all that is wrong at once', () => {
  const given = [
    { ...ad, description: undefined, text: 'Try it.' },
    { ...ad, name: 'B', link: '/playground' },
  ];
  const problems = refuse(given);
  expect(problems).toContain('data/ads.ts: "[0].description" is required; given: nothing.');
  expect(problems).toContain('data/ads.ts: there is no key "0.text". Allowed: name, link,');
  expect(problems).toContain('"[1].link" must begin with /x/ or https://; given: "/playground".');
});
