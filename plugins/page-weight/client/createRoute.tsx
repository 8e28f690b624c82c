/** Replaces Docusaurus's ComponentCreator and its two tables: a route loads its modules when it is needed. */
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import type { RouteContext } from '@docusaurus/types';
import Loading from '@theme/Loading';
import { loadOnce } from '../../../core/client/loadOnce';
import type { Import, Parts } from '../types';

/** The component of a route, which can be loaded ahead. */
export type RouteComponent = ComponentType<object> & { preload(): Promise<void> };

/** How long nothing is drawn before a page says that it is loading, in ms. */
const DELAY = 200;

/** Docusaurus puts what else a page exports (its contents, its front matter) on its component. */
function toValue({ default: value, ...others }: Awaited<ReturnType<Import>>): unknown {
  const hasProperties = (typeof value === 'object' && value) || typeof value === 'function';
  return hasProperties ? Object.assign(value as object, others) : value;
}

async function loadParts(parts: Parts): Promise<Record<string, unknown>> {
  const load = async (part: Parts[string]) => {
    if (typeof part === 'function') {
      return toValue(await part());
    }
    return typeof part === 'object' ? loadParts(part) : part;
  };
  const entries = Object.entries(parts).map(
    async ([use, part]) => [use, await load(part)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

/** Creates the component of a route. */
export function createRoute(parts: Parts): RouteComponent {
  let loaded: Record<string, unknown> | undefined;
  const preload = loadOnce(async () => {
    loaded = await loadParts(parts);
  });

  function Route(props: object): ReactNode {
    const [state, setState] = useState<{ error?: Error; pastDelay?: boolean; tries: number }>({
      tries: 0,
    });
    const { tries } = state;
    const isLoaded = loaded !== undefined;
    useEffect(() => {
      if (isLoaded) {
        return undefined;
      }
      const timer = setTimeout(() => setState({ tries, pastDelay: true }), DELAY);
      let isMounted = true;
      const stop = () => clearTimeout(timer);
      const show = (error?: Error) => {
        stop();
        if (isMounted) {
          setState({ tries, ...(error && { error }) });
        }
      };
      preload().then(() => show(), show);
      return () => {
        isMounted = false;
        stop();
      };
    }, [isLoaded, tries]);

    if (!loaded) {
      const { error = null, pastDelay = false } = state;
      return (
        <Loading
          isLoading={!error}
          error={error}
          pastDelay={pastDelay}
          timedOut={false}
          retry={() => setState({ tries: tries + 1 })}
        />
      );
    }
    const { __comp: Component, __context: context, __props: own, ...others } = loaded;
    const Drawn = Component as ComponentType<object>;
    return (
      <RouteContextProvider value={context as RouteContext | null}>
        <Drawn {...others} {...(own as object)} {...props} />
      </RouteContextProvider>
    );
  }
  return Object.assign(Route, { preload });
}
