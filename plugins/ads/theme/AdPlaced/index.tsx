import type { ReactNode } from 'react';
import { useDisplayEvent } from '../../client/useDisplayEvent';

export interface Props {
  eventLabel: string;
}

/** Stands beside an ad that a provider's script draws, and tells that it is shown. */
export default function AdPlaced({ eventLabel }: Props): ReactNode {
  useDisplayEvent(eventLabel);
  return null;
}
