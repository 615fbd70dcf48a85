import { lazy, type ReactElement } from 'react';
import './automation.css';
import { TabBar } from '../layout/tab-bar.tsx';
import { useTitle } from '../layout/use-title.ts';

const TransformersTab = lazy(() => import('./transformers-tab.tsx'));
const TypesTab = lazy(() => import('./types-tab.tsx'));
const ActuatorsTab = lazy(() => import('./actuators-tab.tsx'));

const tabs = [
  { id: 'transformers', label: 'Transformers', permission: 'Transformer.Read' },
  { id: 'types', label: 'Transformer types', permission: 'TransformerType.Read' },
  { id: 'actuators', label: 'Actuators', permission: 'Actuator.Read' },
] as const;

/** Formulas that compute resources, and actuators that write them. */
export default function AutomationPage(): ReactElement {
  useTitle('Transformers and actuators');
  return (
    <>
      <div className="page-head">
        <h1>Transformers and actuators</h1>
      </div>
      <TabBar
        label="Parts of automation"
        tabs={tabs}
        content={(tab) => {
          switch (tab) {
            case 'transformers':
              return <TransformersTab />;
            case 'types':
              return <TypesTab />;
            case 'actuators':
              return <ActuatorsTab />;
          }
        }}
      />
    </>
  );
}
