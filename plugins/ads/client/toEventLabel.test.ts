import { toEventLabel } from './toEventLabel';

test('says where an ad comes from, where it is and how it looks', () => {
  expect(toEventLabel('in-house', 'image')).toBe('in-house-body-top-image');
  expect(toEventLabel('feed', 'inline')).toBe('feed-body-top-inline');
});
