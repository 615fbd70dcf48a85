import { useCallback, useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { Pages } from './layout/pages.tsx';
import { Shell } from './layout/shell.tsx';
import { codeOf } from './session/code-of-fragment.ts';
import { redeemCode, takeCode } from './session/login-code.ts';
import { LoginPage } from './session/login-page.tsx';
import { messageOf, openSession, type Session } from './session/session.ts';
import { SessionContext, type SessionControl } from './session/session-context.ts';
import { forgetKey, storedKey, storeKey, type StoredKey } from './session/stored-key.ts';

/** The log-in page, or the pages of a session. */
export function App(): ReactElement | null {
  const [session, setSession] = useState<Session>();
  const [message, setMessage] = useState<string>();
  const [busy, setBusy] = useState(true);
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
        end(messageOf(error));
      } finally {
        setBusy(false);
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
    // React runs effects twice in development, and a code works once.
    if (!started.current) start();
    started.current = true;
    // A link with a code that is opened in a tab of the dashboard changes the fragment only.
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
          history.replaceState(undefined, '', '/');
        },
        changeNetwork: (network) => {
          const stored = storedKey();
          if (stored !== undefined) void logIn({ ...stored, network });
        },
      },
    [session, end, logIn],
  );

  if (session === undefined || control === undefined)
    return <LoginPage message={message} busy={busy} onLogin={(key) => void logIn({ key })} />;
  return (
    <SessionContext value={control} key={session.network.Id}>
      <QueryClientProvider client={session.queries}>
        <Shell>
          <Pages />
        </Shell>
      </QueryClientProvider>
    </SessionContext>
  );
}

/** Logs in with the code of the address or with the key of this tab. Without either, the page asks for a key. */
async function begin(
  logIn: (stored: StoredKey) => Promise<void>,
  onIdle: (message: string | undefined) => void,
): Promise<void> {
  try {
    const code = takeCode();
    const stored = code === undefined ? storedKey() : await redeemCode(code);
    if (stored === undefined) onIdle(undefined);
    else await logIn(stored);
  } catch (error) {
    onIdle(messageOf(error));
  }
}
