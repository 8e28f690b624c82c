import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import * as reactRouter from 'react-router-dom';
import * as ours from './router';

const library = reactRouter as unknown as typeof ours;

test.each(['/', '/x', '/x/', '/X/a', '/x/a', '/x/a/', '/x/a/b', '/xa', '/y', ''])(
  'paths match %s as in the library',
  (pathname) => {
    for (const path of ['/', '/x', '/x/', '/x/a', '/x/A/', '*', ['/y', '/x/a'], []]) {
      for (const flags of [{}, { exact: true }, { strict: true }, { sensitive: true }]) {
        const options = { path, ...flags };
        const expected = library.matchPath(pathname, options);
        const { params, ...match } = ours.matchPath(pathname, options) ?? { params: undefined };
        expect({ ...options, match: params && match }).toEqual({
          ...options,
          match: expected ? { ...match, ...expected, params: undefined } : undefined,
        });
      }
    }
  },
);

/** Waits for what the browser does after a step back: some tasks, one after the other. */
const settle = () =>
  act(async () => {
    for (let task = 0; task < 20; task += 1) {
      await new Promise((resolve) => setTimeout(resolve));
    }
  });

const toAddress = () => window.location.pathname + window.location.search + window.location.hash;

/** Runs the same visit with a router, and returns what each step showed. */
async function visit({
  BrowserRouter,
  Link,
  NavLink,
  Redirect,
  Route,
  useHistory,
  useLocation,
}: typeof ours) {
  window.history.replaceState(null, '', '/x/a?q=1');
  const steps: unknown[] = [];
  let history: ReturnType<typeof useHistory> | undefined;

  function Page(): ReactNode {
    history = useHistory();
    const { pathname, search, hash, state } = useLocation();
    return (
      <>
        <p data-testid="here">{JSON.stringify([pathname, search, hash, state, history.action])}</p>
        <Link to="/x/b#c">absolute</Link>
        <Link to="d">relative</Link>
        <Link to="?q=2">query</Link>
        <Link to="#e">anchor</Link>
        <Link to={{ pathname: '/x/caf%C3%A9', state: 7 }}>object</Link>
        <Link to="/x/b" replace>
          instead
        </Link>
        <Link to="/x/tab" target="_blank">
          tab
        </Link>
        <Link to="/x/no" onClick={(event) => event.preventDefault()}>
          prevented
        </Link>
        <NavLink to="/x" className="item" activeClassName="on">
          section
        </NavLink>
        <NavLink to="/x/b" exact isActive={(match) => match !== null}>
          page
        </NavLink>
        {pathname === '/x/old' && <Redirect to="/x/new" />}
      </>
    );
  }
  const { unmount } = render(
    <BrowserRouter>
      <Route render={() => <Page />} />
    </BrowserRouter>,
  );
  const note = async () => {
    await settle();
    const links = screen.getAllByRole('link').map((link) => ({
      href: link.getAttribute('href'),
      class: link.className,
      current: link.getAttribute('aria-current'),
    }));
    steps.push([screen.getByTestId('here').textContent, toAddress(), links]);
  };
  await note();
  for (const name of [
    'absolute',
    'relative',
    'query',
    'anchor',
    'object',
    'instead',
    'tab',
    'prevented',
    'page',
  ]) {
    // jsdom opens no tabs.
    screen
      .getByText(name)
      .addEventListener('click', (event) => name === 'tab' && event.preventDefault());
    fireEvent.click(screen.getByText(name));
    await note();
  }
  fireEvent.click(screen.getByText('absolute'), { ctrlKey: true });
  history?.push('/x/old');
  await note();
  history?.goBack();
  await note();
  const unblock = history?.block((_location, action) => action !== 'POP' && undefined);
  history?.goBack();
  await note();
  unblock?.();
  history?.goBack();
  await note();
  history?.replace({ ...history.location, search: 'a=1', hash: 'z' });
  await note();
  unmount();
  return steps;
}

test('a visit goes as with the library that it replaces', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const expected = await visit(library);
  expect(expected.length).toBeGreaterThan(12);
  expect(await visit(ours)).toEqual(expected);
  error.mockRestore();
});

test('the first route that matches is drawn, around those in it', async () => {
  window.history.replaceState(null, '', '/x/a');
  const toPage = (text: string) => () => <p>{text}</p>;
  const Layout = ({ route }: { route?: { routes: [] } }) => (
    <main>{ours.renderRoutes(route?.routes)}</main>
  );
  const routes = [
    { path: '/x/', exact: true, component: toPage('home') },
    {
      path: '/x/',
      component: Layout,
      routes: [{ path: ['/x/a', '/x/b'], exact: true, component: toPage('page') }],
    },
    { path: '*', component: toPage('nothing') },
  ];
  render(<ours.BrowserRouter>{ours.renderRoutes(routes)}</ours.BrowserRouter>);
  expect(screen.getByRole('main')).toHaveTextContent('page');
  expect(ours.matchRoutes(routes, '/x/b').map(({ match }) => match.url)).toEqual(['/x', '/x/b']);
  expect(ours.matchRoutes(routes, '/y').map(({ route }) => route.path)).toEqual(['*']);
});
