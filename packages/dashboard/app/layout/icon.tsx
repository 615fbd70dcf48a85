import type { ReactElement } from 'react';

/** Outlines on a 24 by 24 grid. */
const paths = {
  check: 'M5 13l4 4L19 7',
  cross: 'M6 6l12 12M18 6L6 18',
  dash: 'M6 12h12',
  warning: 'M12 4l9 16H3zM12 10v4M12 17v.01',
  info: 'M12 11v6M12 7v.01M3 12a9 9 0 1018 0a9 9 0 10-18 0',
  clock: 'M12 7v5l3 3M3 12a9 9 0 1018 0a9 9 0 10-18 0',
  copy: 'M9 9h10v10H9zM15 9V5H5v10h4',
  sun: 'M12 8a4 4 0 100 8a4 4 0 100-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5',
  moon: 'M20 14a8 8 0 01-10-10a8 8 0 1010 10z',
  overview: 'M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z',
  devices: 'M5 5h14v10H5zM9 19h6M12 15v4',
  up: 'M6 15l6-6 6 6',
  down: 'M6 9l6 6 6-6',
  right: 'M9 6l6 6-6 6',
  sort: 'M8 10l4-4 4 4M8 14l4 4 4-4',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 100 6a3 3 0 100-6',
  eyeOff:
    'M3 3l18 18M10 5.2A10 10 0 0112 5c6 0 10 7 10 7a17 17 0 01-3 3.6M6 6.7A17 17 0 002 12s4 7 10 7a10 10 0 005-1.4',
  plot: 'M4 4v16h16M7 15l4-5 3 3 5-7',
  play: 'M7 5l12 7-12 7z',
  lock: 'M6 11h12v9H6zM8 11V8a4 4 0 018 0v3',
  menu: 'M4 7h16M4 12h16M4 17h16',
  columns: 'M4 5h16v14H4zM10 5v14M15 5v14',
  save: 'M5 4h11l3 3v13H5zM8 4v5h7M8 20v-6h8v6',
  plus: 'M12 5v14M5 12h14',
  edit: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  trash: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13',
  upload: 'M12 16V5M7 10l5-5 5 5M5 20h14',
  download: 'M12 4v11M7 10l5 5 5-5M5 20h14',
  retry: 'M19 12a7 7 0 11-2-5l2 2M19 4v5h-5',
  activity: 'M3 12h4l3-8 4 16 3-8h4',
  firmware: 'M8 8h8v8H8zM5 5h14v14H5zM9 2v3M15 2v3M9 19v3M15 19v3M2 9h3M2 15h3M19 9h3M19 15h3',
  types: 'M4 5h7v7H4zM13 5h7v7h-7zM4 14h7v5H4zM13 14h7v5h-7z',
  locations: 'M12 21s7-6 7-11a7 7 0 10-14 0c0 5 7 11 7 11zM12 7.5a2.5 2.5 0 100 5a2.5 2.5 0 100-5',
  gateways: 'M4 14h16v6H4zM8 17v.01M12 14V9M8 6a5.7 5.7 0 018 0M5 3a10 10 0 0114 0',
  rules: 'M5 5h5v5H5zM14 14h5v5h-5zM10 7.500h6.500V14M7.5 10v6.500H14',
  automation: 'M4 7h10M18 7h2M16 5v4M4 12h3M11 12h9M9 10v4M4 17h8M16 17h4M14 15v4',
  consumers: 'M4 6h16v12H4zM4 7l8 6 8-6',
  access: 'M8 11a4 4 0 100-8a4 4 0 000 8zM2 20c0-4 3-6 6-6M16 12a3 3 0 100 6a3 3 0 000-6M16 18v4M16 21h3',
  settings:
    'M12 9a3 3 0 100 6a3 3 0 100-6M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.600l2.1 2.100M16.3 16.300l2.1 2.100M5.6 18.400l2.1-2.100M16.3 7.700l2.1-2.1',
  find: 'M10.5 4a6.5 6.5 0 100 13a6.5 6.5 0 100-13M15.5 15.5L21 21',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  logOut: 'M14 4H5v16h9M10 12h11M17 8l4 4-4 4',
} as const;

export type IconName = keyof typeof paths;

/** An icon beside a text with the same meaning. So it is hidden from screen readers. */
export function Icon({ name, size = 18 }: { readonly name: IconName; readonly size?: number }): ReactElement {
  return (
    <svg
      aria-hidden="true"
      className="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  );
}
