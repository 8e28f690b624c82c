import { Fragment, useContext, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { ApiLinksContext } from '../../client/apiLinks';
import { splitType } from '../../client/splitType';
import ApiWord from '../ApiWord';

interface Props {
  type: string;
}

/** The text of a type; names that have a page of the reference are links to it. */
export default function ApiTypeText({ type }: Props): ReactNode {
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
