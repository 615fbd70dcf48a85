import { useState, type ReactElement } from 'react';
import { Button, TextInput } from '@mantine/core';
import { EntitySelect } from '../layout/entity-select.tsx';
import { useSession } from '../session/session-context.ts';
import { findObjects, type ObjectChoice } from './object-label.ts';
import './types.css';

/** An object instance in a form. */
export interface InstanceDraft {
  /** ID of the smart object type. */
  readonly typeId: string;
  /** Label of the smart object type. */
  readonly object: string;
  readonly instanceId: number;
}

/** Lists, adds and removes the object instances of a type or a template. */
export function ObjectInstances<Draft extends InstanceDraft>(props: {
  readonly instances: readonly Draft[];
  readonly onChange: (instances: readonly Draft[]) => void;
  readonly make: (instance: InstanceDraft) => Draft;
  /** Returns the input field of an instance. */
  readonly field: (instance: Draft, change: (part: Partial<Draft>) => void) => ReactElement;
}): ReactElement {
  const { instances, onChange } = props;
  return (
    <fieldset className="types-instances">
      <legend>Object instances</legend>
      {instances.length === 0 && <p className="dim small">None yet.</p>}
      {instances.map((instance) => {
        const name = `${instance.object}, instance ${instance.instanceId}`;
        const isSame = (one: Draft): boolean => one === instance;
        return (
          <div
            key={`${instance.typeId} ${instance.instanceId}`}
            className="types-instance"
            aria-label={name}
            role="group"
          >
            <span className="break">
              {instance.object} <span className="dim">instance {instance.instanceId}</span>
            </span>
            {props.field(instance, (part) =>
              onChange(instances.map((one) => (isSame(one) ? { ...one, ...part } : one))),
            )}
            <Button
              variant="default"
              size="compact-sm"
              aria-label={`Remove ${name}`}
              onClick={() => onChange(instances.filter((one) => !isSame(one)))}
            >
              Remove
            </Button>
          </div>
        );
      })}
      <Adder
        key={instances.length}
        isTaken={(typeId, instanceId) =>
          instances.some((one) => one.typeId === typeId && one.instanceId === instanceId)
        }
        onAdd={(instance) => onChange([...instances, props.make(instance)])}
      />
    </fieldset>
  );
}

function Adder(props: {
  readonly isTaken: (typeId: string, instanceId: number) => boolean;
  readonly onAdd: (instance: InstanceDraft) => void;
}): ReactElement {
  const { client } = useSession();
  const [object, setObject] = useState<ObjectChoice>();
  const [instance, setInstance] = useState('0');
  const instanceId = Number(instance);
  const isTaken = object !== undefined && props.isTaken(object.Id, instanceId);
  const isNumber = /^\d{1,5}$/.test(instance) && instanceId <= 65_534;
  return (
    <div className="types-adder">
      <EntitySelect
        label="Smart object type"
        operation="smartObjectTypes.list"
        load={(query, signal) => findObjects(client, query, signal)}
        value={object}
        onChange={setObject}
      />
      <TextInput
        label="Instance ID"
        inputMode="numeric"
        value={instance}
        error={isTaken ? 'Already listed.' : isNumber ? undefined : '0 to 65534.'}
        onChange={(event) => setInstance(event.currentTarget.value)}
      />
      <Button
        variant="default"
        disabled={object === undefined || !isNumber || isTaken}
        onClick={() => {
          if (object !== undefined) props.onAdd({ typeId: object.Id, object: object.Name, instanceId });
        }}
      >
        Add
      </Button>
    </div>
  );
}
