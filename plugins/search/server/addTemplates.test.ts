import { addTemplates } from './addTemplates';

const toGuide = (slug: string) => ({
  slug,
  title: slug,
  description: '',
  product: undefined,
  plan: undefined,
  components: [],
  sections: [],
});

test('the gallery has a section for each template, other pages stay as they are', () => {
  const template = {
    name: 'sign-in',
    demo: 'SignIn',
    title: 'Sign in',
    description: '',
    shows: [],
  };
  const [gallery, other] = addTemplates([toGuide('/templates'), toGuide('/sorting')], [template]);
  expect(gallery?.sections).toEqual([
    { anchor: 'sign-in', heading: 'Sign in', names: [], demos: ['SignIn'] },
  ]);
  expect(other).toEqual(toGuide('/sorting'));
});
