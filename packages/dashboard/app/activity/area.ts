import { lazy } from 'react';
import type { Area } from '../layout/area.ts';

export const activityArea: Area = {
  href: '/activity',
  label: 'Activity Log',
  icon: 'activity',
  permissions: ['ActivityLog.Read', 'ApiKey.Read'],
  routes: [
    { path: '/activity', page: lazy(() => import('./activity-page.tsx')) },
    {
      path: '/activity/:id',
      permission: 'ActivityLog.Read',
      page: lazy(() => import('./entry-page.tsx')),
    },
  ],
};
