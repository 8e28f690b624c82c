import { toServedSponsors } from './toServedSponsors';

test('puts the path of the version before each picture, and changes nothing else', () => {
  const sponsor = { name: 'Sample', link: 'https://sample.example.com/', tagline: 'Samples' };
  const join = 'https://example.com/join';
  const given = { sponsors: [{ ...sponsor, light: '/img/a.svg', dark: '/img/b.svg' }], join };
  expect(toServedSponsors(given, '/x/v4/')).toEqual({
    sponsors: [{ ...sponsor, light: '/x/v4/img/a.svg', dark: '/x/v4/img/b.svg' }],
    join,
  });
});
