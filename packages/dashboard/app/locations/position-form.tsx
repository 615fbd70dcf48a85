import type { ReactElement } from 'react';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { LocationResource, Position, PositionedType, PositionRequest } from '@muster/sdk/core';
import { cliLine } from '../commands/cli-line.ts';
import { CliLine } from '../commands/cli-view.tsx';
import { useSend } from '../commands/use-send.ts';
import { EntitySelect, type Choice } from '../layout/entity-select.tsx';
import { ErrorNote } from '../layout/notes.tsx';
import { useSession } from '../session/session-context.ts';

/** A position that users are editing. Coordinates are text, as entered. */
export interface PositionDraft {
  /** The stored position to move. Undefined for a new one. */
  readonly position?: Position;
  readonly kind: PositionedType;
  readonly entity: Choice | undefined;
  readonly x: string;
  readonly y: string;
  /** Height. Empty: none. */
  readonly z: string;
}

/** A position in the middle of the map, so that it is visible. */
export const newDraft = ({ Width = 0, Height = 0 }: LocationResource): PositionDraft => ({
  kind: 'Device',
  entity: undefined,
  x: String(Math.round(Width / 2)),
  y: String(Math.round(Height / 2)),
  z: '',
});

/**
 * Sets the position of an entity by a click on the picture or by numbers. Shown beside the picture, so that both can
 * be used.
 */
export function PositionForm(props: {
  readonly map: LocationResource;
  readonly draft: PositionDraft;
  readonly onChange: (part: Partial<PositionDraft>) => void;
  readonly onClose: () => void;
}): ReactElement {
  const { map, draft, onChange, onClose } = props;
  const { client } = useSession();
  const { position } = draft;
  const body = bodyOf(map, draft);
  const name = draft.entity?.Name ?? 'the position';
  const cli = cliLine(
    'positions',
    ...(position === undefined ? ['create'] : ['update', position.Id]),
    ...flagsOf(body),
  );
  const { error, busy, submit } = useSend({
    title: `${position === undefined ? 'Place' : 'Move'} ${name}`,
    cli,
    send: async () => {
      if (position === undefined) await client.positions.create(body);
      else await client.positions.update(position.Id, body);
    },
    onAccepted: onClose,
  });
  return (
    <form className="map-form" onSubmit={submit} aria-label="Position">
      {error !== undefined && (
        <div className="wide">
          <ErrorNote error={error} />
        </div>
      )}
      <p className="wide dim">Click on the picture, or set the coordinates.</p>
      {position === undefined ? (
        <EntityFields draft={draft} onChange={onChange} />
      ) : (
        <p className="break">
          <strong>{name}</strong>
        </p>
      )}
      <TextInput
        label="X"
        description="From the left."
        type="number"
        step="any"
        required
        value={draft.x}
        onChange={({ currentTarget }) => onChange({ x: currentTarget.value })}
      />
      <TextInput
        label="Y"
        description="From the top."
        type="number"
        step="any"
        required
        value={draft.y}
        onChange={({ currentTarget }) => onChange({ y: currentTarget.value })}
      />
      <TextInput
        label="Z"
        description="Height. Optional."
        type="number"
        step="any"
        value={draft.z}
        onChange={({ currentTarget }) => onChange({ z: currentTarget.value })}
      />
      <div className="wide">
        <CliLine cli={cli} />
      </div>
      <div className="wide form-buttons">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          type="submit"
          loading={busy}
          disabled={
            draft.x === '' || draft.y === '' || (position === undefined && draft.entity === undefined)
          }
        >
          {position === undefined ? 'Place' : 'Move'}
        </Button>
      </div>
    </form>
  );
}

const KINDS = [
  { value: 'Device', label: 'Device', permission: 'Device.Read' },
  { value: 'DataCollector', label: 'Gateway', permission: 'DataCollector.Read' },
  { value: 'Location', label: 'Location', permission: 'Location.Read' },
] as const;

function EntityFields(props: {
  readonly draft: PositionDraft;
  readonly onChange: (part: Partial<PositionDraft>) => void;
}): ReactElement {
  const { draft, onChange } = props;
  const { client, may } = useSession();
  const kinds = KINDS.filter(({ permission }) => may(permission));
  const kind = kinds.find(({ value }) => value === draft.kind) ?? kinds[0] ?? KINDS[0];
  const groups = { Device: 'devices', DataCollector: 'dataCollectors', Location: 'locations' } as const;
  const group = groups[kind.value];
  return (
    <>
      <NativeSelect
        label="Kind"
        value={kind.value}
        data={kinds.map(({ value, label }) => ({ value, label }))}
        onChange={({ currentTarget }) => {
          const chosen = kinds.find(({ value }) => value === currentTarget.value);
          if (chosen !== undefined) onChange({ kind: chosen.value, entity: undefined });
        }}
      />
      <EntitySelect<Choice>
        key={kind.value}
        label={kind.label}
        operation={`${group}.list`}
        load={(query, signal) => client[group].list(query, { signal })}
        value={draft.entity}
        onChange={(entity) => onChange({ kind: kind.value, entity })}
        required
      />
    </>
  );
}

const bodyOf = (map: LocationResource, { kind, entity, x, y, z }: PositionDraft): PositionRequest => ({
  EntityType: kind,
  ...(entity === undefined ? {} : { EntityId: entity.Id }),
  LocationResourceId: map.Id,
  X: Number(x),
  Y: Number(y),
  Z: z === '' ? null : Number(z),
});

function flagsOf(body: PositionRequest): readonly string[] {
  return [
    `--entity-type=${body.EntityType}`,
    `--entity-id=${body.EntityId ?? 'ID'}`,
    `--location-resource-id=${body.LocationResourceId}`,
    `--x=${body.X}`,
    `--y=${body.Y}`,
    ...(typeof body.Z === 'number' ? [`--z=${body.Z}`] : []),
  ];
}
