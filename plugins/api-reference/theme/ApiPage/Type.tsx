import { createContext, Fragment, useContext, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { shortenType, splitType } from '../../client/rowText';
import type { ApiSignature, ApiLinks } from '../../types';
import ApiText from '../ApiText';
import Word from './Word';
import styles from './Type.module.css';

/** Where names of types lead, while a page is drawn. */
export const LinksContext = createContext<ApiLinks>({});

/** The text of a type; names that have a page of the reference are links to it. */
export function TypeText({ type }: { type: string }): ReactNode {
  const links = useContext(LinksContext);
  return splitType(type).map(({ text, isName }, index) => {
    const path = isName && Object.hasOwn(links, text) ? links[text] : undefined;
    return path ? (
      <Link key={index} to={path}>
        <Word text={text} />
      </Link>
    ) : (
      <Fragment key={index}>{isName ? <Word text={text} /> : text}</Fragment>
    );
  });
}

interface Props {
  /** What has the type. */
  name: string;
  type: string;
  /** Id of the popover with the full type, when it is long. */
  id: string;
}

/** A type in a row: of a long one the beginning, with a button that shows all of it. */
export default function Type({ name, type, id }: Props): ReactNode {
  const short = shortenType(type);
  if (short === null) {
    return (
      <code data-search dir="ltr">
        <TypeText type={type} />
      </code>
    );
  }
  const label = translate({ id: 'site.api.wholeType', message: 'Full type of {name}' }, { name });
  return (
    <>
      <code className={styles.short} dir="ltr">
        <TypeText type={short} />
      </code>
      <button type="button" className={styles.button} popoverTarget={id} aria-label={label}>
        …
      </button>
      {/* Browsers without popovers show it in place, and no button. */}
      <div id={id} popover="auto" role="dialog" aria-label={label} className={styles.whole}>
        <pre dir="ltr" tabIndex={0} className={styles.text}>
          <code data-search>
            <TypeText type={type} />
          </code>
        </pre>
      </div>
    </>
  );
}

/** How a function is called: its parameters and what it returns, with their descriptions. */
export function Signature({ parameters, returns }: ApiSignature): ReactNode {
  return (
    <dl className={styles.signature}>
      {parameters.map(({ name, type, description }) => (
        <div key={name}>
          <dt>
            <code dir="ltr">
              {name}:{' '}
              <span className={styles.type}>
                <TypeText type={type} />
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
              <TypeText type={returns.type} />
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
