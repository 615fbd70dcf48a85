import type { ReactElement, ReactNode } from 'react';
import { NativeSelect, useMantineColorScheme, useComputedColorScheme } from '@mantine/core';
import { Link } from 'wouter';
import { CommandPanel } from '../commands/command-panel.tsx';
import { FindButton } from '../find/find-button.tsx';
import { LiveMark, StaleBanner } from '../live/live-banner.tsx';
import { useLiveStatus } from '../live/use-live.ts';
import { useSessionControl } from '../session/session-context.ts';
import { Icon } from './icon.tsx';
import { Navigation } from './navigation.tsx';
import { PersonMark } from './person-mark.tsx';

/** Header, navigation and the command panel around each page. */
export function Shell({ children }: { readonly children: ReactNode }): ReactElement {
  const live = useLiveStatus();
  return (
    <div className="shell">
      <a className="skip-link" href="#content">
        Skip to the content
      </a>
      <Header />
      <Navigation />
      <main id="content" className="content" data-stale={live.kind === 'broken'} tabIndex={-1}>
        <StaleBanner />
        {children}
      </main>
      <CommandPanel />
    </div>
  );
}

function Header(): ReactElement {
  const { session, logOut, changeNetwork } = useSessionControl();
  return (
    <header className="header">
      <Link href="/" className="brand">
        <span className="brand-mark" aria-hidden="true" />
        Muster
      </Link>
      <LiveMark />
      <div className="header-end">
        <FindButton />
        {session.networks.length > 1 ? (
          <NativeSelect
            size="xs"
            aria-label="Device network"
            value={session.network.Id}
            data={session.networks.map(({ Id, Name }) => ({ value: Id, label: Name }))}
            onChange={(event) => changeNetwork(event.currentTarget.value)}
          />
        ) : (
          <span className="network" title="Device network">
            {session.network.Name}
          </span>
        )}
        <ColorSchemeButton />
        {session.person !== undefined && <PersonMark person={session.person} />}
        <button
          type="button"
          className="text-button"
          onClick={logOut}
          title={session.person === undefined ? `Key: ${session.userName}` : session.userName}
        >
          <Icon name="logOut" />
          <span className="wide-only">Log out</span>
          <span className="visually-hidden narrow-only">Log out</span>
        </button>
      </div>
    </header>
  );
}

export function ColorSchemeButton(): ReactElement {
  // To stop transitions, Mantine would add a <style> element, which the Content-Security-Policy refuses.
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const current = useComputedColorScheme('light');
  const next = current === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className="icon-button"
      onClick={() => setColorScheme(next)}
      aria-label={`Change to ${next} colours`}
    >
      <Icon name={next === 'dark' ? 'moon' : 'sun'} />
    </button>
  );
}
