import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useDisplayEvent } from '../../client/useDisplayEvent';
import type { AdShape } from '../../types';
import styles from './styles.module.css';

export interface Props {
  href: string;
  name: string;
  description: string;
  /** Absent: the ad is text alone. */
  image?: string;
  publisher: string;
  /** Pictures that are loaded and not seen. */
  impressions?: readonly string[];
  eventLabel: string;
  shape: AdShape;
}

/** One ad: its picture beside its text. What it says is text, whoever it is from. */
export default function AdCard(props: Props): ReactNode {
  const { href, name, description, image, publisher, impressions = [], eventLabel, shape } = props;
  useDisplayEvent(eventLabel);
  return (
    <div className={styles.card}>
      {shape === 'image' && image && (
        // What it is of, the text says.
        <img className={styles.image} src={image} alt="" width="130" height="100" />
      )}
      <div className={styles.text}>
        <a
          className={styles.link}
          href={href}
          rel="noopener sponsored"
          target={href.startsWith('/') ? undefined : '_blank'}
          data-ga-event-category="ad"
          data-ga-event-action="click"
          data-ga-event-label={eventLabel}
        >
          <b className={styles.name}>{name}</b> {description}
        </a>
        <span className={styles.publisher}>
          {translate({ id: 'site.ads.publisher', message: 'ad by {publisher}' }, { publisher })}
        </span>
      </div>
      {impressions.map((address) => (
        <img key={address} className={styles.impression} src={address} alt="" />
      ))}
    </div>
  );
}
