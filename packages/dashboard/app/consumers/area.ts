import { lazy } from 'react';
import type { Area } from '../layout/area.ts';

export const consumersArea: Area = {
  href: '/event-consumers',
  label: 'Event consumers',
  icon: 'consumers',
  permissions: ['EventConsumer.Read'],
  routes: [
    { path: '/event-consumers', page: lazy(() => import('./consumers-page.tsx')) },
    { path: '/event-consumers/:id', page: lazy(() => import('./consumer-page.tsx')) },
  ],
};
