import { screen } from '@testing-library/react';
import { renderOnPage } from '../../../../test/page/renderOnPage';
import siteConfig from '@generated/docusaurus.config';
import Ad from './Ad';

jest.mock('./ProvidedAd', () => {
  throw new Error('chunk 1 failed');
});

test('an in-house ad shows where the code for third-party ads fails to load', async () => {
  const { site } = siteConfig.customFields as { site: object };
  const ads = { kind: 'feed', url: 'https://ads.example.com/feed.json' };
  renderOnPage(<Ad />, {
    customFields: { site: { ...site, ads } },
    globalData: { 'docusaurus-plugin-navigation': { default: { subjects: {} } } },
  });
  expect(await screen.findByRole('link')).toHaveAttribute(
    'data-ga-event-label',
    expect.stringMatching(/^in-house-/),
  );
});
