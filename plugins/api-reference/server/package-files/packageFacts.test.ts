import { rm } from 'node:fs/promises';
import path from 'node:path';
import { library, reference } from '@site/library';
import { toClassName } from './classNames';
import { type ComponentFacts, createPackageFactsReader } from './packageFacts';
import { writePackages } from './testing/writePackages';

const createReader = createPackageFactsReader({ library, reference });

const states = `const globalStateClasses = { disabled: 'disabled', selected: 'selected' };`;

const graphs: Record<string, string> = {
  'package.json': '{ "module": "./index.js" }',
  'index.js': `
    export * from './Bar/index.js';
    export * from './Axis/Axis.js';
    export * from './Legend.js';
    export * from './Day.js';
    export * from './Wrapped.js';`,
  // Index files that export each other.
  'Bar/index.js': `export * from '../index.js'; export { Memoized as Bar } from './Bar.js'; export { barClasses } from './barClasses.js';`,
  'Bar/barClasses.js': `
    import generateUtilityClass from '@acme/utils/generateUtilityClass';
    export function getBarUtilityClass(slot) {
      if (slot === 'faded') { return generateUtilityClass('Graphs', slot); }
      return generateUtilityClass('AcmeBar', slot);
    }
    const groups = { states: ['selected'] };
    export const barClasses = _extends({}, generateUtilityClasses('AcmeBar', ['root', ...groups.states]), { faded: 'Graphs-faded' });
    export const useUtilityClasses = (ownerState) => {
      const slots = {
        root: ['root', \`series-\${ownerState.id}\`, ownerState.open && 'open'],
        mark: [ownerState.axis === 'x' ? 'horizontal' : 'vertical'],
      };
      return composeClasses(slots, getBarUtilityClass, ownerState.classes);
    };`,
  'Bar/Bar.js': `
    import { useUtilityClasses } from './barClasses.js';
    const BarRaw = function Bar(inProps, ref) {
      const props = useThemeProps({ props: inProps, name: 'AcmeBar' });
      const classes = useUtilityClasses(props);
      return _jsx('i', { className: classes.root, ref });
    };
    const Memoized = /*#__PURE__*/React.memo(forwardRef(BarRaw));
    export { Memoized };
    process.env.NODE_ENV !== "production" ? BarRaw.propTypes = {
      // ---- Warning ----
      // | generated |
      /**
       * How wide it is.
       * * in pixels
       * @default 10
       */
      width: PropTypes.number,
      /* no JSDoc */
      rows: PropTypes.array.isRequired,
      columns: chainPropTypes(PropTypes.array.isRequired, () => null),
      'aria-label': PropTypes.shape({ a: PropTypes.any.isRequired }),
      /** Drawn when hovered. @ignore */
      onHover: PropTypes.func
    } : void 0;`,
  'Axis/Axis.js': `
    import { AxisLine } from './AxisLine.js';
    export function Axis(inProps) {
      return _jsx(AxisLine, _extends({}, inProps));
    }
    export function Frame(props) {
      return _jsx(AxisLine, props);
    }`,
  'Axis/AxisLine.js': `
    import { useAxisProps } from './useAxisProps.js';
    const useUtilityClasses = () => composeClasses({ root: ['root'] }, getAxisUtilityClass, {});
    function getAxisUtilityClass(slot) { return generateUtilityClass('AcmeAxisParts', slot); }
    export function AxisLine(inProps) {
      const props = useAxisProps(inProps);
      return _jsx('g', { className: useUtilityClasses().root, width: props.width });
    }`,
  'Axis/useAxisProps.js': `
    export const useAxisProps = (inProps) => React.useMemo(() => getThemeProps({ name: 'AcmeAxis', props: inProps }), []);`,
  'Legend.js': `
    import { consumeThemeProps } from './internals/consumeThemeProps.js';
    export const Legend = consumeThemeProps('AcmeLegend', { classesResolver: () => ({}) }, function Legend(props, ref) {
      return null;
    });`,
  'internals/consumeThemeProps.js': `
    export const consumeThemeProps = (name, options, InComponent) => React.forwardRef(function Outer(props, ref) {
      return _jsx(InComponent, useThemeProps({ props, name }));
    });`,
  'internals/Hidden.js': `
    const HiddenRoot = styled('div', { name: 'AcmeHidden', slot: 'Root' })({});
    export function Hidden() { getLocaleText('AcmeOther'); return _jsx(HiddenRoot, {}); }`,
  'Day.js': `
    import { useDayProps } from './useDayProps.js';
    export const Day = React.forwardRef(function Day(inProps, ref) {
      const props = useDayProps(inProps, 'AcmeDay');
      return null;
    });
    export const dayClasses = generateUtilityClasses('AcmeDay', ['root', 'disabled']);
    Day.propTypes = { ...shared, extra: PropTypes.any };
    const shared = { value: PropTypes.any };`,
  'useDayProps.js': `export function useDayProps(props, name) { return useThemeProps({ props, name }); }`,
  'Wrapped.js': `import { createField } from './internals/createField.js';
    export function getWrappedUtilityClass(slot) { return generateUtilityClass('AcmeWrapped', slot); }
    export const wrappedClasses = generateUtilityClasses('AcmeWrapped', ['root', 'separator']);
    export const Wrapped = createField({ name: 'AcmeWrapped', getUtilityClass: getWrappedUtilityClass });
    Wrapped.propTypes = {};`,
  'internals/createField.js': `export function createField({ name, getUtilityClass }) {
    return React.forwardRef(function Field(props) { return useThemeProps({ props, name }); });
  }`,
};

