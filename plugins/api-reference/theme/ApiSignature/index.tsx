import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { ApiSignature as Signature } from '../../types';
import ApiText from '../ApiText';
import ApiTypeText from '../ApiTypeText';
import styles from './styles.module.css';

interface Props {
  signature: Signature;
}

/** How a function is called: its parameters and what it returns, each with its description. */
export default function ApiSignature({ signature }: Props): ReactNode {
  const { parameters, returns } = signature;
  return (
    <dl className={styles.signature}>
      {parameters.map(({ name, type, description }) => (
        <div key={name}>
          <dt>
            <code dir="ltr">
              {name}:{' '}
              <span className={styles.type}>
                <ApiTypeText type={type} />
              </span>
            </code>
          </dt>
          {description && (
            <dd>
              <ApiText text={description} />
            </dd>
          )}
        </div>
      ))}
      {returns && (
        <div>
          <dt>
            {translate({ id: 'site.api.returns', message: 'Returns' })}{' '}
            <code dir="ltr" className={styles.type}>
              <ApiTypeText type={returns.type} />
            </code>
          </dt>
          {returns.description && (
            <dd>
              <ApiText text={returns.description} />
            </dd>
          )}
        </div>
      )}
    </dl>
  );
}
