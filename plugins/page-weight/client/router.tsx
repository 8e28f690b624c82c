/**
 * Replaces `react-router-dom` and `react-router-config` in browsers with what Docusaurus uses of them. A
 * path is a text, or `*`: the build stops at a route with a pattern.
 */
import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type MouseEvent,
  type PropsWithChildren,
  type ReactNode,
  type Ref,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import clsx from 'clsx';
import {
  createBrowserHistory,
  type History,
  type Location,
  type Target,
  toLocation,
  toPath,
} from './browserHistory';

interface Match {
  path: string;
  url: string;
  isExact: boolean;
  params: Record<string, string>;
}

interface MatchOptions {
  path?: string | readonly string[];
  exact?: boolean;
  strict?: boolean;
  sensitive?: boolean;
}

function matchOne(pathname: string, path: string, options: MatchOptions): Match | null {
  const { exact = false, strict = false, sensitive = false } = options;
  if (path === '*') {
    return { path, url: pathname, isExact: true, params: { 0: pathname } };
  }
  const fold = (text: string) => (sensitive ? text : text.toLowerCase());
  const start = strict ? path : path.replace(/\/$/, '');
  const rest = pathname.slice(start.length);
  const isInside = /^(?:\/|$)/.test(rest) || start.endsWith('/');
  if (fold(pathname.slice(0, start.length)) !== fold(start) || !isInside) {
    return null;
  }
  // A slash at the end belongs to the path.
  const url = !strict && rest === '/' ? pathname : pathname.slice(0, start.length);
  const isExact = url === pathname;
  return exact && !isExact ? null : { path, url: url || '/', isExact, params: {} };
}

/** Returns how a path is matched by a route's; `null` if it isn't. */
export function matchPath(
  pathname: string,
  options: MatchOptions | string | readonly string[],
): Match | null {
  const isPath = typeof options === 'string' || Array.isArray(options);
  const { path, ...others } = (isPath ? { path: options } : options) as MatchOptions;
  for (const item of [path ?? []].flat()) {
    const match = matchOne(pathname, item, others);
    if (match) {
      return match;
    }
  }
  return null;
}

interface Router {
  history: History;
  location: Location;
  match: Match;
}

const Context = createContext<Router | undefined>(undefined);

function useRouter(): Router {
  const router = useContext(Context);
  if (!router) {
    throw new Error('There is no router around this component.');
  }
  return router;
}

export const useHistory = (): History => useRouter().history;
export const useLocation = (): Location => useRouter().location;

export function BrowserRouter({ children }: PropsWithChildren): ReactNode {
  const [history] = useState(createBrowserHistory);
  const readLocation = () => history.location;
  const location = useSyncExternalStore(history.listen, readLocation, readLocation);
  const router = useMemo(() => {
    const { pathname } = location;
    const match = { path: '/', url: '/', params: {}, isExact: pathname === '/' };
    return { history, location, match };
  }, [history, location]);
  return <Context value={router}>{children}</Context>;
}

interface RouteProps {
  location?: Location;
  match?: Match;
  render: (router: Router) => ReactNode;
}

export function Route({ location, match, render }: RouteProps): ReactNode {
  const router = useRouter();
  const next = useMemo(
    () => ({
      history: router.history,
      location: location ?? router.location,
      match: match ?? router.match,
    }),
    [router, location, match],
  );
  return <Context value={next}>{render(next)}</Context>;
}

interface RouteConfig extends MatchOptions {
  key?: string;
  component: ComponentType<object>;
  routes?: RouteConfig[];
}

function Routes({ routes, extraProps }: { routes: RouteConfig[]; extraProps: object }): ReactNode {
  const { pathname } = useLocation();
  const index = routes.findIndex((route) => matchPath(pathname, route));
  const route = routes[index];
  const match = useMemo(() => route && matchPath(pathname, route), [pathname, route]);
  if (!route || !match) {
    return null;
  }
  const { component: Component, key = index } = route;
  const render = (router: Router) => <Component {...router} {...extraProps} {...{ route }} />;
  return <Route key={key} match={match} render={render} />;
}

export const renderRoutes = (routes?: RouteConfig[], extraProps: object = {}): ReactNode =>
  routes ? <Routes routes={routes} extraProps={extraProps} /> : null;

/** Returns the routes that a path is drawn by, from the outside in. */
export function matchRoutes(
  routes: readonly RouteConfig[],
  pathname: string,
): { route: RouteConfig; match: Match }[] {
  for (const route of routes) {
    const match = matchPath(pathname, route);
    if (match) {
      return [{ route, match }, ...matchRoutes(route.routes ?? [], pathname)];
    }
  }
  return [];
}

export function Redirect({ to, push = false }: { to: Target; push?: boolean }): null {
  const history = useHistory();
  const path = typeof to === 'string' ? to : toPath(to);
  useEffect(() => history[push ? 'push' : 'replace'](path), [history, push, path]);
  return null;
}

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: Target | ((location: Location) => Target);
  replace?: boolean;
  innerRef?: Ref<HTMLAnchorElement>;
}

const isModified = ({ metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  metaKey || altKey || ctrlKey || shiftKey;

function resolve(to: LinkProps['to'], location: Location): Partial<Location> {
  const target = typeof to === 'function' ? to(location) : to;
  return typeof target === 'string' ? toLocation(target, location) : target;
}

export function Link({ to, replace, innerRef, onClick, ...props }: LinkProps): ReactNode {
  const { history, location } = useRouter();
  const target = resolve(to, location);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    try {
      onClick?.(event);
    } catch (error) {
      event.preventDefault();
      throw error;
    }
    const opensHere = !props.target || props.target === '_self';
    if (!event.defaultPrevented && event.button === 0 && opensHere && !isModified(event)) {
      event.preventDefault();
      const isSame = toPath(location) === toPath(target);
      history[replace || isSame ? 'replace' : 'push'](target);
    }
  };
  // eslint-disable-next-line jsx-a11y/anchor-has-content -- its children are among the properties
  return <a {...props} ref={innerRef} href={toPath(target)} onClick={follow} />;
}

interface NavLinkProps extends Omit<LinkProps, 'className'>, Omit<MatchOptions, 'path'> {
  className?: string;
  activeClassName?: string;
  isActive?: (match: Match | null, location: Location) => boolean;
}

export function NavLink({
  to,
  exact,
  strict,
  sensitive,
  className,
  activeClassName = 'active',
  isActive,
  'aria-current': current = 'page',
  ...props
}: NavLinkProps): ReactNode {
  const location = useLocation();
  const target = resolve(to, location);
  const match = matchPath(location.pathname, {
    path: target.pathname,
    ...{ exact, strict, sensitive },
  } as MatchOptions);
  const active = isActive ? isActive(match, location) : match !== null;
  return (
    <Link
      {...props}
      to={target}
      className={clsx(className, active && activeClassName) || undefined}
      {...(active && { 'aria-current': current })}
    />
  );
}

/** Docusaurus imports it for sites whose pages are after a `#`, which this one's are not. */
export const HashRouter = BrowserRouter;
