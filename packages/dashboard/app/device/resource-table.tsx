import { Fragment, useState, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import { useCommand } from '../commands/use-command.ts';
import { cliLine } from '../commands/cli-line.ts';
import type { Device, DeviceTreeSmartObject } from '@muster/sdk/core';
import { timeText } from '../format/text.ts';
import { Icon } from '../layout/icon.tsx';
import { StatusMark } from '../layout/status-mark.tsx';
import { useSession } from '../session/session-context.ts';
import { deviceWord } from './device-words.ts';
import { ResourceActions } from './resource-actions.tsx';
import { ResourceDetail } from './resource-detail.tsx';
import { rowsOf, type ResourceRow } from './resource-row.ts';
import { isReadable, valueText } from './value-text.ts';

/** The resources of a smart object and their instances, with live values and actions. */
export function ResourceTable(props: {
  readonly device: Device;
  readonly object: DeviceTreeSmartObject;
}): ReactElement {
  const { device, object } = props;
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string): void => {
    const next = new Set(opened);
    if (!next.delete(id)) next.add(id);
    setOpened(next);
  };
  return (
    <>
      <ObjectActions device={device} object={object} />
      <div className="table-wrap" tabIndex={0} role="region" aria-label="Resources">
        <table className="table cards">
          <caption className="visually-hidden">Resources of {object.Name}</caption>
          <thead>
            <tr>
              <th scope="col">Resource</th>
              <th scope="col">Value</th>
              <th scope="col">Time</th>
              <th scope="col">State</th>
              <th scope="col">
                <span className="visually-hidden">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rowsOf(object).map((row) => (
              <Fragment key={row.target.Id}>
                <Row
                  device={device}
                  row={row}
                  open={opened.has(row.target.Id)}
                  onToggle={() => toggle(row.target.Id)}
                />
                {opened.has(row.target.Id) && (
                  <tr className="detail-row">
                    <td colSpan={5}>
                      <ResourceDetail device={device} row={row} attributes={object.Attributes ?? []} />
                    </td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** Actions on the object instance as a whole. */
function ObjectActions(props: {
  readonly device: Device;
  readonly object: DeviceTreeSmartObject;
}): ReactElement | null {
  const { device, object } = props;
  const { client, may } = useSession();
  const run = useCommand();
  if (!may('SmartObject.Read') || object.IsVirtual) return null;
  const path = `/${object.TypeId}/${object.InstanceNumber}`;
  return (
    <div className="row">
      <Button
        size="compact-sm"
        variant="default"
        onClick={() =>
          void run({
            title: `Read ${path} on ${device.Name}`,
            cli: cliLine('read', deviceWord(device), path),
            send: () => client.smartObjects.read(object.Id),
          })
        }
      >
        Read all
      </Button>
    </div>
  );
}

function Row(props: {
  readonly device: Device;
  readonly row: ResourceRow;
  readonly open: boolean;
  readonly onToggle: () => void;
}): ReactElement {
  const { resource, target, unit } = props.row;
  const isInstance = 'InstanceId' in target;
  const value = valueText(target.LatestMeasurement);
  const hasValue = isReadable(resource) && (isInstance || resource.Instances === undefined);
  return (
    <tr data-path={target.Url} data-unavailable={target.IsUnavailable}>
      <td data-label="">
        <button
          type="button"
          className={isInstance ? 'resource-name instance' : 'resource-name'}
          aria-expanded={props.open}
          onClick={props.onToggle}
        >
          <Icon name={props.open ? 'down' : 'right'} size={14} />
          <span>
            {isInstance ? `Instance ${target.InstanceId}` : resource.Name}{' '}
            <span className="mono dim">{target.Url}</span>
          </span>
        </button>
      </td>
      <td data-label="Value" className="value">
        <div>
          {value === undefined ? (
            hasValue && <span className="dim">not read yet</span>
          ) : (
            <span className="live break">
              {value} {unit !== '' && <span className="dim">{unit}</span>}
            </span>
          )}
        </div>
      </td>
      <td data-label="Time" className="tight dim resource-time">
        <div>
          {target.LatestMeasurement === undefined ? '' : timeText(target.LatestMeasurement.UnixTimestamp)}
        </div>
      </td>
      <td data-label="State" className="tight">
        <div className="row">
          {target.IsUnavailable && <StatusMark tone="bad" icon="cross" text="Unavailable" />}
          <ObservationMark target={target} />
        </div>
      </td>
      <td data-label="" className="tight">
        <ResourceActions device={props.device} row={props.row} />
      </td>
    </tr>
  );
}

function ObservationMark({ target }: { readonly target: ResourceRow['target'] }): ReactElement | null {
  if (target.IsObserved) return <StatusMark tone="good" icon="eye" text="Observed" />;
  return target.IsRequestObserve ? <StatusMark tone="warn" icon="clock" text="To observe" /> : null;
}
