import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import AdSlot from '@theme/AdSlot';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import PageMenu from '@theme/PageMenu';
import type { ApiPageState } from '../../client';
import { loadAnew } from '../../client/loadAnew';
import { outlineAttribute } from '../../client/outline';
import ApiPropNotes, { ApiClassNotes } from './Notes';
import ApiPart from './Part';
import ApiSection from './Section';
import styles from './Article.module.css';

/** A page of the reference, from its title to its last row. */
export default function ApiPage(page: ApiPageState): ReactNode {
  const { slug, state, outline } = page;
  const pathname = useBaseUrl(slug);
  // A page that was just loaded and still has nothing would be loaded for ever.
  const landing = useRef(useIsBrowser() ? null : slug);
  useEffect(() => {
    if (landing.current !== slug) {
      landing.current = null;
    }
    if (state === 'failed' && landing.current === null) {
      loadAnew();
    }
  }, [slug, state]);

  if (!outline) {
    return (
      <p className={styles.waiting} role="status">
        {state === 'failed'
          ? translate({ id: 'site.api.failed', message: 'This page could not be loaded.' })
          : translate({ id: 'site.api.loading', message: 'Loading' })}
      </p>
    );
  }
  const { imports, kind, plan, slots, classes, hasDemos } = outline;
  return (
    <div key={slug} className={styles.page} data-api-page>
      <header className={styles.header}>
        <ApiPart
          page={page}
          part="title"
          script={
            <script
              type="application/json"
              {...{ [outlineAttribute]: slug }}
              dangerouslySetInnerHTML={{
                __html: JSON.stringify(outline).replaceAll('<', '\\u003c'),
              }}
            />
          }
        />
        <PageMenu pathname={pathname} data={`${pathname}.json`} />
      </header>
      <ApiPart page={page} part="intro" />
      {kind === 'component' && !plan && <AdSlot />}
      {hasDemos && (
        <>
          <Heading as="h2" id="demos">
            {translate({ id: 'site.api.demos', message: 'Demos' })}
          </Heading>
          <ApiPart page={page} part="demos" />
        </>
      )}
      <Heading as="h2" id="import">
        {translate({ id: 'site.api.import', message: 'Import' })}
      </Heading>
      <ApiImport imports={imports} />
      <ApiSection page={page} outline={outline} section="props" total={outline.props.length}>
        <ApiPropNotes outline={outline} />
      </ApiSection>
      {slots > 0 && <ApiSection page={page} outline={outline} section="slots" total={slots} />}
      {classes > 0 ? (
        <ApiSection page={page} outline={outline} section="classes" total={classes}>
          <ApiClassNotes outline={outline} />
        </ApiSection>
      ) : (
        // Links to this part of a page lead somewhere on every page.
        <span id="classes" />
      )}
    </div>
  );
}

interface Props {
  /** Import statements; any of them will do. */
  imports: readonly string[];
}

/** Which words of an import statement have a color. */
const tokens: readonly [pattern: RegExp, kind: string][] = [
  [/^(?:import|from|type|as)$/, 'keyword'],
  [/^['"]/, 'string'],
  [/^[{};,*]$/, 'punctuation'],
];

function renderStatement(statement: string): ReactNode {
  return statement.split(/('[^']*'|"[^"]*"|\w+|[{};,*])/).map((text, index) => {
    const kind = tokens.find(([pattern]) => pattern.test(text))?.[1];
    return kind ? (
      <span key={index} className={`token ${kind}`}>
        {text}
      </span>
    ) : (
      <Fragment key={index}>{text}</Fragment>
    );
  });
}

/** How something is imported, in each of its ways. */
export function ApiImport({ imports }: Props): ReactNode {
  return (
    <CodeBlock>
      {imports.map((statement, index) => (
        <Fragment key={statement}>
          {index > 0 && <span className="token comment">{'\n// or\n'}</span>}
          {renderStatement(statement)}
        </Fragment>
      ))}
    </CodeBlock>
  );
}
