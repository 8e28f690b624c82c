import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { countLines } from '../../client/rowText';
import { toToggleLabel } from '../../client/rows';
import type { ApiDemo } from '../../types';
import ApiText from '../ApiText';
import ApiWord from './Word';
import styles from './Row.module.css';

interface Cell {
  /** What the column says, to those who do not see columns. */
  label: string;
  content: ReactNode;
  /** Whether it needs a line of its own. */
  isLong?: boolean;
}

interface Props {
  id: string;
  name: string;
  /** Whether `?` stands after the name. */
  isOptional?: boolean;
  first?: Cell;
  second?: Cell;
  /** Label of the version that deprecated it. */
  deprecatedSince?: string;
  marks: ReactNode;
  /** Markdown; `null` when it is not deprecated. */
  deprecated: string | null;
  /** Markdown. */
  description: string;
  /** What a table shows of it on demand only. */
  more?: ReactNode;
  /** About how many lines that takes. */
  moreLines?: number;
}

/** How many lines of a description a table shows. */
const shownLines = 2;

/** Why something is deprecated, as Markdown; its mark says already that it is. */
function renderReason(reason: string, since: string | undefined): string {
  const title =
    since === undefined
      ? translate({ id: 'site.api.deprecated', message: 'Deprecated' })
      : translate(
          { id: 'site.api.deprecatedSince', message: 'Deprecated since {version}' },
          { version: since },
        );
  return reason ? `**${title}:** ${reason}` : since === undefined ? '' : `**${title}.**`;
}

function renderCell(className: string | undefined, { label, content }: Cell): ReactNode {
  return (
    <div className={className}>
      <span className={styles.label}>{label} </span>
      {content}
    </div>
  );
}

/** A row of the ledger: in every view the same HTML, which the stylesheet arranges. */
export default function ApiRow(props: Props): ReactNode {
  const { id, name, first, second, marks, deprecated, deprecatedSince, description, more } = props;
  useBrokenLinks().collectAnchor(id);
  const reason = deprecated === null ? '' : renderReason(deprecated, deprecatedSince);
  const textLines = countLines(reason) + countLines(description);
  const isLong = textLines > shownLines;
  // The room that the row takes before it is drawn.
  const lines = 1 + (first ? 1 : 0) + (second ? 1 : 0) + textLines + (props.moreLines ?? 0);
  const toggleLabel = toToggleLabel(name, false);
  return (
    <li
      id={id}
      className={styles.row}
      style={{ '--lines': lines } as CSSProperties}
      data-row
      data-more={isLong || more ? '' : undefined}
    >
      <h3 className={styles.name}>
        <code data-search dir="ltr" className={clsx(deprecated !== null && styles.struck)}>
          <ApiWord text={name} />
          {props.isOptional && '?'}
        </code>
        <a
          href={`#${id}`}
          className={styles.link}
          aria-label={translate({ id: 'site.api.link', message: 'Link to {name}' }, { name })}
          data-no-print
        >
          #
        </a>
      </h3>
      {first && renderCell(clsx(styles.first, (!second || second.isLong) && styles.wide), first)}
      {second && renderCell(second.isLong ? styles.longSecond : styles.second, second)}
      <div className={styles.end}>
        {marks}
        <button
          type="button"
          className={styles.toggle}
          data-toggle={name}
          data-no-print
          aria-expanded={false}
          aria-label={toggleLabel}
        />
      </div>
      {(reason || description) && (
        <div className={clsx(styles.text, isLong && styles.long)} lang="en" data-search>
          <ApiText text={reason} />
          <ApiText text={description} />
        </div>
      )}
      {more && <div className={styles.more}>{more}</div>}
    </li>
  );
}

interface PropsApiDemos {
  demos: readonly ApiDemo[];
}

/** Where something is shown. */
export function ApiDemos({ demos }: PropsApiDemos): ReactNode {
  return (
    <p>
      {translate({ id: 'site.api.shownIn', message: 'Shown in' })}{' '}
      {demos.map(({ title, path }, index) => (
        <Fragment key={path}>
          {index > 0 && ', '}
          <Link to={path}>{title}</Link>
        </Fragment>
      ))}
    </p>
  );
}
