import { lazy, type ReactElement } from 'react';
import { useTitle } from '../layout/use-title.ts';
import { TabBar } from '../layout/tab-bar.tsx';

const OperationsTab = lazy(() => import('./operations-tab.tsx'));
const AuditTab = lazy(() => import('./audit-tab.tsx'));

const tabs = [
  { id: 'operations', label: 'Operations', permission: 'ActivityLog.Read' },
  { id: 'audit', label: 'Audit', permission: 'ApiKey.Read' },
] as const;

/** The activity log and the audit log. */
export default function ActivityPage(): ReactElement {
  useTitle('Activity Log');
  return (
    <>
      <div className="page-head">
        <h1>Activity Log</h1>
      </div>
      <TabBar
        label="Parts of the Activity Log"
        tabs={tabs}
        content={(tab) => (tab === 'audit' ? <AuditTab /> : <OperationsTab />)}
      />
    </>
  );
}
