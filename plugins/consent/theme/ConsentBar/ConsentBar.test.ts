import { readSite } from '../../../../core/client/site';
import { describePurpose } from '.';

const analytics = { measurementId: 'G-ABC123' };
const ads = { kind: 'feed', url: 'https://ads.example.com' } as const;

test.each([
  [{ analytics }, 'May this site count visits with Google Analytics?'],
  [{ analytics, ads: false as const }, 'May this site count visits with Google Analytics?'],
  [{ ads }, 'May this site load ads from another company?'],
  [
    { analytics, ads },
    'May this site count visits with Google Analytics and load ads from another company?',
  ],
])('asks for what the site does: %j', (set, sentence) => {
  expect(describePurpose({ ...readSite(), ...set })).toBe(sentence);
});
