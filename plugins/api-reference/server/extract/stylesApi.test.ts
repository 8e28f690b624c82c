import { extractParts } from './stylesApi';
import { compileFixture } from './testing/compileFixture';

const { checker, find } = compileFixture(`
export type SwitchStylesNames = 'track' | 'root';
type SwitchCssVariables = { root: '--switch-size' | '--switch-color' };
export declare function Switch(props: { size: number }): React.JSX.Element;
export type MarkStylesNames = 'root';
export declare function Mark(props: { size: number }): React.JSX.Element;
export declare function Plain(props: { size: number }): React.JSX.Element;
`);

const stylesApi = {
  parts: '{name}StylesNames',
  variables: '{name}CssVariables',
  className: 'example-{name}-{part}',
};
const extract = (name: string, reference: object = { stylesApi }) =>
  extractParts(name, find(name), { checker, reference });

test('parts of a component are its classes, with their CSS variables', () => {
  expect(extract('Switch')).toMatchObject([
    {
      key: 'root',
      className: 'example-Switch-root',
      description: 'CSS variables: `--switch-size`, `--switch-color`',
    },
    { key: 'track', className: 'example-Switch-track', description: '' },
  ]);
});

test('a component can have one part, or none', () => {
  expect(extract('Mark').map(({ key }) => key)).toEqual(['root']);
  expect(extract('Plain')).toEqual([]);
});

test('a library that does not say how its parts are named has none', () => {
  expect(extract('Switch', {})).toEqual([]);
});
