import { lazy } from 'react';
import type { Area } from '../layout/area.ts';

export const automationArea: Area = {
  href: '/automation',
  label: 'Transformers and actuators',
  icon: 'automation',
  permissions: ['Transformer.Read', 'TransformerType.Read', 'Actuator.Read'],
  routes: [
    { path: '/automation', page: lazy(() => import('./automation-page.tsx')) },
    {
      path: '/automation/types/:id',
      permission: 'TransformerType.Read',
      page: lazy(() => import('./type-page.tsx')),
    },
  ],
};
