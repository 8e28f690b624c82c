import { toServedSponsors, validateSponsors } from './sponsors';

const sponsor = {
  name: 'Sample',
  link: 'https://sample.example.com/docs?a=1',
  tagline: 'Samples of all kinds',
  light: '/img/sponsors/sample.svg',
  dark: '/img/sponsors/sample-dark.svg',
};
const hasPicture = () => true;

function refuse(given: unknown, has: (path: string) => boolean = hasPicture): string {
  try {
    validateSponsors(given, has);
  } catch (error) {
    return (error as Error).message;
  }
  return 'accepted';
}

test('accepts sponsors whose pictures are there', () => {
  const given = { sponsors: [sponsor] };
  expect(validateSponsors(given, hasPicture)).toEqual(given);
});

test('accepts no sponsors, and an address of how to become one', () => {
  const given = { sponsors: [], join: 'https://example.com/join' };
  expect(validateSponsors(given, hasPicture)).toEqual(given);
});

test('lists everything that is wrong', () => {
  const given = {
    sponsors: [
      { ...sponsor, link: 'javascript:alert(1)', tagline: undefined, logo: 'a.svg' },
      { ...sponsor, light: 'https://sample.example.com/a.svg', dark: '/img/../../a.svg' },
      { ...sponsor, name: 'Sample' },
      'Sample',
    ],
    joins: 'https://example.com/join',
  };
  expect(refuse(given)).toMatchSnapshot();
});

test.each([undefined, null, [], 'sponsors'])('refuses %j', (given) => {
  expect(refuse(given)).toContain('data/sponsors.ts: ');
});

test('names missing pictures', () => {
  const has = (picture: string) => picture === sponsor.light;
  expect(refuse({ sponsors: [sponsor] }, has)).toBe(
    'Invalid sponsors:\n- data/sponsors.ts: "sponsors[0].dark" must be a file in static/; given: "/img/sponsors/sample-dark.svg".',
  );
});

test('puts the path of the version before each picture, and translates the taglines', () => {
  const sponsor = { name: 'Sample', link: 'https://sample.example.com/', tagline: 'Samples' };
  const join = 'https://example.com/join';
  const given = { sponsors: [{ ...sponsor, light: '/img/a.svg', dark: '/img/b.svg' }], join };
  expect(toServedSponsors(given, '/x/v4/', (text) => text.toUpperCase())).toEqual({
    sponsors: [
      {
        ...sponsor,
        tagline: 'SAMPLES',
        light: '/x/v4/img/a.svg',
        dark: '/x/v4/img/b.svg',
      },
    ],
    join,
  });
});
