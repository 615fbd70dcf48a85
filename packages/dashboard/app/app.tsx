import { useCallback, useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { Router } from 'wouter';
import { Loading } from './layout/notes.tsx';
import { Pages } from './layout/pages.tsx';
import { Shell } from './layout/shell.tsx';
import { basePath } from './session/base-path.ts';
import { fragmentValue } from './session/fragment.ts';
import type { Login } from './session/login.ts';
import { redeemCode } from './session/login-code.ts';
import { LoginPage } from './session/login-page.tsx';
import { isServiceFault, messageOf, refusalOf } from './session/message-of.ts';
import { currentPerson, endPersonSession, loginWays, type LoginWays } from './session/person.ts';
import { openSession, type Session } from './session/session.ts';
import { SessionContext, type SessionControl } from './session/session-context.ts';
import { forgetKey, storedKey, storedNetwork, storeKey, storeNetwork } from './session/stored-key.ts';
import { takeFragmentValue } from './session/take-fragment.ts';

/** A log-in with the ID of the device network to open. */
type Opening = Login & { readonly network?: string | undefined };

/** The login page, or the pages of a session. */
export function App(): ReactElement | null {
  const [session, setSession] = useState<Session>();
  const [message, setMessage] = useState<string>();
  const [ways, setWays] = useState<LoginWays>();
  const [busy, setBusy] = useState(true);
  // A reload restores the session without showing the login page.
  const [starting, setStarting] = useState(true);
  const current = useRef<Session>(undefined);

  const end = useCallback((why: string | undefined): void => {
    current.current?.close();
    current.current = undefined;
    forgetKey();
    setSession(undefined);
    setMessage(why);
    void loginWays().then(setWays);
  }, []);

  const logIn = useCallback(
    async ({ network, ...login }: Opening): Promise<void> => {
      setBusy(true);
      try {
        const opened = await openSession({
          login,
          network,
          onRefused: (reason) => end(refusalOf(login, reason)),
        });
        current.current?.close();
        current.current = opened;
        if ('key' in login) storeKey({ key: login.key, network: opened.network.Id });
        setMessage(undefined);
        setSession(opened);
      } catch (error) {
        // If the service is unavailable, the key may still be valid. The tab keeps it for the next attempt.
        const kept = isServiceFault(error) ? storedKey() : undefined;
        end(
          messageOf(error, login) +
            (kept === undefined ? '' : ' This tab keeps its key: reload the page to try again.'),
        );
        if (kept !== undefined) storeKey(kept);
      } finally {
        setBusy(false);
        setStarting(false);
      }
    },
    [end],
  );

  const started = useRef(false);
  useEffect(() => {
    const start = (): void => {
      setBusy(true);
      void begin(logIn, (why, known) => {
        setMessage(why);
        if (known !== undefined) setWays(known);
        setBusy(false);
        setStarting(false);
      });
    };
    // React runs effects twice in development, but a code works only once.
    if (!started.current) start();
    started.current = true;
    // Opening a link with a code in a tab of the dashboard only changes the fragment.
    const onFragment = (): void => {
      if (fragmentValue(globalThis.location.hash, 'code') !== undefined) start();
    };
    globalThis.addEventListener('hashchange', onFragment);
    return () => globalThis.removeEventListener('hashchange', onFragment);
  }, [logIn]);

  const control = useMemo<SessionControl | undefined>(
    () =>
      session && {
        session,
        logOut: () => {
          // First, so that the end of its event stream is not reported as a refusal.
          end(undefined);
          history.replaceState(undefined, '', `${basePath}/`);
          if (session.person === undefined) return;
          setBusy(true);
          void leave((why) => {
            setMessage(why);
            setBusy(false);
          });
        },
        changeNetwork: (network) => {
          const stored = storedKey();
          if (session.person !== undefined) {
            storeNetwork(network);
            void logIn({ person: session.person, network });
          } else if (stored !== undefined) void logIn({ ...stored, network });
        },
      },
    [session, end, logIn],
  );

  if (session === undefined && starting)
    return (
      <main className="login">
        <Loading what="the dashboard" />
      </main>
    );
  if (session === undefined || control === undefined)
    return <LoginPage {...{ message, busy, ways }} onLogin={(key) => void logIn({ key })} />;
  return (
    <SessionContext value={control} key={session.network.Id}>
      <QueryClientProvider client={session.queries}>
        <Router base={basePath}>
          <Shell>
            <Pages />
          </Shell>
        </Router>
      </QueryClientProvider>
    </SessionContext>
  );
}

/**
 * Logs in with the code in the URL, or else with the key of this tab, or else with the session of a person in this
 * browser. Without any, the page asks for a log-in.
 */
async function begin(
  logIn: (opening: Opening) => Promise<void>,
  onIdle: (message: string | undefined, ways: LoginWays | undefined) => void,
): Promise<void> {
  const stored = storedKey();
  const loginError = takeFragmentValue('login-error');
  let ways: LoginWays | undefined;
  try {
    const code = takeFragmentValue('code');
    const key = code === undefined ? stored : await redeemCode(code);
    if (key !== undefined) {
      await logIn(key);
      return;
    }
    ways = await loginWays();
    if (ways.hasSession) await logIn({ person: await currentPerson(), network: storedNetwork() });
    else onIdle(loginError, ways);
  } catch (error) {
    // Opening a link with a used code in a tab that is logged in does not affect its session.
    if (stored === undefined) onIdle(loginError ?? messageOf(error), ways ?? (await loginWays()));
    else await logIn(stored);
  }
}

/** Ends the session of a person at the service and at the provider. */
async function leave(onIdle: (message: string | undefined) => void): Promise<void> {
  try {
    const logoutUrl = await endPersonSession();
    if (logoutUrl === undefined) onIdle(undefined);
    else globalThis.location.assign(logoutUrl);
  } catch (error) {
    onIdle(`${messageOf(error)} You may still be logged in: reload the page, and log out again.`);
  }
}
