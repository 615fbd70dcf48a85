import { useEffect, type ReactElement, type ReactNode } from 'react';
import { Link, Redirect, Route, Switch, useLocation } from 'wouter';
import { useSession } from '../session/session-context.ts';
import { isShown } from './area.ts';
import { areaGroups } from './areas.ts';
import { isId } from './list-url.ts';
import { EmptyState } from './notes.tsx';
import { LazyPart } from './lazy-part.tsx';

const routes = areaGroups
  .flatMap(({ areas }) => areas)
  .flatMap(({ routes: own, permissions }) =>
    own.map(({ path, page, permission }) => ({
      path,
      page,
      permissions: permission === undefined ? permissions : [permission],
    })),
  );

/** The page of the current URL. */
export function Pages(): ReactElement {
  const [at] = useLocation();
  return (
    <LazyPart at={at} what="the page" isPage>
      <ScrollUp />
      <Switch>
        {routes.map(({ path, page: Page, permissions }) => (
          <Route key={path} path={path}>
            {({ id = '' }: Readonly<Record<string, string>>) => (
              <Allowed permissions={permissions} isHome={path === '/'}>
                {path.includes(':id') && !isId(id) ? <NoSuchPage /> : <Page id={id} key={id} />}
              </Allowed>
            )}
          </Route>
        ))}
        <Route>
          <NoSuchPage />
        </Route>
      </Switch>
    </LazyPart>
  );
}

const NoSuchPage = (): ReactElement => (
  <EmptyState title="There is no such page." isPage>
    <Link href="/">Go to the overview</Link>
  </EmptyState>
);

/** Refuses pages for which the key has no permission, in case users enter a URL. */
function Allowed(props: {
  readonly permissions: readonly string[];
  /** Whether it is the page after the login. Keys that cannot see it get the first page that they can see. */
  readonly isHome: boolean;
  readonly children: ReactNode;
}): ReactElement {
  const session = useSession();
  if (props.permissions.length === 0 || props.permissions.some((permission) => session.may(permission)))
    return <>{props.children}</>;
  const first = areaGroups.flatMap(({ areas }) => areas).find((area) => isShown(area, session.may));
  if (props.isHome && first !== undefined) return <Redirect to={first.href} replace />;
  return (
    <EmptyState title="You cannot see this page." isPage>
      It needs the permission {props.permissions.join(' or ')} in the device network {session.network.Name}.
      Ask an administrator for a role that has it.
    </EmptyState>
  );
}

/** Scrolls to the top of a new page. */
function ScrollUp(): null {
  const [path] = useLocation();
  useEffect(() => {
    // Some browsers return a promise, which React would take for a clean-up function.
    globalThis.scrollTo(0, 0);
  }, [path]);
  return null;
}
