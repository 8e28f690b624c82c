import { Component, type ReactNode } from 'react';
import { track } from '../../../analytics/client';

export interface Props {
  /** What the event is called. */
  eventLabel: string;
  children: ReactNode;
}

/** Keeps a crash of an ad in its slot: it is told, and nothing is drawn. */
export default class AdBoundary extends Component<Props, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch(): void {
    track({ name: 'ad', eventAction: 'crash', eventLabel: this.props.eventLabel });
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? null : this.props.children;
  }
}
