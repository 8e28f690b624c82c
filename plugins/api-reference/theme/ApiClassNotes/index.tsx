import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { ApiOutline } from '../../client';

interface Props {
  outline: ApiOutline;
}

/** How the styles of a class are changed. */
export default function ApiClassNotes({ outline: { name, themeName } }: Props): ReactNode {
  return (
    <>
      <p>
        <Translate id="site.api.override">
          {'There are two ways to change the styles of these classes:'}
        </Translate>
      </p>
      <ul>
        <li>
          <Translate
            id="site.api.overrideByClass"
            values={{ sx: <code key="sx">sx</code>, name: <code key="name">{name}</code> }}
          >
            {'With the class name: in a stylesheet, or in {sx} of one {name}.'}
          </Translate>
        </li>
        {themeName && (
          <li>
            <Translate
              id="site.api.overrideByRule"
              values={{ key: <code key="key">components.{themeName}.styleOverrides</code> }}
            >
              {'With the rule name: in {key} of the theme, for the whole application.'}
            </Translate>
          </li>
        )}
      </ul>
    </>
  );
}
