import { renderTemplatesModule } from './renderTemplatesModule';

test('names every template with its demo', () => {
  const template = {
    name: 'sign-in',
    demo: 'SignIn',
    title: 'Sign in',
    description: 'A form to sign in with.',
    shows: [],
  };
  expect(renderTemplatesModule([template])).toMatchInlineSnapshot(`
"import * as SignIn from '@generated/docusaurus-plugin-demos/default/SignIn.js';
export default {
  "sign-in": { "title":"Sign in","description":"A form to sign in with.", demo: SignIn },
};
"
`);
});
