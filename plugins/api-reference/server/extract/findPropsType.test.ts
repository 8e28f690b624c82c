import { findPropsType } from './findPropsType';
import { compileFixture } from './testing/compileFixture';

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
