import { lazy } from 'react';
import type { Area } from '../layout/area.ts';

export const devicesArea: Area = {
  href: '/devices',
  label: 'Devices',
  icon: 'devices',
  permissions: ['Device.Read'],
  routes: [
    { path: '/devices', page: lazy(() => import('./devices-page.tsx')) },
    { path: '/devices/:id', page: lazy(() => import('../device/device-page.tsx')) },
  ],
};
