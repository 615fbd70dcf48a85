import { useState, type ReactElement } from 'react';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type {
  ConfigurationItem,
  DataCollectorType,
  DataCollectorTypeCreateRequest,
  DataCollectorTypeListItem,
} from '@muster/sdk/core';
import { cliLine } from '../commands/cli-line.ts';
import { patchOf } from '../device/patch-of.ts';
import { Check } from '../layout/check-list.tsx';
import { Dialog } from '../layout/dialog.tsx';
import { FormDialog } from '../layout/form-dialog.tsx';
import { formWords } from '../layout/form-words.ts';
import { ErrorNote, Loading } from '../layout/notes.tsx';
import { useSession } from '../session/session-context.ts';

const VALUE_TYPES = ['String', 'Integer', 'Boolean'] as const satisfies readonly ConfigurationItem['Type'][];

/** A configuration key with its index in the form. */
interface KeyDraft extends ConfigurationItem {
  readonly draft: number;
}

/** Loads and edits a gateway type. */
export function EditGatewayType(props: {
  readonly type: DataCollectorTypeListItem;
  readonly onClose: () => void;
}): ReactElement {
  const { type, onClose } = props;
  const { client } = useSession();
  const loaded = useQuery({
    queryKey: ['dataCollectorTypes.get', type.Id, 'form'],
    queryFn: ({ signal }) => client.dataCollectorTypes.get(type.Id, { signal }),
    gcTime: 0,
  });
  if (loaded.data !== undefined) return <GatewayTypeForm type={loaded.data} onClose={onClose} />;
  return (
    <Dialog title={`Edit the gateway type ${type.Name}`} onClose={onClose}>
      {loaded.isError ? <ErrorNote error={loaded.error} /> : <Loading what="the gateway type" />}
    </Dialog>
  );
}

interface Fields {
  readonly name: string;
  /** A number as text. Empty: none. */
  readonly hardware: string;
  readonly virtual: boolean;
  readonly withTemplate: boolean;
  readonly keys: readonly KeyDraft[];
}

const fieldsOf = (type: DataCollectorType | undefined): Fields => ({
  name: type?.Name ?? '',
  hardware: String(type?.HardwareTypeId ?? ''),
  virtual: type?.IsVirtual ?? false,
  withTemplate: true,
  keys: (type?.Configurations ?? []).map(({ Key, Type }, index) => ({ Key, Type, draft: index })),
});

const isWhole = (text: string): boolean => /^\d*$/.test(text);

const isComplete = ({ name, hardware, keys }: Fields): boolean =>
  name !== '' && isWhole(hardware) && keys.every(({ Key }) => Key !== '');

/** The members of a type that are in the form. */
function membersOf({ name, hardware, virtual, keys }: Fields, type: DataCollectorType | undefined) {
  const isLeftOut = hardware === '' && type?.HardwareTypeId === undefined;
  return {
    Name: name,
    IsVirtual: virtual,
    Configurations: keys.map(({ Key, Type }) => ({ Key, Type })),
    ...(isLeftOut ? {} : { HardwareTypeId: hardware === '' ? null : Number(hardware) }),
  };
}

/** Creates or edits a gateway type. */
export function GatewayTypeForm(props: {
  /** Undefined for a new one. */
  readonly type?: DataCollectorType;
  readonly onClose: () => void;
}): ReactElement {
  const { type, onClose } = props;
  const { client } = useSession();
  const [fields, setFields] = useState(() => fieldsOf(type));
  const change = (part: Partial<Fields>): void => setFields((latest) => ({ ...latest, ...part }));
  const members = membersOf(fields, type);
  const { cli, ...words } = formWords('a gateway type', 'data-collector-types', type, fields.name);
  if (type === undefined) {
    const body: DataCollectorTypeCreateRequest = { ...members, CreateDefaultTemplate: fields.withTemplate };
    return (
      <FormDialog
        {...words}
        cli={cliLine(...cli, '--data', JSON.stringify({ ...body, Name: fields.name || 'NAME' }))}
        ready={isComplete(fields)}
        send={() => client.dataCollectorTypes.create(body)}
        onClose={onClose}
      >
        <TypeFields fields={fields} onChange={change} />
        <Check
          label="Create a default template"
          description="Gateways that name no template have it."
          checked={fields.withTemplate}
          onChange={(withTemplate) => change({ withTemplate })}
        />
      </FormDialog>
    );
  }
  const patch = patchOf(type, members);
  return (
    <FormDialog
      {...words}
      cli={cliLine(...cli.with(1, 'patch'), '--data', JSON.stringify(patch))}
      ready={isComplete(fields) && patch.length > 0}
      send={() => client.dataCollectorTypes.patch(type.Id, patch)}
      onClose={onClose}
    >
      <TypeFields fields={fields} onChange={change} />
    </FormDialog>
  );
}

function TypeFields(props: {
  readonly fields: Fields;
  readonly onChange: (part: Partial<Fields>) => void;
}): ReactElement {
  const { fields, onChange } = props;
  return (
    <>
      <TextInput
        label="Name"
        required
        maxLength={255}
        value={fields.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
        data-autofocus
      />
      <TextInput
        label="Hardware type"
        description="Number that identifies the type on labels and in exports."
        inputMode="numeric"
        value={fields.hardware}
        error={isWhole(fields.hardware) ? undefined : 'Enter a whole number.'}
        onChange={(event) => onChange({ hardware: event.currentTarget.value })}
      />
      <Check
        label="Such gateways are software only"
        checked={fields.virtual}
        onChange={(virtual) => onChange({ virtual })}
      />
      <ConfigurationKeys keys={fields.keys} onChange={(keys) => onChange({ keys })} />
    </>
  );
}

/** Keys of gateway configurations, each with the type of its values. */
function ConfigurationKeys(props: {
  readonly keys: readonly KeyDraft[];
  readonly onChange: (keys: readonly KeyDraft[]) => void;
}): ReactElement {
  const { keys, onChange } = props;
  const change = (key: KeyDraft, part: Partial<KeyDraft>): void =>
    onChange(keys.map((one) => (one === key ? { ...key, ...part } : one)));
  const add = (): void => {
    const draft = Math.max(-1, ...keys.map((one) => one.draft)) + 1;
    onChange([...keys, { Key: '', Type: 'String', draft }]);
  };
  return (
    <>
      {keys.map((key, index) => (
        <fieldset key={key.draft} className="group-fields">
          <legend>Configuration key {index + 1}</legend>
          <TextInput
            label="Key"
            required
            maxLength={255}
            value={key.Key}
            onChange={(event) => change(key, { Key: event.currentTarget.value })}
          />
          <NativeSelect
            label="Data type"
            value={key.Type}
            data={[...VALUE_TYPES]}
            onChange={({ currentTarget }) =>
              change(key, { Type: VALUE_TYPES.find((one) => one === currentTarget.value) ?? 'String' })
            }
          />
          <div>
            <Button
              variant="default"
              size="compact-sm"
              aria-label={`Remove configuration key ${index + 1}`}
              onClick={() => onChange(keys.filter((one) => one !== key))}
            >
              Remove
            </Button>
          </div>
        </fieldset>
      ))}
      <div>
        <Button variant="default" size="compact-sm" onClick={add}>
          Add a configuration key
        </Button>
      </div>
    </>
  );
}
