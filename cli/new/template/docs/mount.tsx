/** Draws a demo on this version's own React and library. */
import { Component, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { IslandOptions, MountIsland } from 'x-docs';
import Provider from './Provider';

/** How the library's style sheet knows the mode. */
const modeAttribute = 'data-mode';

type BoundaryProps = Pick<IslandOptions, 'onDrawn' | 'onError'> & { children: ReactNode };

class ErrorBoundary extends Component<BoundaryProps> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount() {
    if (!this.state.failed) {
      this.props.onDrawn();
    }
  }

  override componentDidCatch(error: Error) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

export const mount: MountIsland<ComponentType> = (element, Demo, options) => {
  const { portal, onDrawn, onError } = options;
  const root = createRoot(element);
  let stage = { Demo, round: 0, preferences: options.preferences };
  const draw = (change: Partial<typeof stage>) => {
    stage = { ...stage, ...change };
    const { Demo: Shown, round, preferences } = stage;
    // A theme of the library takes the mode and the density here, and `portal` for popups.
    [element, portal].forEach((frame) => frame.setAttribute(modeAttribute, preferences.mode));
    root.render(
      <Provider>
        <ErrorBoundary key={round} onDrawn={onDrawn} onError={onError}>
          <Shown />
        </ErrorBoundary>
      </Provider>,
    );
  };
  draw({});
  return {
    update: (preferences) => draw({ preferences }),
    show: (next) => draw({ Demo: next as ComponentType, round: stage.round + 1 }),
    unmount: () => queueMicrotask(() => root.unmount()),
  };
};
