import type { CSSProperties, ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { toToggleLabel } from '../../client/rows';
import { countLines } from '../../client/rowText';
import type { ApiProp } from '../../types';
import ApiText from '../ApiText';
import Word from './Word';
import styles from './Row.module.css';

interface Props extends Pick<ApiProp, 'name' | 'description' | 'deprecated' | 'deprecatedSince'> {
  id: string;
  /** Whether the name ends with `?`. */
  isOptional?: boolean;
  /** Names of the columns, for those who don't see columns. */
  labels: readonly string[];
  first?: ReactNode;
  second?: ReactNode;
  /** Whether the second needs its own line. */
  isSecondLong?: boolean;
  marks: ReactNode;
  /** What a table shows only when the row is opened. */
  more?: ReactNode;
  /** About how many lines that takes. */
  moreLines?: number;
}

/** How many lines of a description a table shows. */
const MAX_LINES = 2;

/** Returns the Markdown of why something is deprecated; its mark already says that it is. */
function toReason(reason: string, since: string | undefined): string {
  const title =
    since === undefined
      ? translate({ id: 'site.api.deprecated', message: 'Deprecated' })
      : translate(
          { id: 'site.api.deprecatedSince', message: 'Deprecated since {version}' },
          { version: since },
        );
  return reason ? `**${title}:** ${reason}` : since === undefined ? '' : `**${title}.**`;
}

/** A row of the ledger: the same HTML in every view, which the stylesheet arranges. */
export default function Row(props: Props): ReactNode {
  const { id, name, first, second, marks, deprecated, description, more, moreLines = 0 } = props;
  useBrokenLinks().collectAnchor(id);
  const reason = deprecated === null ? '' : toReason(deprecated, props.deprecatedSince);
  const textLines = countLines(reason) + countLines(description);
  const isLong = textLines > MAX_LINES;
  // The room that the row takes before it is drawn.
  const lines = 1 + (first ? 1 : 0) + (second ? 1 : 0) + textLines + moreLines;
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
          <Word text={name} />
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
      {first && (
        <div className={clsx(styles.first, (!second || props.isSecondLong) && styles.wide)}>
          <span className={styles.label}>{props.labels[0]} </span>
          {first}
        </div>
      )}
      {second && (
        <div className={props.isSecondLong ? styles.longSecond : styles.second}>
          <span className={styles.label}>{props.labels[1]} </span>
          {second}
        </div>
      )}
      <div className={styles.end}>
        {marks}
        <button
          type="button"
          className={styles.toggle}
          data-toggle={name}
          data-no-print
          aria-expanded={false}
          aria-label={toToggleLabel(name, false)}
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
