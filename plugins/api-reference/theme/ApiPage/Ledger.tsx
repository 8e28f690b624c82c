import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { countLines } from '../../client/rowText';
import { toRowId, type ApiSection } from '../../paths';
import type { Api, ApiClass, ApiDemo, ApiProp, ApiSignature, ApiSlot } from '../../types';
import ApiMarks from '../ApiMarks';
import { TextLine } from '../ApiText';
import Row from './Row';
import Type, { Signature, TypeText } from './Type';
import styles from './Ledger.module.css';

/** How many characters of a default fit its column, in two lines. */
const COLUMN_LENGTH = 40;

/** Links to the demos of something. */
export function DemoLinks({ demos }: { demos: readonly ApiDemo[] }): ReactNode {
  return demos.map(({ title, path }, index) => (
    <Fragment key={path}>
      {index > 0 && ', '}
      <Link to={path}>{title}</Link>
    </Fragment>
  ));
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

/** Some defaults are sentences with code in them. */
const toDefaultCell = (value: string) => ({
  label: translate({ id: 'site.api.default', message: 'Default' }),
  content: value.includes('`') ? <TextLine text={value} /> : <code dir="ltr">{value}</code>,
  isLong: value.length > COLUMN_LENGTH,
});

function PropRow({ api, prop }: { api: Api; prop: ApiProp }): ReactNode {
  const { name, type, default: value, demos = [] } = prop;
  const id = toRowId(api, 'props', name);
  const isInterface = api.kind === 'interface';
  const signature = prop.signature && isTelling(prop.signature, type) ? prop.signature : null;
  return (
    <Row
      {...prop}
      id={id}
      // Most properties of an interface are always there: the others have TypeScript's mark.
      isOptional={isInterface && !prop.required}
      first={{
        label: translate({ id: 'site.api.type', message: 'Type' }),
        content: <Type id={`${id}-type`} name={name} type={type} />,
      }}
      second={value === null ? undefined : toDefaultCell(value)}
      marks={<ApiMarks {...prop} required={prop.required && !isInterface} />}
      moreLines={(signature ? countSignatureLines(signature) : 0) + (demos.length > 0 ? 1 : 0)}
      more={
        (signature || demos.length > 0) && (
          <>
            {signature && <Signature {...signature} />}
            {demos.length > 0 && (
              <p>
                {translate({ id: 'site.api.shownIn', message: 'Demos:' })}{' '}
                <DemoLinks demos={demos} />
              </p>
            )}
          </>
        )
      }
    />
  );
}

function SlotRow({ api, slot }: { api: Api; slot: ApiSlot }): ReactNode {
  const { name, className, default: value } = slot;
  return (
    <Row
      {...slot}
      id={toRowId(api, 'slots', className ?? name)}
      first={
        className === null
          ? undefined
          : {
              label: translate({ id: 'site.api.className', message: 'Class name' }),
              content: (
                <code data-search dir="ltr">
                  .{className}
                </code>
              ),
            }
      }
      second={
        value === null
          ? undefined
          : {
              label: translate({ id: 'site.api.defaultComponent', message: 'Default component' }),
              content: (
                <code data-search dir="ltr">
                  <TypeText type={value} />
                </code>
              ),
              isLong: value.length > COLUMN_LENGTH,
            }
      }
      marks={<ApiMarks {...slot} />}
    />
  );
}

/** A class with its rule in the theme; a state that all components share has none. */
function ClassRow({ api, item }: { api: Api; item: ApiClass }): ReactNode {
  const { key, ...rest } = item;
  return (
    <Row
      {...rest}
      id={toRowId(api, 'classes', item.className)}
      name={`.${item.className}`}
      first={{
        label: translate({ id: 'site.api.ruleName', message: 'Rule name' }),
        content: item.isGlobal ? (
          translate({ id: 'site.api.state', message: 'State' })
        ) : (
          <code data-search dir="ltr">
            {key}
          </code>
        ),
      }}
      marks={<ApiMarks {...rest} />}
    />
  );
}

interface Props {
  api: Api;
  section: ApiSection;
}

/** The rows of a section below the names of their columns, which only a table shows. */
export default function Ledger({ api, section }: Props): ReactNode {
  const name = translate({ id: 'site.api.name', message: 'Name' });
  const className = translate({ id: 'site.api.className', message: 'Class name' });
  const columns: Record<ApiSection, string[]> = {
    props: [
      name,
      translate({ id: 'site.api.type', message: 'Type' }),
      translate({ id: 'site.api.default', message: 'Default' }),
    ],
    slots: [
      name,
      className,
      translate({ id: 'site.api.defaultComponent', message: 'Default component' }),
    ],
    classes: [className, translate({ id: 'site.api.ruleName', message: 'Rule name' })],
  };
  return (
    <div className={styles.ledger}>
      {/* Each cell has its own label. */}
      <div className={styles.head} aria-hidden>
        {columns[section].map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      {/* Without the role, VoiceOver in Safari doesn't announce a list without markers. */}
      {/* eslint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul role="list" className={styles.rows}>
        {section === 'props' &&
          api.props.map((prop) => <PropRow key={prop.name} api={api} prop={prop} />)}
        {section === 'slots' &&
          api.slots.map((slot) => <SlotRow key={slot.name} api={api} slot={slot} />)}
        {section === 'classes' &&
          api.classes.map((item) => <ClassRow key={item.className} api={api} item={item} />)}
      </ul>
    </div>
  );
}
