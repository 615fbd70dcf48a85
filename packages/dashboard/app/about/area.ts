import { lazy } from 'react';
import type { Area } from '../layout/area.ts';

export const aboutArea: Area = {
  href: '/about',
  label: 'About',
  icon: 'info',
  permissions: [],
  routes: [{ path: '/about', page: lazy(() => import('./about-page.tsx')) }],
};