let dir: string;
let read: (name: string) => ComponentFacts;

beforeAll(async () => {
  const files = Object.entries(graphs).map(([file, code]) => [`@acme/x-graphs/${file}`, code]);
  dir = await writePackages({
    ...Object.fromEntries(files),
    '@acme/utils/generateUtilityClass/generateUtilityClass.js': states,
    '@acme/x-graphs-pro/package.json': '{}',
    '@acme/x-graphs-pro/esm/index.js': `export * from '@acme/x-graphs'; export { Hidden as Shown } from '@acme/x-graphs/internals/Hidden';`,
    'grid/package.json': '{ "module": "dist/esm.js" }',
    'grid/dist/esm.js': `
      const he="AcmeDataTable-row",wr={error:"Acme-error",active:"Acme-active"},ks={rows:re.array.isRequired},
      Wa=h((e=>({})),{name:"AcmeGridPanel"}),Ua=(function(e,t){})("AcmeGridPanel",["root","paper"]),
      Hs=t=>(function({props:t,name:r}){})({props:t,name:"AcmeDataTable"}),
      As=e.forwardRef((function(t,r){const l=Hs(t);return l})),
      Ka=e.forwardRef((function(t,l){const c=Wa(t);return c.root}));
      const _s=e.memo(As);_s.propTypes=ks;
      export{_s as DataTable,Ka as TablePanel,Ua as tablePanelClasses};`,
  });
  read = createReader(path.join(dir, '@acme/x-graphs'));
});

afterAll(() => rm(path.dirname(dir), { recursive: true }));

const toClass = ({ classNames }: ComponentFacts, key: string) =>
  classNames &&
  toClassName(classNames, key, { prefix: 'Acme', names: new Set(['disabled', 'selected']) });

/** The names of the classes of some keys. */
const nameClasses = (facts: ComponentFacts, ...keys: string[]) =>
  keys.map((key) => toClass(facts, key)?.className);

test('reads prop types of a component that is wrapped and exported by another name', () => {
  expect([...(read('Bar').propTypes ?? [])]).toEqual([
    ['width', { required: false, comment: 'How wide it is.\n* in pixels\n@default 10' }],
    ['rows', { required: true, comment: '' }],
    ['columns', { required: true, comment: '' }],
    ['aria-label', { required: false, comment: '' }],
    ['onHover', { required: false, comment: 'Drawn when hovered. @ignore' }],
  ]);
});

