import { Fragment, useState, type ReactElement } from 'react';
import { useLocalStorage } from '@mantine/hooks';
import type { Device, DeviceTreeSmartObject } from '@muster/sdk/core';
import { countText, timeText } from '../format/text.ts';
import { Icon } from '../layout/icon.tsx';
import { StatusMark } from '../layout/status-mark.tsx';
import { ObjectCommands } from './object-commands.tsx';
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
  // Without a default value, because the hook would store it before the user chooses.
  const [showsAll = false, setShowsAll] = useLocalStorage<boolean | undefined>({
    key: 'muster-absent-resources',
    getInitialValueInEffect: false,
  });
  const { present, absent } = rowsOf(object);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string): void => {
    const next = new Set(opened);
    if (!next.delete(id)) next.add(id);
    setOpened(next);
  };
  return (
    <>
      <ObjectCommands device={device} object={object} />
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
            {[...present, ...(showsAll ? absent : [])].map((row) => (
              <Fragment key={row.target.Id}>
                <Row
                  device={device}
                  row={row}
                  absent={absent.includes(row)}
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
      {absent.length > 0 && (
        <button
          type="button"
          className="text-button"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          <Icon name={showsAll ? 'up' : 'down'} size={14} />
          {showsAll
            ? `Hide the ${countText(absent.length)} that the device lacks`
            : `${countText(absent.length)} more that the definition has`}
        </button>
      )}
    </>
  );
}

function Row(props: {
  readonly device: Device;
  readonly row: ResourceRow;
  /** Whether the device never had the resource. */
  readonly absent: boolean;
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
          {target.IsUnavailable &&
            (props.absent ? (
              <StatusMark tone="neutral" icon="dash" text="Not on the device" />
            ) : (
              <StatusMark tone="bad" icon="cross" text="Unavailable" />
            ))}
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
