import { lazy, type ReactElement } from 'react';
import { TabBar } from '../layout/tab-bar.tsx';
import { useTitle } from '../layout/use-title.ts';
import { useSession } from '../session/session-context.ts';

const DeviceTypes = lazy(() => import('./device-types-tab.tsx'));
const DeviceTemplates = lazy(() => import('./device-templates-tab.tsx'));
const SmartObjectTypes = lazy(() => import('./smart-object-types-tab.tsx'));
const SmartObjectTemplates = lazy(() => import('./smart-object-templates-tab.tsx'));
const Transfer = lazy(() => import('./transfer-tab.tsx'));

const tabs = [
  { id: 'device-types', label: 'Device types', permission: 'DeviceType.Read' },
  { id: 'device-templates', label: 'Device templates', permission: 'DeviceTemplate.Read' },
  { id: 'smart-object-types', label: 'Smart object types', permission: 'SmartObjectType.Read' },
  { id: 'smart-object-templates', label: 'Smart object templates', permission: 'SmartObjectTemplate.Read' },
  { id: 'transfer', label: 'Import and export' },
] as const;

const contents = {
  'device-types': DeviceTypes,
  'device-templates': DeviceTemplates,
  'smart-object-types': SmartObjectTypes,
  'smart-object-templates': SmartObjectTemplates,
  transfer: Transfer,
} as const;

/** The model of the device network: its types and templates. */
export default function TypesPage(): ReactElement {
  useTitle('Types and templates');
  const { may } = useSession();
  const transfers =
    may('HardwareDefinition.Create') || (may('HardwareDefinition.Read') && may('DeviceType.Read'));
  return (
    <>
      <div className="page-head">
        <h1>Types and templates</h1>
      </div>
      <TabBar
        label="Kinds of types and templates"
        tabs={tabs.filter(({ id }) => id !== 'transfer' || transfers)}
        content={(id) => {
          const Content = contents[id];
          return <Content />;
        }}
      />
    </>
  );
}
