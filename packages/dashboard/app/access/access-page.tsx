import { lazy, type ReactElement } from 'react';
import './access.css';
import { TabBar } from '../layout/tab-bar.tsx';
import { useTitle } from '../layout/use-title.ts';

const KeysTab = lazy(() => import('./keys-tab.tsx'));
const RolesTab = lazy(() => import('./roles-tab.tsx'));
const ResponsibilitiesTab = lazy(() => import('./responsibilities-tab.tsx'));
const OwnPermissionsTab = lazy(() => import('./own-permissions-tab.tsx'));

const tabs = [
  { id: 'keys', label: 'API keys', permission: 'ApiKey.Read' },
  { id: 'roles', label: 'Roles', permission: 'Role.Read' },
  { id: 'responsibilities', label: 'Responsibilities', permission: 'Responsibility.Read' },
  { id: 'permissions', label: 'Your permissions' },
] as const;

/** API keys, roles and responsibilities of the device network. */
export default function AccessPage(): ReactElement {
  useTitle('Access');
  return (
    <>
      <div className="page-head">
        <h1>Access</h1>
      </div>
      <p className="dim">
        An API key has roles, a role has responsibilities, and a responsibility is a set of permissions.
      </p>
      <TabBar
        label="Parts of access"
        tabs={tabs}
        content={(tab) => {
          switch (tab) {
            case 'keys':
              return <KeysTab />;
            case 'roles':
              return <RolesTab />;
            case 'responsibilities':
              return <ResponsibilitiesTab />;
            case 'permissions':
              return <OwnPermissionsTab />;
          }
        }}
      />
    </>
  );
}
