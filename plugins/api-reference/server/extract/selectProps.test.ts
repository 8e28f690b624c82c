import type { DeclaredProp } from './extractProps';
import { selectProps } from './selectProps';

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
