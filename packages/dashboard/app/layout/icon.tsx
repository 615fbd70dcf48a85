import type { ReactElement } from 'react';

/** Outlines on a grid of 24 by 24. */
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
  logOut: 'M14 4H5v16h9M10 12h11M17 8l4 4-4 4',
} as const;

export type IconName = keyof typeof paths;

/** A picture beside a text that says the same, and hidden from screen readers for that reason. */
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
