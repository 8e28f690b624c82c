import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { Fragment, type ReactNode, createContext, useContext } from 'react';
import { shortenType, splitType } from '../../client/rowText';
import type { ApiLinks } from '../../client/useApiPage';
import type { ApiSignature as Signature } from '../../types';
import ApiText from '../ApiText';
import ApiWord from './Word';
import styles from './Type.module.css';

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

interface PropsApiTypeText {
  type: string;
}

/** The text of a type; names that have a page of the reference are links to it. */
export function ApiTypeText({ type }: PropsApiTypeText): ReactNode {
  const links = useContext(ApiLinksContext);
  return splitType(type).map(({ text, isName }, index) => {
    const path = isName && Object.hasOwn(links, text) ? links[text] : undefined;
    return path ? (
      <Link key={index} to={path}>
        <ApiWord text={text} />
      </Link>
    ) : (
      <Fragment key={index}>{isName ? <ApiWord text={text} /> : text}</Fragment>
    );
  });
}

interface PropsApiSignature {
  signature: Signature;
}

/** How a function is called: its parameters and what it returns, each with its description. */
export function ApiSignature({ signature }: PropsApiSignature): ReactNode {
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

/** Where names of types lead, while a page is drawn. */
export const ApiLinksContext = createContext<ApiLinks>({});
