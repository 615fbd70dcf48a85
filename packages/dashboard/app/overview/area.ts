import { lazy } from 'react';
import type { Area } from '../layout/area.ts';

export const overviewArea: Area = {
  href: '/',
  label: 'Overview',
  icon: 'overview',
  permissions: ['Device.Read'],
  routes: [{ path: '/', page: lazy(() => import('./overview-page.tsx')) }],
};
