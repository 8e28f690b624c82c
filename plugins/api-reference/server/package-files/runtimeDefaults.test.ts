import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createPackageFactsReader } from './packageFacts';
import { writePackages } from './testing/writePackages';

let dir: string;

beforeAll(async () => {
  const defaults = `
    export const { x } = {};
    const defaultProps = { size: "sm", "aria-level": 2, icon: CheckIcon, onClose: () => {} };`;
  dir = await writePackages({
    '@example/ui/package.json': '{ "module": "./index.mjs" }',
    '@example/ui/index.mjs': `
      ${defaults}
      export function Taken({ open = false, label: text = 'a "b"', rows = [1, 2], ...other }) {
        const { inner = 1 } = other.context;
        return jsx('p', other);
      }
      export const Named = forwardRef(function Named(inProps, ref) {
        const props = useThemeProps({ props: inProps, name: 'Named' });
        const { offset = -4, shape = { round: true }, count = rows.length, ...other } = props;
        const { unrelated = 1 } = useTheme();
        return jsx('p', other);
      });
      export const Completed = factory((given, ref) => {
        const props = useProps('Completed', defaultProps, given);
        const { size, gap = 8 } = useResolvedProps(props);
        return jsx('p', { size });
      });
      export const Minimal = (props) => jsx('p', props);`,
  });
});

afterAll(() => rm(path.dirname(dir), { recursive: true }));

test.each([
  ['Taken', { open: 'false', label: `'a "b"'`, rows: '[1, 2]' }],
  ['Named', { offset: '-4', shape: '{ round: true }' }],
  ['Completed', { size: "'sm'", 'aria-level': '2', icon: 'CheckIcon', gap: '8' }],
  ['Minimal', {}],
])('the code of %s gives its props %p', (name, expected) => {
  const library = { packages: { '@example/ui': { product: 'a' } }, prefixes: [] };
  const read = createPackageFactsReader({ library, reference: {} } as never);
  const { defaults } = read(path.join(dir, '@example/ui'))(name);
  expect(Object.fromEntries(defaults)).toEqual(expected);
});
