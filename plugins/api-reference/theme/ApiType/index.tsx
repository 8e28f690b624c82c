import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { shortenType } from '../../client/shortenType';
import ApiTypeText from '../ApiTypeText';
import styles from './styles.module.css';

interface Props {
  /** What has the type. */
  name: string;
  type: string;
  /** Id for what shows the whole of a long one. */
  id: string;
}

/** A type in a row. Of a long one the beginning, with a button that shows the whole. */
export default function ApiType({ name, type, id }: Props): ReactNode {
  const short = shortenType(type);
  if (short === null) {
    return (
      <code data-search dir="ltr">
        <ApiTypeText type={type} />
      </code>
    );
  }
  const label = translate({ id: 'site.api.wholeType', message: 'Whole type of {name}' }, { name });
  return (
    <>
      <code className={styles.short} dir="ltr">
        <ApiTypeText type={short} />
      </code>
      <button type="button" className={styles.button} popoverTarget={id} aria-label={label}>
        …
      </button>
      {/* Browsers without popovers show it in its place, and no button. */}
      <div id={id} popover="auto" role="dialog" aria-label={label} className={styles.whole}>
        <pre dir="ltr" tabIndex={0} className={styles.text}>
          <code data-search>
            <ApiTypeText type={type} />
          </code>
        </pre>
      </div>
    </>
  );
}
