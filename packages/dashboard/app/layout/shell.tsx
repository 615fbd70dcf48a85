import type { ReactElement, ReactNode } from 'react';
import { NativeSelect, useMantineColorScheme, useComputedColorScheme } from '@mantine/core';
import { Link, useLocation } from 'wouter';
import { CommandPanel } from '../commands/command-panel.tsx';
import { LiveMark, StaleBanner } from '../live/live-banner.tsx';
import { useLiveStatus } from '../live/use-live.ts';
import { useSessionControl } from '../session/session-context.ts';
import { Icon, type IconName } from './icon.tsx';

interface PageLink {
  readonly href: string;
  readonly label: string;
  readonly icon: IconName;
  /** The page is left out for keys without it. */
  readonly permission: string;
}

const pages: readonly PageLink[] = [
  { href: '/', label: 'Overview', icon: 'overview', permission: 'Device.Read' },
  { href: '/devices', label: 'Devices', icon: 'devices', permission: 'Device.Read' },
];

/** Header, navigation and the command panel around each page. */
export function Shell({ children }: { readonly children: ReactNode }): ReactElement {
  const { session } = useSessionControl();
  const live = useLiveStatus();
  return (
    <div className="shell">
      <a className="skip-link" href="#content">
        Skip to the content
      </a>
      <Header />
      <nav className="nav" aria-label="Pages">
        {pages
          .filter(({ permission }) => session.may(permission))
          .map((page) => (
            <NavLink key={page.href} page={page} />
          ))}
      </nav>
      <main id="content" className="content" data-stale={live.kind === 'broken'} tabIndex={-1}>
        <StaleBanner />
        {children}
      </main>
      <CommandPanel />
    </div>
  );
}

function NavLink({ page }: { readonly page: PageLink }): ReactElement {
  const [path] = useLocation();
  const isCurrent = page.href === '/' ? path === '/' : path.startsWith(page.href);
  return (
    <Link href={page.href} aria-current={isCurrent ? 'page' : undefined}>
      <Icon name={page.icon} />
      {page.label}
    </Link>
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
        <button type="button" className="text-button" onClick={logOut} title={`Key: ${session.keyName}`}>
          <Icon name="logOut" />
          <span className="wide-only">Log out</span>
          <span className="visually-hidden narrow-only">Log out</span>
        </button>
      </div>
    </header>
  );
}

export function ColorSchemeButton(): ReactElement {
  const { setColorScheme } = useMantineColorScheme();
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
