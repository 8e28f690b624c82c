import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import type { ApiOutline } from '../../client';

interface Props {
  outline: ApiOutline;
}

/** What else a component takes: a ref, props of another one, defaults from the theme. */
export default function ApiPropNotes({ outline }: Props): ReactNode {
  const { kind, name, ref, inheritance, themeName, hasThemeDefaultProps } = outline;
  if (kind === 'interface') {
    return null;
  }
  return (
    <>
      <p>
        {ref === null ? (
          <Translate id="site.api.noRef">This component takes no ref.</Translate>
        ) : ref === 'unknown' ? (
          <Translate id="site.api.rootRef">Its ref is given to the root element.</Translate>
        ) : (
          <Translate id="site.api.ref" values={{ type: <code key="type">{ref}</code> }}>
            {'Its ref is given to the root element: {type}.'}
          </Translate>
        )}
      </p>
      {inheritance && (
        <>
          <Heading as="h3" id="inheritance">
            {translate({ id: 'site.api.inheritance', message: 'Inheritance' })}
          </Heading>
          <p>
            <Translate
              id="site.api.inheritanceText"
              values={{
                name,
                other: (
                  <Link key="other" to={inheritance.href}>
                    {inheritance.name}
                  </Link>
                ),
              }}
            >
              {'{name} also takes the props of {other}.'}
            </Translate>
          </p>
        </>
      )}
      {hasThemeDefaultProps && themeName && (
        <>
          <Heading as="h3" id="theme-default-props">
            {translate({ id: 'site.api.themeDefaults', message: 'Theme default props' })}
          </Heading>
          <p>
            <Translate
              id="site.api.themeDefaultsText"
              values={{
                key: <code key="key">components.{themeName}.defaultProps</code>,
              }}
            >
              {'The theme can give these props other defaults, in {key}.'}
            </Translate>
          </p>
        </>
      )}
    </>
  );
}

interface PropsApiClassNotes {
  outline: ApiOutline;
}

/** How the styles of a class are changed. */
export function ApiClassNotes({ outline: { name, themeName } }: PropsApiClassNotes): ReactNode {
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
