import { renderTemplates } from './renderTemplates';

test('a template is its files, in both languages', () => {
  const template = {
    name: 'sign-in',
    demo: 'SignIn',
    title: 'Sign in',
    description: 'A form to sign in with.',
    shows: [],
  };
  const demos = new Map([
    [
      'SignIn',
      {
        TS: [{ name: 'SignIn.tsx', code: 'const a: number = 1;\n' }],
        JS: [{ name: 'SignIn.js', code: 'const a = 1;\n' }],
      },
    ],
  ]);
  const [typescript, javascript] = renderTemplates([template], demos, '/x/');
  expect(typescript?.pathname).toBe('/x/templates/sign-in.md');
  expect(typescript?.text).toMatchInlineSnapshot(`
"# Sign in

A form to sign in with.

\`\`\`tsx title="SignIn.tsx"
const a: number = 1;
\`\`\`
"
`);
  expect(javascript?.pathname).toBe('/x/templates/sign-in.js.md');
  expect(javascript?.text).toContain('```jsx title="SignIn.js"\nconst a = 1;');
});
