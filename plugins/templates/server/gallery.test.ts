import type { Root } from 'mdast';
import { remarkTemplates, renderTemplatesModule } from './gallery';

const templates = [
  {
    name: 'sign-in',
    demo: 'SignIn',
    title: 'Sign in',
    description: 'A form to sign in with.',
    shows: ['Validation', 'Focus', 'Links'],
  },
];

const translate = (english: string) => (english === 'Sign in' ? '登录' : english);

const createPage = (name: string): Root => ({
  type: 'root',
  children: [{ type: 'mdxJsxFlowElement', name, attributes: [], children: [] }],
});

test('puts pictures of all templates, and a section for each, in place of the element', () => {
  const tree = createPage('Templates');
  remarkTemplates({ templates, translate })(tree);
  expect(tree.children.map(({ type }) => type)).toEqual([
    'mdxjsEsm',
    'mdxjsEsm',
    'mdxJsxFlowElement',
    'heading',
    'mdxJsxFlowElement',
  ]);
  expect(tree.children[2]).toMatchObject({ name: 'TemplateGallery' });
  expect(tree.children[3]).toMatchObject({ depth: 2, data: { hProperties: { id: 'sign-in' } } });
  const text = JSON.stringify(tree);
  expect(text).toContain('@theme/TemplateCard');
  expect(text).toContain('登录');
  expect(text).toContain('A form to sign in with.');
  expect(text).toContain('Validation');
});

test('leaves other pages alone', () => {
  const tree = createPage('Demo');
  remarkTemplates({ templates, translate })(tree);
  expect(tree).toEqual(createPage('Demo'));
});

test('names every template with its demo', () => {
  expect(renderTemplatesModule(templates)).toMatchInlineSnapshot(`
"import * as SignIn from '@generated/docusaurus-plugin-demos/default/templates/sign-in/SignIn.js';
export default {
  "sign-in": { "title":"Sign in","description":"A form to sign in with.", demo: SignIn },
};
"
`);
});
