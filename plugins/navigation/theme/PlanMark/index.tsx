import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Plan } from '../../../../core/library';
import { toPlanMessage } from '../../../../core/messages';
import styles from './styles.module.css';

interface Props {
  plan: Plan;
}

/** A paid plan as a shape with letters, drawn by CSS: a circle for pro, a hexagon for premium. */
export default function PlanMark({ plan }: Props): ReactNode {
  const name = translate(toPlanMessage(plan));
  return (
    <span role="img" aria-label={name} title={name} className={clsx(styles.mark, styles[plan])} />
  );
}
