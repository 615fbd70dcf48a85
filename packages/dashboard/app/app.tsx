import { useCallback, useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { Router } from 'wouter';
import { Loading } from './layout/notes.tsx';
import { Pages } from './layout/pages.tsx';
import { Shell } from './layout/shell.tsx';
import { basePath } from './session/base-path.ts';
import { codeOf } from './session/code-of-fragment.ts';
import { redeemCode, takeCode } from './session/login-code.ts';
import { LoginPage } from './session/login-page.tsx';
import { isServiceFault, messageOf } from './session/message-of.ts';
import { openSession, type Session } from './session/session.ts';
import { SessionContext, type SessionControl } from './session/session-context.ts';
import { forgetKey, storedKey, storeKey, type StoredKey } from './session/stored-key.ts';

/** The login page, or the pages of a session. */
export function App(): ReactElement | null {
  const [session, setSession] = useState<Session>();
  const [message, setMessage] = useState<string>();
  const [busy, setBusy] = useState(true);
  // A reload restores the session of the tab without showing the login page.
  const [restoring, setRestoring] = useState(() => storedKey() !== undefined);
  const current = useRef<Session>(undefined);

  const end = useCallback((why: string | undefined): void => {
    current.current?.close();
    current.current = undefined;
    forgetKey();
    setSession(undefined);
    setMessage(why);
  }, []);

  const logIn = useCallback(
    async ({ key, network }: StoredKey): Promise<void> => {
      setBusy(true);
      try {
        const opened = await openSession({
          key,
          network,
          onRefused: () => end('The service no longer accepts this key. It was revoked or has expired.'),
        });
        current.current?.close();
        current.current = opened;
        storeKey({ key, network: opened.network.Id });
        setMessage(undefined);
        setSession(opened);
      } catch (error) {
        // If the service is unavailable, the key may still be valid. The tab keeps it for the next attempt.
        const kept = isServiceFault(error) ? storedKey() : undefined;
        end(
          messageOf(error) +
            (kept === undefined ? '' : ' This tab keeps its key: reload the page to try again.'),
        );
        if (kept !== undefined) storeKey(kept);
      } finally {
        setBusy(false);
        setRestoring(false);
      }
    },
    [end],
  );

  const started = useRef(false);
  useEffect(() => {
    const start = (): void => {
      setBusy(true);
      void begin(logIn, (why) => {
        setMessage(why);
        setBusy(false);
      });
    };
    // React runs effects twice in development, but a code works only once.
    if (!started.current) start();
    started.current = true;
    // Opening a link with a code in a tab of the dashboard only changes the fragment.
    const onFragment = (): void => {
      if (codeOf(globalThis.location.hash) !== undefined) start();
    };
    globalThis.addEventListener('hashchange', onFragment);
    return () => globalThis.removeEventListener('hashchange', onFragment);
  }, [logIn]);

  const control = useMemo<SessionControl | undefined>(
    () =>
      session && {
        session,
        logOut: () => {
          end(undefined);
          history.replaceState(undefined, '', `${basePath}/`);
        },
        changeNetwork: (network) => {
          const stored = storedKey();
          if (stored !== undefined) void logIn({ ...stored, network });
        },
      },
    [session, end, logIn],
  );

  if (session === undefined && restoring)
    return (
      <main className="login">
        <Loading what="the dashboard" />
      </main>
    );
  if (session === undefined || control === undefined)
    return <LoginPage message={message} busy={busy} onLogin={(key) => void logIn({ key })} />;
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

/** Logs in with the code in the URL, or else with the key of this tab. Without either, the page asks for a key. */
async function begin(
  logIn: (stored: StoredKey) => Promise<void>,
  onIdle: (message: string | undefined) => void,
): Promise<void> {
  const stored = storedKey();
  try {
    const code = takeCode();
    const key = code === undefined ? stored : await redeemCode(code);
    if (key === undefined) onIdle(undefined);
    else await logIn(key);
  } catch (error) {
    // Opening a link with a used code in a tab that is logged in does not affect its session.
    if (stored === undefined) onIdle(messageOf(error));
    else await logIn(stored);
  }
}