test('reads prop types that take in those of another object', () => {
  expect([...(read('Day').propTypes?.keys() ?? [])]).toEqual(['value', 'extra']);
});

test('tells a component without prop types from one with none', () => {
  expect(read('Legend').propTypes).toBeNull();
  expect(read('Wrapped').propTypes?.size).toBe(0);
});

test.each([
  ['itself', 'Bar', 'AcmeBar'],
  ['by a hook that is given the name', 'Day', 'AcmeDay'],
  ['by a function that wraps it', 'Legend', 'AcmeLegend'],
  ['by a function that makes it', 'Wrapped', 'AcmeWrapped'],
  ['in a component of its own that is given its props', 'Axis', 'AcmeAxis'],
])('knows the theme name of a component that takes the theme’s props %s', (_, name, themeName) => {
  expect(read(name)).toMatchObject({ themeName, hasThemeDefaultProps: true });
});

test('does not take the theme name of a component that is given the props for its own', () => {
  expect(read('Frame')).toMatchObject({ themeName: 'AcmeAxisParts', hasThemeDefaultProps: false });
});

test('knows the theme name of styles, also of a component that the root does not export', () => {
  expect(read('Hidden')).toMatchObject({ themeName: 'AcmeHidden', hasThemeDefaultProps: false });
});

test('names the classes that a component composes like those that are listed beside them', () => {
  expect(nameClasses(read('Bar'), 'root', 'selected', 'faded', 'open', 'horizontal')).toEqual([
    'AcmeBar-root',
    'Acme-selected',
    'Graphs-faded',
    'AcmeBar-open',
    'AcmeBar-horizontal',
  ]);
});

test('knows which class is a state that all components share', () => {
  expect(toClass(read('Bar'), 'selected')?.isGlobal).toBe(true);
  expect(toClass(read('Bar'), 'faded')?.isGlobal).toBe(false);
});

test('names classes like the list that is exported for a component that composes none', () => {
  expect(nameClasses(read('Day'), 'root', 'disabled')).toEqual(['AcmeDay-root', 'Acme-disabled']);
});

test('names classes by a function that the component’s maker is given', () => {
  expect(nameClasses(read('Wrapped'), 'root', 'separator')).toEqual([
    'AcmeWrapped-root',
    'AcmeWrapped-separator',
  ]);
});

test('names classes after their own prefix where the theme has another', () => {
  expect(nameClasses(read('Axis'), 'root')).toEqual(['AcmeAxisParts-root']);
});

test('follows what a package exports of another', () => {
  const readPro = createReader(path.join(dir, '@acme/x-graphs-pro'));
  expect(readPro('Day').themeName).toBe('AcmeDay');
  expect(readPro('Shown').themeName).toBe('AcmeHidden');
});

test('reads a bundle that is minified', () => {
  const readBundle = createReader(path.join(dir, 'grid'));
  expect(readBundle('DataTable')).toEqual({
    propTypes: new Map([['rows', { required: true, comment: '' }]]),
    defaults: new Map(),
    themeName: 'AcmeDataTable',
    hasThemeDefaultProps: true,
    classNames: { prefix: 'AcmeDataTable', exceptions: new Map() },
  });
  expect(readBundle('TablePanel')).toMatchObject({
    themeName: 'AcmeGridPanel',
    hasThemeDefaultProps: false,
  });
  expect(nameClasses(readBundle('TablePanel'), 'root', 'paper')).toEqual([
    'AcmeGridPanel-root',
    'AcmeGridPanel-paper',
  ]);
});

test('knows nothing of a component that the package does not have', () => {
  expect(read('None')).toEqual({
    propTypes: null,
    defaults: new Map(),
    themeName: null,
    hasThemeDefaultProps: false,
    classNames: null,
  });
});
