import type { ComponentType, LazyExoticComponent } from 'react';
import type { IconName } from './icon.tsx';

/** The part of a URL path that a pattern names. */
export interface PathParts {
  /** ID of the entity. Empty if the pattern has none. */
  readonly id: string;
}

/** A page with its URL pattern, such as `/devices/:id`. Its code is loaded on first use. */
export interface PageRoute {
  readonly path: string;
  /** Permission required for the page. Defaults to that of the area. */
  readonly permission?: string;
  readonly page: LazyExoticComponent<ComponentType<PathParts>>;
}

/** Related pages with one link in the navigation. */
export interface Area {
  readonly href: string;
  readonly label: string;
  readonly icon: IconName;
  /** Permissions of which a key needs at least one to see the area. Empty: all keys see it. */
  readonly permissions: readonly string[];
  readonly routes: readonly PageRoute[];
}

/** Whether a key sees an area: it has one of its permissions, or the area is for all keys. */
export const isShown = ({ routes, permissions }: Area, may: (permission: string) => boolean): boolean =>
  routes.length > 0 && (permissions.length === 0 || permissions.some(may));
