import { library } from '@site/library';
import { findPropsType, selectProps, toRef } from './component';
import type { DeclaredProp } from './props';
import { compileFixture } from './testing/compileFixture';

describe('findPropsType', () => {
  const declarations = `
interface Props { size: number }
type PropTypes = { propTypes?: any };
export declare function Plain(props: Props): React.JSX.Element;
export declare function Nothing(): React.ReactNode;
export declare const Generic: (<R>(props: Props & { row: R }) => React.JSX.Element | null) & PropTypes;
export declare const Forwarded: React.ForwardRefExoticComponent<Props> | React.ForwardRefExoticComponent<Props & React.RefAttributes<string>>;
export declare const Memo: React.MemoExoticComponent<Props>;
export declare const Overloaded: { (props: { href: string }): React.JSX.Element; (props: Props): React.JSX.Element };
export declare class FromClass extends React.Component<Props> {}
export declare const Theme: React.Context<Props>;
export declare function Helper(props: Props): string;
export declare function HelperOfThree(a: Props, b: Props, c: Props): React.JSX.Element;
export declare class Store { props: Props }
`;
  const { checker, find } = compileFixture(declarations);

  function findNames(name: string) {
    const found = findPropsType(checker.getTypeOfSymbol(find(name)), checker);
    return typeof found === 'object'
      ? checker.getPropertiesOfType(found).map((property) => property.name)
      : found;
  }

  test.each([
    ['Plain', ['size']],
    ['Nothing', 'none'],
    ['Generic', ['size', 'row']],
    ['Forwarded', ['size', 'key', 'ref']],
    ['Memo', ['size']],
    ['Overloaded', ['href']],
    ['FromClass', ['size']],
    ['Theme', undefined],
    ['Helper', undefined],
    ['HelperOfThree', undefined],
    ['Store', undefined],
  ])('the props of %s are %j', (name, props) => {
    expect(findNames(name)).toEqual(props);
  });
});

describe('toRef', () => {
  const { checker, find } = compileFixture(`
interface HTMLButtonElement { click(): void }
export interface Without { size: number }
export type With = Without & React.RefAttributes<HTMLButtonElement>;
export type Joined = With & { ref?: React.RefObject<unknown> };
export type Unknown = Without & React.RefAttributes<unknown>;
`);

  test.each([
    ['Without', null],
    ['With', 'HTMLButtonElement'],
    ['Joined', 'HTMLButtonElement'],
    ['Unknown', 'unknown'],
  ])('%s: %s', (name, ref) => {
    expect(toRef(checker.getDeclaredTypeOfSymbol(find(name)), { checker, library })).toBe(ref);
  });
});

describe('selectProps', () => {
  function declare(name: string, facts: Partial<DeclaredProp>, description = ''): DeclaredProp {
    return {
      prop: {
        name,
        type: 'string',
        required: false,
        default: null,
        deprecated: null,
        plan: null,
        description,
      },
      isOwn: true,
      isParameter: false,
      isMerged: false,
      declaredIn: null,
      brokenIn: null,
      needsDefaults: false,
      plan: null,
      ...facts,
    };
  }

  const props = [
    declare('described', {}, 'Own.'),
    declare('forgotten', {}, 'Own, too.'),
    declare('className', {}),
    declare('children', {}),
    declare('disableRipple', { isOwn: false }, 'Of Material UI.'),
    declare('color', { isOwn: false }, 'Of Material UI, too.'),
    declare('xAxis', { needsDefaults: true }, 'Own.'),
  ];
  const list = (...names: string[]) =>
    new Map(names.map((name) => [name, { required: false, comment: '' }]));
  const select = (...args: Parameters<typeof selectProps>) =>
    selectProps(...args).map(({ prop }) => prop.name);

  test('runtime prop types decide on what the package does not describe', () => {
    expect(select(props, list('described', 'className', 'disableRipple'))).toEqual([
      'described',
      'forgotten',
      'className',
      'disableRipple',
    ]);
  });

  test.each([
    ['without runtime prop types', null],
    ['with some that were written by hand', list('apiRef')],
  ])('%s a component lists all that its packages declare', (_case, propTypes) => {
    expect(select(props, propTypes)).toEqual([
      'described',
      'forgotten',
      'className',
      'children',
      'xAxis',
    ]);
  });
});
