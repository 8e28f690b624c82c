import {
  Component,
  type ComponentType,
  lazy,
  type LazyExoticComponent,
  type ReactNode,
  Suspense,
} from 'react';
import LoadFailure from './LoadFailure';

interface LaterProps {
  /** What shows while the code is loading, and under the message when that failed. */
  fallback?: ReactNode;
  /** Class of the message's element. */
  failureClass?: string;
}

interface State<Props> {
  Part: LazyExoticComponent<ComponentType<Props>>;
  hasFailed: boolean;
}

/**
 * Returns a component whose code is loaded when it first shows. If that fails, or if the component throws,
 * a message with a button takes its place, and the rest of the page works on.
 *
 * @param load imports the component; called again after a failure
 */
export function loadLater<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props & LaterProps> {
  let next = lazy(load);
  return class Later extends Component<Props & LaterProps, State<Props>> {
    override state: State<Props> = { Part: next, hasFailed: false };

    static getDerivedStateFromError() {
      return { hasFailed: true };
    }

    override componentDidCatch(): void {
      // React keeps a rejected import.
      next = lazy(load);
    }

    override render(): ReactNode {
      const { fallback, failureClass, ...props } = this.props;
      const { Part, hasFailed } = this.state;
      return hasFailed ? (
        <>
          <LoadFailure
            className={failureClass}
            onRetry={() => this.setState({ Part: next, hasFailed: false })}
          />
          {fallback}
        </>
      ) : (
        <Suspense fallback={fallback}>
          <Part {...(props as unknown as Props)} />
        </Suspense>
      );
    }
  };
}
