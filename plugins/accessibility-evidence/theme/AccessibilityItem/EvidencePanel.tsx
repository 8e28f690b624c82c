import { type ReactNode, useEffect, useRef } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import i18n from '@generated/i18n';
import LoadFailure from '../../../../core/client/LoadFailure';
import { focusRegion } from '../../../../core/client/focusRegion';
import { useJson } from '../../../../core/client/useJson';
import { usePage } from '../../../navigation/client';
import { toImpactText, toKeyboardText, toViewsText } from '../../client/texts';
import { type PageEvidence, type ShownEvidence, evidencePage, toRuleHref } from '../../types';
import buttonStyles from '../../../../core/client/button.module.css';
import styles from './styles.module.css';

interface DemoProps {
  demo: ShownEvidence;
}

/** The rules of axe that fail, each with the elements. */
function Failures({ demo: { failures = [], rules }, axe }: DemoProps & { axe: string }): ReactNode {
  if (failures.length === 0) {
    return (
      <p>
        {translate(
          {
            id: 'site.evidence.passed',
            message:
              'No violation of the {count} axe rules that apply, in light and dark mode, left to right and right to left.',
          },
          { count: rules },
        )}
      </p>
    );
  }
  return (
    <ul>
      {failures.map(({ rule, help, impact, views, count, elements }) => (
        <li key={rule}>
          <a href={toRuleHref(rule, axe)} target="_blank" rel="noopener nofollow">
            {rule}
          </a>{' '}
          <span lang="en">{help}</span>
          <br />
          {translate(
            {
              id: 'site.evidence.failure',
              message: 'Impact: {impact}. Elements: {count}, {views}.',
            },
            { impact: toImpactText(impact), count, views: toViewsText(views) },
          )}
          <ul dir="ltr" className={styles.code}>
            {elements.map((element) => (
              <li key={element}>{element}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** Where Tab stops, and what is wrong with that. */
function Keyboard({ demo }: DemoProps): ReactNode {
  const { stops, withoutFocus = [], unreachable = [], moreStops, trapped } = demo;
  return (
    <>
      {stops.length === 0 ? (
        <p>
          {translate({ id: 'site.evidence.noStops', message: "Tab doesn't stop in the demo." })}
        </p>
      ) : (
        <ol dir="ltr" className={styles.code}>
          {stops.map((stop, index) => (
            <li key={index}>
              {stop}
              {withoutFocus.includes(index) && (
                <b className={styles.mark}>{toKeyboardText('withoutFocus')}</b>
              )}
            </li>
          ))}
        </ol>
      )}
      {moreStops && (
        <p>{translate({ id: 'site.evidence.moreStops', message: 'There are more stops.' })}</p>
      )}
      {trapped && <p className={styles.mark}>{toKeyboardText('trapped')}</p>}
      {unreachable.length > 0 && (
        <>
          <p className={styles.mark}>{toKeyboardText('unreachable')}</p>
          <ul dir="ltr" className={styles.code}>
            {unreachable.map((control, index) => (
              <li key={index}>{control}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

interface FoundProps extends DemoProps {
  page: PageEvidence;
}

function Found({ demo, page: { measured, axe, packages } }: FoundProps): ReactNode {
  const day = new Date(`${measured}T12:00:00`).toLocaleDateString(i18n.currentLocale, {
    dateStyle: 'long',
  });
  const list = Object.entries(packages).map(([name, version]) => `${name} ${version}`);
  return (
    <>
      <p>
        {translate(
          {
            id: 'site.evidence.measured',
            message: 'Measured on {day} with axe {axe} in Chromium.',
          },
          { day, axe },
        )}{' '}
        <span dir="ltr">{list.join(', ')}</span>
      </p>
      {demo.outdated && (
        <p className={styles.mark}>
          {translate({
            id: 'site.evidence.outdated',
            message: 'The demo has changed since then.',
          })}
        </p>
      )}
      <p className={styles.title}>axe</p>
      <Failures demo={demo} axe={axe} />
      <p className={styles.title}>
        {translate({ id: 'site.evidence.keyboard', message: 'Tab stops' })}
      </p>
      <Keyboard demo={demo} />
      <p className={styles.title}>
        {translate({ id: 'site.evidence.tree', message: 'Accessible tree' })}
      </p>
      {/* A block that scrolls must be reachable by keyboard. */}
      <pre dir="ltr" tabIndex={0} className={styles.tree}>
        {demo.tree.join('\n')}
      </pre>
      {demo.cut !== undefined && (
        <p>
          {translate(
            { id: 'site.evidence.cut', message: 'Lines left out: {count}' },
            { count: demo.cut },
          )}
        </p>
      )}
    </>
  );
}

interface Props {
  /** Name of a demo of the page. */
  name: string;
  onClose(): void;
}

/** Under a demo: what axe, the keyboard and the accessible tree say of it. */
export default function EvidencePanel({ name, onClose }: Props): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { slug } = usePage();
  const {
    content: evidence,
    hasFailed,
    retry,
  } = useJson<PageEvidence | null>(`${baseUrl}${slug.slice(1)}/${evidencePage}.json`);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (panel.current) {
      focusRegion(panel.current, { preventScroll: true });
    }
  }, []);
  const close = () => {
    const figure = panel.current?.closest('figure');
    // The demo itself can have menus, too.
    figure?.querySelector<HTMLElement>('[aria-haspopup="menu"]:not([data-demo] *)')?.focus();
    onClose();
  };
  const demo = evidence && Object.hasOwn(evidence.demos, name) ? evidence.demos[name] : undefined;
  return (
    <section
      ref={panel}
      className={styles.panel}
      aria-label={translate(
        { id: 'site.evidence.label', message: 'Accessibility of {name}' },
        { name },
      )}
      data-no-print
    >
      {evidence && demo && <Found demo={demo} page={evidence} />}
      {evidence !== undefined && !demo && (
        <p>
          {translate({
            id: 'site.evidence.never',
            message: "This demo hasn't been measured yet.",
          })}
        </p>
      )}
      {hasFailed && <LoadFailure onRetry={retry} />}
      <div className={styles.actions}>
        <Link to={`/${evidencePage}`}>
          {translate({ id: 'site.evidence.all', message: 'All components' })}
        </Link>
        <button type="button" className={buttonStyles.button} onClick={close}>
          {translate({ id: 'site.evidence.close', message: 'Close' })}
        </button>
      </div>
    </section>
  );
}
