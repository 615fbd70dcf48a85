import { Suspense, useEffect, type ReactElement, type ReactNode } from 'react';
import { Link, Route, Switch, useLocation } from 'wouter';
import { useSession } from '../session/session-context.ts';
import { areaGroups } from './areas.ts';
import { EmptyState, Loading } from './notes.tsx';

const routes = areaGroups
  .flatMap(({ areas }) => areas)
  .flatMap(({ routes: own, permissions }) =>
    own.map(({ path, page, permission }) => ({
      path,
      page,
      permissions: permission === undefined ? permissions : [permission],
    })),
  );

/** The page of the address. */
export function Pages(): ReactElement {
  return (
    <Suspense fallback={<Loading what="the page" />}>
      <ScrollUp />
      <Switch>
        {routes.map(({ path, page: Page, permissions }) => (
          <Route key={path} path={path}>
            {({ id = '' }: Readonly<Record<string, string>>) => (
              <Allowed permissions={permissions}>
                <Page id={id} key={id} />
              </Allowed>
            )}
          </Route>
        ))}
        <Route>
          <EmptyState title="There is no such page.">
            <Link href="/">Go to the overview</Link>
          </EmptyState>
        </Route>
      </Switch>
    </Suspense>
  );
}

/** Pages of which the key has not the permission are refused here too, for people who type an address. */
function Allowed(props: {
  readonly permissions: readonly string[];
  readonly children: ReactNode;
}): ReactElement {
  const session = useSession();
  if (props.permissions.length === 0 || props.permissions.some((permission) => session.may(permission)))
    return <>{props.children}</>;
  return (
    <EmptyState title="This key cannot see this page.">
      It needs the permission {props.permissions.join(' or ')} in the device network {session.network.Name}.
      Ask an administrator for a role that has it.
    </EmptyState>
  );
}

/** A new page begins at its top. */
function ScrollUp(): null {
  const [path] = useLocation();
  useEffect(() => {
    // Some browsers answer a promise, which React would take for a clean-up function.
    globalThis.scrollTo(0, 0);
  }, [path]);
  return null;
}
