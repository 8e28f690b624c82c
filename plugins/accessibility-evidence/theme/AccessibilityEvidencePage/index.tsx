import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import summary from '@generated/docusaurus-plugin-accessibility-evidence/default/summary.json';
import i18n from '@generated/i18n';
import ToolPage from '@theme/ToolPage';
import { toProductName } from '../../../../core/client/site';
import { products } from '../../../../core/types';
import { toImpactText, toKeyboardText, toViewsText } from '../../client/texts';
import {
  type ComponentSummary,
  type Problem,
  type Summary,
  evidencePage,
  toComponentAnchor,
  toRuleHref,
} from '../../types';
import styles from './styles.module.css';

const toDate = (day: string) => new Date(`${day}T12:00:00`);

/** The days from the first to the last, or the only one. `formatRange` puts different spaces in Node and in browsers. */
function toDays({ from, to }: Pick<Summary, 'from' | 'to'>): string {
  const { format } = new Intl.DateTimeFormat(i18n.currentLocale, { dateStyle: 'long' });
  return [...new Set([from, to])].map((day) => format(toDate(day))).join(' – ');
}

/** A rule that fails, where, and in which demos. */
function ProblemItem({ problem }: { problem: Problem }): ReactNode {
  const { rule, help, impact, views, count, demos, note } = problem;
  return (
    <li>
      {impact ? (
        <>
          <a
            href={toRuleHref(rule, summary.axe)}
            target="_blank"
            rel="noopener nofollow"
            title={help}
          >
            {rule}
          </a>{' '}
          ({toImpactText(impact)}, {toViewsText(views)})
        </>
      ) : (
        toKeyboardText(rule)
      )}
      {': '}
      {demos.map(({ title, path }, index) => (
        <span key={path}>
          {index > 0 && ', '}
          <Link to={path}>{title}</Link>
        </span>
      ))}
      {count > demos.length && ' '}
      {count > demos.length &&
        translate(
          { id: 'site.evidence.more', message: 'and {count} more' },
          { count: count - demos.length },
        )}
      {note && <p className={styles.note}>{note}</p>}
    </li>
  );
}

/** A name that breaks between its words where there is no room. */
const toBreakable = (name: string): ReactNode =>
  name.split(/(?<=[a-z\d])(?=[A-Z])/).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));

const toDemosHead = () => translate({ id: 'site.evidence.demos', message: 'Demos measured' });
const toFailsHead = () => translate({ id: 'site.evidence.fails', message: 'What fails' });

function Row({ component }: { component: ComponentSummary }): ReactNode {
  const { name, slug, measured, problems } = component;
  const anchor = toComponentAnchor(component);
  useBrokenLinks().collectAnchor(anchor);
  return (
    <tr id={anchor} className={styles.component}>
      <th scope="row">
        <Link to={slug}>{toBreakable(name)}</Link>
      </th>
      <td data-label={toDemosHead()}>{measured}</td>
      <td data-label={toFailsHead()}>
        {problems.length > 0 && (
          <ul className={styles.problems}>
            {problems.map((problem) => (
              <ProblemItem key={problem.rule} problem={problem} />
            ))}
          </ul>
        )}
        {measured > 0 &&
          problems.length === 0 &&
          translate({ id: 'site.evidence.nothing', message: 'Nothing' })}
      </td>
    </tr>
  );
}

/** What was found in the demos of each component. */
export default function AccessibilityEvidencePage(): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  products.forEach(collectAnchor);
  const { axe, demos, measured, components } = summary;
  return (
    <ToolPage
      slug={`/${evidencePage}`}
      title={translate({ id: 'site.evidence.title', message: 'Accessibility evidence' })}
      description={translate({
        id: 'site.evidence.description',
        message: 'What axe and a keyboard walk found in the demos of each component.',
      })}
      intro={translate({
        id: 'site.evidence.intro',
        message:
          'What axe finds in light and dark mode, left to right and right to left, and where Tab stops: in Chromium, in each demo as it is when its page opens. A rule counts for every component in a demo. The menu of each demo has the details.',
      })}
    >
      {/* What is marked so differs after each measurement. */}
      <p data-demos>
        {translate(
          {
            id: 'site.evidence.amount',
            message: 'Measured: {measured} of {demos} demos, {days}, with axe {axe}.',
          },
          { measured, demos, days: toDays(summary), axe },
        )}
      </p>
      <p>
        <a href={useBaseUrl(`/${evidencePage}.json`)} download>
          {translate({ id: 'site.evidence.json', message: 'All results as JSON' })}
        </a>
      </p>
      {products.map((product) => {
        const own = components
          .filter((item) => item.product === product)
          .toSorted((a, b) => b.measured - a.measured);
        return (
          own.length > 0 && (
            <Fragment key={product}>
              <h2 id={product}>{toProductName(product)}</h2>
              <table className="stacked" data-demos>
                <thead>
                  <tr>
                    <th scope="col">
                      {translate({ id: 'site.bundleSize.component', message: 'Component' })}
                    </th>
                    <th scope="col">{toDemosHead()}</th>
                    <th scope="col">{toFailsHead()}</th>
                  </tr>
                </thead>
                <tbody>
                  {own.map((component) => (
                    <Row key={component.name} component={component} />
                  ))}
                </tbody>
              </table>
            </Fragment>
          )
        );
      })}
    </ToolPage>
  );
}
