import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import CodeDifference from '@theme/CodeDifference';
import CopyTextButton from '@theme/CopyTextButton';
import { TextLine } from '@theme/ApiText';
import { groupBy } from '../../../../core/groupBy';
import { useSite } from '../../../../core/client/site';
import { toVersionHref } from '../../../navigation/client';
import { describeFinding, describeReplacement, renderReport } from '../../client/findingTexts';
import type { Upgrade } from '../../client/useUpgrade';
import type { CheckResult, Finding } from '../../types';
import styles from './styles.module.css';

interface ChangeProps extends Upgrade {
  finding: Finding;
}

/** What the newer version changes about a line. */
function Change({ finding, from, to }: ChangeProps): ReactNode {
  const { site, version: own } = useSite();
  const { before, after, note, replacement, row, kind, byCodemod } = finding;
  const version = row?.of === 'from' ? from : to;
  return (
    <>
      <p>
        {describeFinding(finding, to)}{' '}
        {replacement !== null && <>{describeReplacement(replacement)} </>}
        {kind === 'deprecated' && note && (
          <>
            <TextLine text={note} />{' '}
          </>
        )}
        {row && (
          <a href={toVersionHref(site, own, version, row.path)}>
            {translate(
              { id: 'site.upgradeCheck.reference', message: '{version} reference' },
              { version: version.label },
            )}
          </a>
        )}
        {byCodemod && (
          <span className={styles.mended}>
            {translate({ id: 'site.upgradeCheck.codemod', message: 'codemod' })}
          </span>
        )}
      </p>
      {(before !== null || after !== null) && (
        <p className={styles.types} dir="ltr">
          <del>{before ?? '–'}</del> <span aria-hidden>→</span> <ins>{after ?? '–'}</ins>
        </p>
      )}
    </>
  );
}

interface LineProps extends Upgrade {
  /** Of one line. */
  findings: readonly [Finding, ...Finding[]];
}

/** A line of code, and what the newer version changes about it. */
function Line({ findings, ...upgrade }: LineProps): ReactNode {
  const [{ line, code }] = findings;
  return (
    <li className={styles.finding}>
      <pre
        className={styles.line}
        dir="ltr"
        // It scrolls.
        tabIndex={0}
        aria-label={translate({ id: 'site.upgradeCheck.line', message: 'Line {line}' }, { line })}
      >
        <span className={styles.number} aria-hidden>
          {line}
        </span>
        <code>{code}</code>
      </pre>
      {findings.map((finding, index) => (
        <Change key={index} finding={finding} {...upgrade} />
      ))}
    </li>
  );
}

interface Props extends Upgrade {
  result: CheckResult;
}

/** What was checked, and a button that copies the result. */
export function ResultHead({ result, from, to }: Props): ReactNode {
  return (
    <div className={styles.summary}>
      <h2>
        {from.label} → {to.label}
      </h2>
      <CopyTextButton
        label={translate({ id: 'site.apiComparison.copyMarkdown', message: 'Copy as Markdown' })}
        getText={() => renderReport(result, from, to)}
      />
    </div>
  );
}

/** What a check has found, by file, and what the codemods make of the files. */
export default function Result({ result, from, to }: Props): ReactNode {
  const { findings, changes, failures } = result;
  return (
    <>
      <p>
        {translate({
          id: 'site.upgradeCheck.limits',
          message:
            "The check compares what your code uses with the reference of both versions. It can't see behavior that changed under the same types, so read the migration guide, too.",
        })}
      </p>
      {failures.map(({ file, message }) => (
        <p key={`${file} ${message}`} role="alert">
          {translate(
            {
              id: 'site.upgradeCheck.unparsed',
              message: 'Not everything in {file} was checked: {message}',
            },
            { file, message },
          )}
        </p>
      ))}
      {[...groupBy(findings, ({ file }) => file)].map(([file, items]) => (
        <section key={file}>
          <h3 className={styles.fileName}>{file}</h3>
          <ul className={styles.findings}>
            {[...groupBy(items, ({ line }) => line)].map(([line, found]) => (
              <Line key={line} findings={found} from={from} to={to} />
            ))}
          </ul>
        </section>
      ))}
      {changes.length > 0 && (
        <section>
          <h3>
            {translate({ id: 'site.upgradeCheck.changes', message: 'What the codemod changes' })}
          </h3>
          {changes.map(({ file, before, after }) => (
            <details key={file}>
              <summary>{file}</summary>
              <CopyTextButton
                label={translate({ id: 'site.upgradeCheck.copyCode', message: 'Copy new code' })}
                getText={() => after}
              />
              <CodeDifference before={before} after={after} />
            </details>
          ))}
        </section>
      )}
    </>
  );
}
