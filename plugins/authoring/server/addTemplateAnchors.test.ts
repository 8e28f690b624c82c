import { addTemplateAnchors } from './addTemplateAnchors';

test('a link can lead to each template of the gallery', () => {
  const gallery = { anchors: ['first'], elements: [{ name: 'Templates', line: 9 }] };
  const { anchors } = addTemplateAnchors(gallery, ['blog', 'sign-in']);
  expect(anchors).toEqual(['first', 'blog', 'sign-in']);
});

test('any other page stays as it is', () => {
  const page = { anchors: [], elements: [{ name: 'Demo', line: 9 }] };
  expect(addTemplateAnchors(page, ['blog'])).toBe(page);
});
