import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useSite } from '../../../../core/client/site';
import { findNearest } from '../../../../core/names';
import styles from './styles.module.css';

interface Props {
  /** The name that no demo has; absent when the address names none. */
  wanted?: string;
  /** The demos of the version. */
  names: readonly string[];
}

function NameList({ names }: { names: readonly string[] }): ReactNode {
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <a href={`?demo=${name}`}>{name}</a>
        </li>
      ))}
    </ul>
  );
}

/** Says that there is no such demo, and which there are. */
export default function PlaygroundNames({ wanted, names }: Props): ReactNode {
  const { version } = useSite();
  const nearest = wanted === undefined ? [] : findNearest(wanted, names);
  return (
    <div className={styles.page}>
      {wanted !== undefined && (
        <p role="alert">
          {translate(
            {
              id: 'site.playground.unknown',
              message: 'Version {version} has no demo called "{name}".',
            },
            { version: version.label, name: wanted },
          )}
        </p>
      )}
      {nearest.length > 0 && (
        <>
          <h2>{translate({ id: 'site.playground.nearest', message: 'The nearest names' })}</h2>
          <NameList names={nearest} />
        </>
      )}
      <h2>{translate({ id: 'site.playground.all', message: 'All demos of this version' })}</h2>
      <NameList names={names} />
    </div>
  );
}
