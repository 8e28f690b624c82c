import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import Loading from '@theme/Loading';
import apiIntro from '@generated/docusaurus-plugin-slots/default/api-intro';
import pageTitle from '@generated/docusaurus-plugin-slots/default/page-title';
import Slot from '../../../../core/client/Slot';
import { outlineAttribute } from '../../client/outline';
import type { ApiPageState } from '../../client/useApiPage';
import { ClassNotes, PropNotes } from './Notes';
import Part from './Part';
import Section from './Section';
import styles from './Article.module.css';

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

const renderStatements = (statements: readonly string[]) => (
  <CodeBlock>
    {statements.map((statement, index) => (
      <Fragment key={statement}>
        {index > 0 && <span className="token comment">{'\n// or\n'}</span>}
        {renderStatement(statement)}
      </Fragment>
    ))}
  </CodeBlock>
);

/** Import statements, of which a reader needs one: the first, and the others on demand. */
function Statements({ statements }: { statements: readonly string[] }): ReactNode {
  return (
    <div className={styles.imports}>
      {renderStatements(statements.slice(0, 1))}
      {statements.length > 1 && (
        <details>
          <summary>{translate({ id: 'site.api.otherImports', message: 'Other imports' })}</summary>
          {renderStatements(statements.slice(1))}
        </details>
      )}
    </div>
  );
}

/** Loads a page from the server that the browser couldn't load, though it is online: it may have code of an older build. */
function useReload({ slug, state }: ApiPageState): void {
  // The server has just sent this one. To reload it after a failure could go on for ever.
  const landing = useRef(useIsBrowser() ? null : slug);
  useEffect(() => {
    if (state === 'failed' && landing.current !== slug && navigator.onLine) {
      window.location.reload();
    }
  }, [slug, state]);
}

/** A page of the reference, from its title to its last row. */
export default function Article(page: ApiPageState): ReactNode {
  const { slug, outline, article } = page;
  const pathname = useBaseUrl(slug);
  useReload(page);
  if (!outline) {
    return (
      <div className={styles.waiting}>
        <Loading
          isLoading={page.state === 'loading'}
          pastDelay
          timedOut={false}
          error={page.error}
          retry={page.retry}
        />
      </div>
    );
  }
  const { imports, kind, plan, props, slots, classes, hasDemos } = outline;
  const hasAd = kind === 'component' && !plan;
  return (
    <div key={slug} className={styles.page} data-api-page>
      <header className={styles.header}>
        <Part
          article={article}
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
        <Slot of={pageTitle} pathname={pathname} data={`${pathname}.json`} />
      </header>
      <Part article={article} part="intro" />
      <div className={styles.import}>
        <Heading as="h2" id="import">
          {translate({ id: 'site.api.import', message: 'Import' })}
        </Heading>
        <Statements statements={imports} />
      </div>
      <Section
        article={article}
        outline={outline}
        section="props"
        total={props.length + outline.folded}
      >
        {kind === 'component' && <PropNotes outline={outline} />}
      </Section>
      {hasAd && <Slot of={apiIntro} />}
      {slots > 0 && <Section article={article} outline={outline} section="slots" total={slots} />}
      {classes > 0 ? (
        <Section article={article} outline={outline} section="classes" total={classes}>
          <ClassNotes outline={outline} />
        </Section>
      ) : (
        // Links to this section lead somewhere on every page.
        <span id="classes" />
      )}
      {hasDemos && (
        <>
          <Heading as="h2" id="demos">
            {translate({ id: 'site.api.demos', message: 'Demos' })}
          </Heading>
          <Part article={article} part="demos" />
        </>
      )}
    </div>
  );
}
