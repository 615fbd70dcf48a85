import { lazy, type ReactElement } from 'react';
import { TabBar } from '../layout/tab-bar.tsx';
import { useTitle } from '../layout/use-title.ts';

const CategoriesTab = lazy(() => import('./categories-tab.tsx'));
const DefaultsTab = lazy(() => import('./defaults-tab.tsx'));
const NetworksTab = lazy(() => import('./networks-tab.tsx'));
const BootstrapTab = lazy(() => import('./bootstrap-tab.tsx'));
const UsageTab = lazy(() => import('./usage-tab.tsx'));

const tabs = [
  { id: 'categories', label: 'Setting categories', permission: 'SettingCategory.Read' },
  { id: 'defaults', label: 'Default settings', permission: 'DefaultSetting.Read' },
  { id: 'networks', label: 'Network settings', permission: 'NetworkSetting.Read' },
  { id: 'bootstrap', label: 'Bootstrap servers', permission: 'BootstrapServer.Read' },
  { id: 'usage', label: 'Usage', permission: 'Usage.Read' },
] as const;

const content = {
  categories: <CategoriesTab />,
  defaults: <DefaultsTab />,
  networks: <NetworksTab />,
  bootstrap: <BootstrapTab />,
  usage: <UsageTab />,
} as const;

/** Configuration of the device network, and its usage. */
export default function SettingsPage(): ReactElement {
  useTitle('Settings');
  return (
    <>
      <div className="page-head">
        <h1>Settings</h1>
      </div>
      <TabBar label="Kinds of settings" tabs={tabs} content={(id) => content[id]} />
    </>
  );
}
