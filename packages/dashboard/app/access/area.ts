import { lazy } from 'react';
import type { Area } from '../layout/area.ts';

export const accessArea: Area = {
  href: '/access',
  label: 'Access',
  icon: 'access',
  permissions: ['ApiKey.Read', 'Role.Read', 'Responsibility.Read'],
  routes: [{ path: '/access', page: lazy(() => import('./access-page.tsx')) }],
};
