import { lazy } from 'react';
import type { Area } from '../layout/area.ts';

export const settingsArea: Area = {
  href: '/settings',
  label: 'Settings',
  icon: 'settings',
  permissions: [
    'SettingCategory.Read',
    'DefaultSetting.Read',
    'NetworkSetting.Read',
    'BootstrapServer.Read',
    'Usage.Read',
  ],
  routes: [{ path: '/settings', page: lazy(() => import('./settings-page.tsx')) }],
};
