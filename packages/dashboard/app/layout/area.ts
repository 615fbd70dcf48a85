import type { ComponentType, LazyExoticComponent } from 'react';
import type { IconName } from './icon.tsx';

/** Part of an address that its pattern names. */
export interface PathParts {
  /** ID of the entity, empty if the pattern has none. */
  readonly id: string;
}

/** A page with the pattern of its address, such as `/devices/:id`. Its code is loaded with its first use. */
export interface PageRoute {
  readonly path: string;
  /** The page is refused to keys without it. Default: that of the area. */
  readonly permission?: string;
  readonly page: LazyExoticComponent<ComponentType<PathParts>>;
}

/** Pages that belong together, with one link in the navigation. */
export interface Area {
  readonly href: string;
  readonly label: string;
  readonly icon: IconName;
  /** Keys without any of them have no link to the area. Empty: for all keys. */
  readonly permissions: readonly string[];
  readonly routes: readonly PageRoute[];
}

/** Whether a key sees an area: it has one of its permissions, or the area is for all keys. */
export const isShown = ({ routes, permissions }: Area, may: (permission: string) => boolean): boolean =>
  routes.length > 0 && (permissions.length === 0 || permissions.some(may));
