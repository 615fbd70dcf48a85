import { lazy } from 'react';
import type { Area } from '../layout/area.ts';

export const typesArea: Area = {
  href: '/types',
  label: 'Types and templates',
  icon: 'types',
  permissions: [
    'DeviceType.Read',
    'SmartObjectType.Read',
    'DeviceTemplate.Read',
    'SmartObjectTemplate.Read',
    'HardwareDefinition.Create',
  ],
  routes: [
    { path: '/types', page: lazy(() => import('./types-page.tsx')) },
    {
      path: '/device-types/:id',
      permission: 'DeviceType.Read',
      page: lazy(() => import('./device-type-page.tsx')),
    },
    {
      path: '/device-templates/:id',
      permission: 'DeviceTemplate.Read',
      page: lazy(() => import('./device-template-page.tsx')),
    },
    {
      path: '/smart-object-types/:id',
      permission: 'SmartObjectType.Read',
      page: lazy(() => import('./smart-object-type-page.tsx')),
    },
    {
      path: '/smart-object-templates/:id',
      permission: 'SmartObjectTemplate.Read',
      page: lazy(() => import('./smart-object-template-page.tsx')),
    },
  ],
};
