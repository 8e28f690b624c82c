import type { CSSProperties, ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { parseBlocks } from '../../client/markdown';
import { countLines } from '../../client/rowText';
import type { ApiProp } from '../../types';
import ApiMarks, { toSinceText } from '../ApiMarks';
import ApiText, { TextLine } from '../ApiText';
import Word from './Word';
import styles from './Row.module.css';

type Marks = Partial<
  Pick<ApiProp, 'required' | 'deprecated' | 'plan' | 'since' | 'removedIn' | 'deprecatedSince'>
>;

interface Props extends Marks, Pick<ApiProp, 'name' | 'description'> {
  id: string;
  /** Whether the name is a heading, as all that the table of contents lists. */
  isHeading?: boolean;
  /** Whether the name ends with `?`. */
  isOptional?: boolean;
  /** What the first column has; a table may cut off a long one. */
  first?: ReactNode;
  isFirstLong?: boolean;
  second?: ReactNode;
  /** Whether a table may cut off the second. */
  isSecondLong?: boolean;
  /** What a table shows only when the row is opened. */
  more?: ReactNode;
  /** About how many lines that takes. */
  moreLines?: number;
}

/** How many lines of a description a table shows where it is wide. */
const MAX_LINES = 1;

/** How many lines most rows take; the stylesheet has the same. */
const USUAL_LINES = 3;

/** Returns the Markdown of why something is deprecated; its mark already says that it is. */
function toReason({ deprecated = null, deprecatedSince: since }: Marks): string {
  if (deprecated === null) {
    return '';
  }
  const title =
    since === undefined
      ? translate({ id: 'site.api.deprecated', message: 'Deprecated' })
      : translate(
          { id: 'site.api.deprecatedSince', message: 'Deprecated since {version}' },
          { version: since },
        );
  return deprecated ? `**${title}:** ${deprecated}` : since === undefined ? '' : `**${title}.**`;
}

/** The text of a row, in English as the packages have it. */
function Description({ text }: { text: string }): ReactNode {
  const { currentLocale } = useDocusaurusContext().i18n;
  const lang = currentLocale === 'en' ? undefined : 'en';
  const [first, ...others] = parseBlocks(text);
  if (!first) {
    return null;
  }
  return first.kind === 'paragraph' && others.length === 0 ? (
    <p lang={lang}>
      <TextLine text={first.text} />
    </p>
  ) : (
    <div className={styles.text} lang={lang}>
      <ApiText text={text} />
    </div>
  );
}

/** A row of the ledger: the same HTML in every view, which the stylesheet arranges, with few elements. */
export default function Row(props: Props): ReactNode {
  const { id, name, first, second, more, moreLines = 0, since } = props;
  useBrokenLinks().collectAnchor(id);
  const { required, plan, removedIn, deprecated = null } = props;
  const reason = toReason(props);
  const textLines = countLines(reason) + countLines(props.description);
  const isCut = textLines > MAX_LINES || props.isFirstLong || props.isSecondLong || more;
  // The room that the row takes before it is drawn.
  const lines = 1 + (first ? 1 : 0) + (second ? 1 : 0) + textLines + moreLines;
  const link = (
    <a href={`#${id}`} className={deprecated === null ? undefined : styles.struck} translate="no">
      <Word text={name} />
    </a>
  );
  const sinceText = since === undefined ? null : toSinceText(since);
  const hasMarks = required || plan || removedIn !== undefined || deprecated !== null;
  return (
    <li
      id={id}
      style={lines === USUAL_LINES ? undefined : ({ '--lines': lines } as CSSProperties)}
      data-more={isCut ? '' : undefined}
    >
      {props.isHeading ? (
        <h3>
          {link}
          {props.isOptional && '?'}
        </h3>
      ) : (
        link
      )}
      {hasMarks ? (
        <small>
          <ApiMarks {...{ required, deprecated, plan, since, removedIn }} />
        </small>
      ) : first ? (
        // Most rows have no other mark: it needs no element, and takes the cell that is left.
        sinceText
      ) : (
        sinceText && <small>{sinceText}</small>
      )}
      {first}
      {second}
      <Description text={`${reason}\n\n${props.description}`} />
      {more && (
        <div className={styles.more} data-aside>
          {more}
        </div>
      )}
    </li>
  );
}
