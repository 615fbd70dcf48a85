import { lazy, Suspense, useEffect, type ReactElement, type ReactNode } from 'react';
import { Link, Route, Switch, useLocation } from 'wouter';
import { useSession } from '../session/session-context.ts';
import { EmptyState, Loading } from './notes.tsx';

const OverviewPage = lazy(() => import('../overview/overview-page.tsx'));
const DevicesPage = lazy(() => import('../devices/devices-page.tsx'));
const DevicePage = lazy(() => import('../device/device-page.tsx'));

/** The page of the address. The code of each page is loaded with its first use. */
export function Pages(): ReactElement {
  return (
    <Suspense fallback={<Loading what="the page" />}>
      <ScrollUp />
      <Switch>
        <Route path="/">
          <Allowed permission="Device.Read">
            <OverviewPage />
          </Allowed>
        </Route>
        <Route path="/devices">
          <Allowed permission="Device.Read">
            <DevicesPage />
          </Allowed>
        </Route>
        <Route path="/devices/:id">
          {({ id }) => (
            <Allowed permission="Device.Read">
              <DevicePage id={id} key={id} />
            </Allowed>
          )}
        </Route>
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
function Allowed(props: { readonly permission: string; readonly children: ReactNode }): ReactElement {
  const session = useSession();
  if (session.may(props.permission)) return <>{props.children}</>;
  return (
    <EmptyState title="This key cannot see this page.">
      It needs the permission {props.permission} in the device network {session.network.Name}. Ask an
      administrator for a role that has it.
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
