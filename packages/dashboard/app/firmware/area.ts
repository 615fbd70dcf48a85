import { lazy } from 'react';
import type { Area } from '../layout/area.ts';

export const firmwareArea: Area = {
  href: '/firmware',
  label: 'Firmware',
  icon: 'firmware',
  permissions: ['FirmwarePackage.Read'],
  routes: [
    { path: '/firmware', page: lazy(() => import('./firmware-page.tsx')) },
    { path: '/firmware/:id', page: lazy(() => import('./package-page.tsx')) },
    {
      path: '/firmware/campaigns/:id',
      permission: 'ActivityLog.Read',
      page: lazy(() => import('./campaign-page.tsx')),
    },
  ],
};
