import type { ShownTemplate } from '../../../../../plugins/templates/types';

/** Stands for the page templates of a version. */
const templates: Readonly<Record<string, ShownTemplate>> = {
  'sign-in': {
    title: 'Sign in',
    description: 'A form to sign in with.',
    demo: {
      name: 'SignIn',
      id: 'SignIn',
      path: 'docs/templates/sign-in/SignIn.tsx',
      styles: ['Acme System'],
      previews: [],
      previewLines: 0,
      prerendered: null,
      load: () => Promise.resolve({ default: 'a page' }),
      loadSources: () => Promise.resolve({ default: {} }),
    },
  },
};
export default templates;
