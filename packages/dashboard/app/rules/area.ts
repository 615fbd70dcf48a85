import { lazy } from 'react';
import type { Area } from '../layout/area.ts';

export const rulesArea: Area = {
  href: '/rules',
  label: 'Rules and events',
  icon: 'rules',
  permissions: [
    'Event.Read',
    'Rule.Read',
    'EventCategory.Read',
    'ResourceCollection.Read',
    'Resolution.Read',
  ],
  routes: [
    { path: '/rules', page: lazy(() => import('./rules-page.tsx')) },
    { path: '/rules/new', permission: 'Rule.Create', page: lazy(() => import('./new-rule-page.tsx')) },
    { path: '/rules/:id', permission: 'Rule.Read', page: lazy(() => import('./rule-page.tsx')) },
    { path: '/events/:id', permission: 'Event.Read', page: lazy(() => import('./event-page.tsx')) },
    {
      path: '/event-categories/:id',
      permission: 'EventCategory.Read',
      page: lazy(() => import('./category-page.tsx')),
    },
    {
      path: '/resource-collections/:id',
      permission: 'ResourceCollection.Read',
      page: lazy(() => import('./collection-page.tsx')),
    },
  ],
};
