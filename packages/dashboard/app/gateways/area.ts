import { lazy } from 'react';
import type { Area } from '../layout/area.ts';

export const gatewaysArea: Area = {
  href: '/gateways',
  label: 'Gateways',
  icon: 'gateways',
  permissions: ['DataCollector.Read', 'DataCollectorType.Read', 'DataCollectorTemplate.Read'],
  routes: [
    { path: '/gateways', page: lazy(() => import('./gateways-page.tsx')) },
    {
      path: '/gateways/:id',
      permission: 'DataCollector.Read',
      page: lazy(() => import('./gateway-page.tsx')),
    },
  ],
};
