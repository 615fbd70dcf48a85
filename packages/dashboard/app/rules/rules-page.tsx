import './rules.css';
import { lazy, type ReactElement } from 'react';
import { TabBar } from '../layout/tab-bar.tsx';
import { useTitle } from '../layout/use-title.ts';
import { ActiveEventsTab, AllEventsTab } from './events-tabs.tsx';
import { RulesTab } from './rules-tab.tsx';

const CategoriesTab = lazy(() => import('./categories-tab.tsx'));
const CollectionsTab = lazy(() => import('./collections-tab.tsx'));
const ResolutionsTab = lazy(() => import('./resolutions-tab.tsx'));

const tabs = [
  { id: 'active', label: 'Active events', permission: 'Event.Read' },
  { id: 'events', label: 'All events', permission: 'Event.Read' },
  { id: 'rules', label: 'Rules', permission: 'Rule.Read' },
  { id: 'categories', label: 'Categories', permission: 'EventCategory.Read' },
  { id: 'collections', label: 'Resource collections', permission: 'ResourceCollection.Read' },
  { id: 'resolutions', label: 'Resolutions', permission: 'Resolution.Read' },
] as const;
type TabId = (typeof tabs)[number]['id'];

const contents: Readonly<Record<TabId, () => ReactElement>> = {
  active: () => <ActiveEventsTab />,
  events: () => <AllEventsTab />,
  rules: () => <RulesTab />,
  categories: () => <CategoriesTab />,
  collections: () => <CollectionsTab />,
  resolutions: () => <ResolutionsTab />,
};

/** Events, rules, event categories, resource collections and resolutions. */
export default function RulesPage(): ReactElement {
  useTitle('Rules and events');
  return (
    <>
      <div className="page-head">
        <h1>Rules and events</h1>
      </div>
      <TabBar label="Parts of rules and events" tabs={tabs} content={(id) => contents[id]()} />
    </>
  );
}
