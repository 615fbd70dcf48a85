import { lazy } from 'react';
import type { Area } from '../layout/area.ts';

export const locationsArea: Area = {
  href: '/locations',
  label: 'Locations',
  icon: 'locations',
  permissions: ['Location.Read'],
  routes: [
    { path: '/locations', page: lazy(() => import('./locations-page.tsx')) },
    { path: '/locations/:id', page: lazy(() => import('./location-page.tsx')) },
  ],
};
