import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type { ApiOutline } from '../../client/outline';

interface Props {
  outline: ApiOutline;
}

/** What else a component accepts: a ref, props of another one, defaults from the theme. */
export function PropNotes({ outline }: Props): ReactNode {
  const { name, ref, inheritance, themeName, hasThemeDefaultProps } = outline;
  return (
    <>
      <p>
        {ref === null ? (
          <Translate id="site.api.noRef">{"This component doesn't accept a ref."}</Translate>
        ) : ref === 'unknown' ? (
          <Translate id="site.api.rootRef">The ref is forwarded to the root element.</Translate>
        ) : (
          <Translate id="site.api.ref" values={{ type: <code key="type">{ref}</code> }}>
            {'The ref is forwarded to the root element: {type}.'}
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
              {'{name} also accepts the props of {other}.'}
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
              values={{ key: <code key="key">components.{themeName}.defaultProps</code> }}
            >
              {'You can change the defaults of these props in the theme, under {key}.'}
            </Translate>
          </p>
        </>
      )}
    </>
  );
}

/** How to change the styles of the classes. */
export function ClassNotes({ outline: { name, themeName, props } }: Props): ReactNode {
  return (
    <>
      <p>
        <Translate id="site.api.override">You can change the styles of these classes:</Translate>
      </p>
      <ul>
        <li>
          {props.includes('sx') ? (
            <Translate
              id="site.api.overrideByClass"
              values={{ sx: <code key="sx">sx</code>, name: <code key="name">{name}</code> }}
            >
              {'By class name, in a stylesheet or in the {sx} prop of {name}.'}
            </Translate>
          ) : (
            <Translate id="site.api.overrideInStylesheet">
              By class name, in a stylesheet.
            </Translate>
          )}
        </li>
        {themeName && (
          <li>
            <Translate
              id="site.api.overrideByRule"
              values={{ key: <code key="key">components.{themeName}.styleOverrides</code> }}
            >
              {'By rule name, in the theme under {key}, for the whole app.'}
            </Translate>
          </li>
        )}
      </ul>
    </>
  );
}
