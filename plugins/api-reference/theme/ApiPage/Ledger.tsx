import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { countLines } from '../../client/rowText';
import { type ApiSection, toRowId } from '../../paths';
import type {
  Api,
  ApiClass,
  ApiProp,
  ApiSignature as ApiSignatureType,
  ApiSlot,
} from '../../types';
import ApiRowMarks from '../ApiMarks';
import { ApiLine } from '../ApiText';
import ApiRow, { ApiDemos } from './Row';
import ApiType, { ApiSignature, ApiTypeText } from './Type';
import styles from './Ledger.module.css';

interface Props {
  section: ApiSection;
  /** The rows. */
  children: ReactNode;
}

/** The rows of a section under the names of their columns, which only a table shows. */
export default function ApiLedger({ section, children }: Props): ReactNode {
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
      {/* Each row says for itself what its cells are. */}
      <div className={styles.head} aria-hidden>
        {columns[section].map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      {/* Safari takes a list without markers for no list, unless it is told. */}
      {/* eslint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul role="list" className={styles.rows}>
        {children}
      </ul>
    </div>
  );
}

interface PropsApiPropRow {
  api: Api;
  prop: ApiProp;
}

/** How many letters of a default fit its column, in two lines. */
const columnLength = 40;

/** What a signature has: each parameter, and what is returned. */
const listParts = ({ parameters, returns }: ApiSignatureType) => [
  ...parameters,
  ...(returns ? [returns] : []),
];

/** Returns whether a signature says more than the type does. */
function isTelling(signature: ApiSignatureType, type: string): boolean {
  const parts = listParts(signature);
  return parts.some(({ description }) => description) || (parts.length > 0 && !type.includes('=>'));
}

/** Returns about how many lines it takes to say how a function is called. */
function countSignatureLines(signature: ApiSignatureType): number {
  return listParts(signature).reduce(
    (lines, { description }) => lines + 1 + countLines(description),
    0,
  );
}

/** Some defaults are sentences, with code in them. */
function toDefaultCell(value: string) {
  return {
    label: translate({ id: 'site.api.default', message: 'Default' }),
    content: value.includes('`') ? <ApiLine text={value} /> : <code dir="ltr">{value}</code>,
    isLong: value.length > columnLength,
  };
}

/** A prop of a component, or a property of an interface. */
export function ApiPropRow({ api, prop }: PropsApiPropRow): ReactNode {
  const { name, type, deprecated, description, default: value, demos = [] } = prop;
  const id = toRowId(api, 'props', name);
  const isInterface = api.kind === 'interface';
  const signature = prop.signature && isTelling(prop.signature, type) ? prop.signature : null;
  return (
    <ApiRow
      id={id}
      name={name}
      // Most of an interface is always there: what is not has the mark that TypeScript gives it.
      isOptional={isInterface && !prop.required}
      first={{
        label: translate({ id: 'site.api.type', message: 'Type' }),
        content: <ApiType id={`${id}-type`} name={name} type={type} />,
      }}
      second={value === null ? undefined : toDefaultCell(value)}
      marks={<ApiRowMarks {...prop} required={prop.required && !isInterface} />}
      deprecated={deprecated}
      deprecatedSince={prop.deprecatedSince}
      description={description}
      moreLines={(signature ? countSignatureLines(signature) : 0) + (demos.length > 0 ? 1 : 0)}
      more={
        (signature || demos.length > 0) && (
          <>
            {signature && <ApiSignature signature={signature} />}
            {demos.length > 0 && <ApiDemos demos={demos} />}
          </>
        )
      }
    />
  );
}

interface PropsApiSlotRow {
  api: Api;
  slot: ApiSlot;
}

/** A part of a component that another component can stand for. */
export function ApiSlotRow({ api, slot }: PropsApiSlotRow): ReactNode {
  const { name, className, deprecated, description } = slot;
  return (
    <ApiRow
      id={toRowId(api, 'slots', className ?? name)}
      name={name}
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
        slot.default === null
          ? undefined
          : {
              label: translate({ id: 'site.api.defaultComponent', message: 'Default component' }),
              content: (
                <code data-search dir="ltr">
                  <ApiTypeText type={slot.default} />
                </code>
              ),
              isLong: slot.default.length > 40,
            }
      }
      marks={<ApiRowMarks {...slot} />}
      deprecated={deprecated}
      deprecatedSince={slot.deprecatedSince}
      description={description}
    />
  );
}

interface PropsApiClassRow {
  api: Api;
  item: ApiClass;
}

/** A CSS class of a component, with its rule in the theme; a shared state has none. */
export function ApiClassRow({ api, item }: PropsApiClassRow): ReactNode {
  const { key, className, isGlobal, deprecated, description } = item;
  return (
    <ApiRow
      id={toRowId(api, 'classes', className)}
      name={`.${className}`}
      first={{
        label: translate({ id: 'site.api.ruleName', message: 'Rule name' }),
        content: isGlobal ? (
          translate({ id: 'site.api.state', message: 'State' })
        ) : (
          <code data-search dir="ltr">
            {key}
          </code>
        ),
      }}
      marks={<ApiRowMarks deprecated={deprecated} since={item.since} removedIn={item.removedIn} />}
      deprecated={deprecated}
      deprecatedSince={item.deprecatedSince}
      description={description}
    />
  );
}
