import { createContext, Fragment, useContext, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { splitType } from '../../client/rowText';
import type { ApiSignature, ApiLinks } from '../../types';
import { TightText } from '../ApiText';
import Word from './Word';
import styles from './Type.module.css';

/** Where names of types lead, while a page is drawn. */
export const LinksContext = createContext<ApiLinks>({});

/** The text of a type; names that have a page of the reference are links to it. */
export function TypeText({ type }: { type: string }): ReactNode {
  const links = useContext(LinksContext);
  return splitType(type, (name) => Object.hasOwn(links, name)).map(({ text, isName }, index) =>
    isName ? (
      <Link key={index} to={links[text]}>
        <Word text={text} />
      </Link>
    ) : (
      text
    ),
  );
}

/** How a function is called: its parameters and what it returns, with their descriptions. */
export function Signature({ parameters, returns }: ApiSignature): ReactNode {
  const describe = (description: string) =>
    description && (
      <dd>
        <TightText text={description} />
      </dd>
    );
  return (
    <dl className={styles.signature}>
      {parameters.map(({ name, type, description }) => (
        <Fragment key={name}>
          <dt>
            <code>
              <TypeText type={`${name}: ${type}`} />
            </code>
          </dt>
          {describe(description)}
        </Fragment>
      ))}
      {returns && (
        <>
          <dt>
            {`${translate({ id: 'site.api.returns', message: 'Returns' })} `}
            <code>
              <TypeText type={returns.type} />
            </code>
          </dt>
          {describe(returns.description)}
        </>
      )}
    </dl>
  );
}
