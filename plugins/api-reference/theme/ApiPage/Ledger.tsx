import { Fragment, type CSSProperties, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { countLines, isLongType } from '../../client/rowText';
import { toRowId, type ApiSection } from '../../paths';
import type { Api, ApiClass, ApiDemo, ApiProp, ApiSignature, ApiSlot } from '../../types';
import { TextLine } from '../ApiText';
import Row from './Row';
import { Signature, TypeText } from './Type';
import styles from './Ledger.module.css';
import cells from './Row.module.css';

/** How many characters of a default fit its column, in two lines. */
const COLUMN_LENGTH = 40;

/** How many of a longer one, which is below the type, fit a line. */
const LINE_LENGTH = 64;

/** Links to the demos of something. */
export function DemoLinks({ demos }: { demos: readonly ApiDemo[] }): ReactNode {
  return demos.map(({ title, path }, index) => (
    <Fragment key={path}>
      {index > 0 && ', '}
      <Link to={path}>{title}</Link>
    </Fragment>
  ));
}

/** Links to the demos of a row, and the first of them to be shown in place. */
function RowDemos({ demos = [], live }: Pick<ApiProp, 'demos' | 'live'>): ReactNode {
  return (
    demos.length > 0 && (
      <div data-demos>
        {`${translate({ id: 'site.api.shownIn', message: 'Demos:' })} `}
        <DemoLinks demos={demos} />
        {'\u2002'}
        <Link
          to={`/playground?demo=${live}`}
          aria-label={translate(
            { id: 'site.api.tryDemo', message: 'Try it: {demo}' },
            { demo: demos[0]?.title ?? '' },
          )}
          data-try
          data-no-print
        >
          {translate({ id: 'site.api.try', message: 'Try it' })}
        </Link>
      </div>
    )
  );
}

const listParts = ({ parameters, returns }: ApiSignature) => [
  ...parameters,
  ...(returns ? [returns] : []),
];

/** Returns whether a signature says more than the type does. */
function isTelling(signature: ApiSignature, type: string): boolean {
  const parts = listParts(signature);
  return parts.some(({ description }) => description) || (parts.length > 0 && !type.includes('=>'));
}

/** Returns about how many lines a signature takes. */
const countSignatureLines = (signature: ApiSignature) =>
  listParts(signature).reduce((lines, { description }) => lines + 1 + countLines(description), 0);

const isLong = (value: string | null) => (value ?? '').length > COLUMN_LENGTH;
const isCut = (value: string | null) => (value ?? '').length > LINE_LENGTH;

interface RowProps<Item> {
  api: Api;
  item: Item;
}

function PropRow({ api, item }: RowProps<ApiProp>): ReactNode {
  const { name, type, default: value, demos = [] } = item;
  const isInterface = api.kind === 'interface';
  const signature = item.signature && isTelling(item.signature, type) ? item.signature : null;
  const valueClass = isLong(value) ? cells.long : cells.second;
  return (
    <Row
      {...item}
      id={toRowId(api, 'props', name)}
      isHeading
      // Most properties of an interface are always there: the others have TypeScript's mark.
      isOptional={isInterface && !item.required}
      required={item.required && !isInterface}
      first={
        <code className={value && !isLong(value) ? cells.narrow : undefined}>
          <TypeText type={type} />
        </code>
      }
      isFirstLong={isLongType(type)}
      isSecondLong={isCut(value)}
      second={
        // Some defaults are sentences with code in them.
        value?.includes('`') ? (
          <span className={valueClass}>
            <TextLine text={value} />
          </span>
        ) : (
          value && <code className={valueClass}>{value}</code>
        )
      }
      moreLines={(signature ? countSignatureLines(signature) : 0) + (demos.length > 0 ? 1 : 0)}
      more={
        (signature || demos.length > 0) && (
          <>
            {signature && <Signature {...signature} />}
            <RowDemos {...item} />
          </>
        )
      }
    />
  );
}

function SlotRow({ api, item }: RowProps<ApiSlot>): ReactNode {
  const { name, className, default: value, demos = [] } = item;
  return (
    <Row
      {...item}
      id={toRowId(api, 'slots', className ?? name)}
      more={demos.length > 0 && <RowDemos {...item} />}
      moreLines={demos.length > 0 ? 1 : 0}
      first={
        className && (
          <code className={value && !isLong(value) ? cells.narrow : undefined}>.{className}</code>
        )
      }
      second={
        value && (
          <code className={isLong(value) ? cells.long : cells.second}>
            <TypeText type={value} />
          </code>
        )
      }
    />
  );
}

/** A class with its rule in the theme; a state that all components share has none. */
function ClassRow({ api, item }: RowProps<ApiClass>): ReactNode {
  const { key, className, isGlobal, ...rest } = item;
  return (
    <Row
      {...rest}
      id={toRowId(api, 'classes', className)}
      name={`.${className}`}
      first={
        isGlobal ? (
          <span className={cells.state}>
            {translate({ id: 'site.api.state', message: 'State' })}
          </span>
        ) : (
          <code>{key}</code>
        )
      }
    />
  );
}

/** Returns the names of the columns of a section. */
function toColumns(section: ApiSection): string[] {
  const name = translate({ id: 'site.api.name', message: 'Name' });
  const className = translate({ id: 'site.api.className', message: 'Class name' });
  switch (section) {
    case 'props':
      return [
        name,
        translate({ id: 'site.api.type', message: 'Type' }),
        translate({ id: 'site.api.default', message: 'Default' }),
      ];
    case 'slots':
      return [
        name,
        className,
        translate({ id: 'site.api.defaultComponent', message: 'Default component' }),
      ];
    default:
      return [className, translate({ id: 'site.api.ruleName', message: 'Rule name' })];
  }
}

interface Props {
  api: Api;
  section: ApiSection;
}

/** Props by their groups, the component's own first. */
function groupProps({ props }: Api): [group: string, props: ApiProp[]][] {
  const groups = new Map<string, ApiProp[]>([['', []]]);
  for (const prop of props) {
    const { group = '' } = prop;
    groups.set(group, [...(groups.get(group) ?? []), prop]);
  }
  return [...groups];
}

/** The rows of a section below the names of their columns, which only a table shows. */
export default function Ledger({ api, section }: Props): ReactNode {
  const columns = toColumns(section);
  const [first = '', second = ''] = columns.slice(1).map((label) => JSON.stringify(`${label} `));
  const renderRows = (rows: ReactNode) => (
    // Without the role, VoiceOver in Safari doesn't announce a list without markers.
    // eslint-disable-next-line jsx-a11y/no-redundant-roles
    <ul
      role="list"
      className={cells.rows}
      style={{ '--first': first, '--second': second } as CSSProperties}
      data-rows
    >
      {rows}
    </ul>
  );
  const renderProps = (props: readonly ApiProp[]) =>
    renderRows(props.map((item) => <PropRow key={item.name} api={api} item={item} />));
  const [[, own] = ['', []], ...groups] = groupProps(api);
  return (
    <div className={styles.ledger}>
      {/* Each cell has its own label. */}
      <div className={styles.head} aria-hidden>
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      {section === 'props' && renderProps(own)}
      {section === 'props' &&
        groups.map(([group, props]) => (
          <details key={group} className={styles.group}>
            <summary lang="en">{`${props.length} ${group}`}</summary>
            {renderProps(props)}
          </details>
        ))}
      {section === 'slots' &&
        renderRows(api.slots.map((item) => <SlotRow key={item.name} api={api} item={item} />))}
      {section === 'classes' &&
        renderRows(
          api.classes.map((item) => <ClassRow key={item.className} api={api} item={item} />),
        )}
    </div>
  );
}
