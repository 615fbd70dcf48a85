import { useState, type ReactElement } from 'react';
import type { DeviceTree, DeviceTreeSmartObject } from '@muster/sdk/core';
import { useSearchParams } from 'wouter';
import { Pager } from '../layout/data-table.tsx';
import { EmptyState } from '../layout/notes.tsx';
import { AvailabilityMark, StatusMark } from '../layout/status-mark.tsx';
import { AddInstance } from './add-instance.tsx';
import { AttributesTable } from './attributes-table.tsx';
import { instancePath } from './resource-row.ts';
import { ResourceTable } from './resource-table.tsx';

/** The smart objects of a device, and the resources of one of them. */
export function ObjectsTab(props: {
  readonly tree: DeviceTree;
  readonly onPage: (page: number) => void;
}): ReactElement {
  const { tree } = props;
  const [query, setQuery] = useSearchParams();
  const objects = tree.SmartObjects ?? [];
  const wanted = query.get('object');
  const found = objects.find((object) => instancePath(object) === wanted);
  const chosen = found ?? objects[0];
  const choose = (path: string): void => {
    const next = new URLSearchParams(query);
    next.set('object', path);
    setQuery(next, { replace: true });
  };
  if (chosen === undefined)
    return (
      <EmptyState title="This device has no smart objects yet.">
        <p>They appear with the first registration of the device, from its object list.</p>
        <AddInstance device={tree.Device} onAdded={choose} />
      </EmptyState>
    );
  return (
    <div className="objects">
      <nav className="panel object-list" aria-label="Smart objects">
        <ul>
          {objects.map((object) => (
            <li key={object.Id}>
              <button
                type="button"
                aria-current={object.Id === chosen.Id ? 'true' : undefined}
                onClick={() => choose(instancePath(object))}
              >
                <span className="object-name">
                  <span className="mono">{instancePath(object)}</span> {object.Label ?? object.Name}
                </span>
                <AvailabilityMark unavailable={object.IsUnavailable} />
              </button>
            </li>
          ))}
        </ul>
        {wanted !== null && found === undefined && (
          <p className="dim small object-note" role="status">
            {tree.NbrOfPages > 1
              ? `The object ${wanted} is on another page of this list.`
              : `The device has no object ${wanted}.`}
          </p>
        )}
        {tree.NbrOfPages > 1 && (
          <Pager
            page={tree.Page}
            pageSize={tree.PageSize}
            total={tree.NbrOfSmartObjects}
            onPage={props.onPage}
          />
        )}
        <AddInstance device={tree.Device} onAdded={choose} />
      </nav>
      <OneObject object={chosen} tree={tree} key={chosen.Id} />
    </div>
  );
}

function OneObject(props: {
  readonly object: DeviceTreeSmartObject;
  readonly tree: DeviceTree;
}): ReactElement {
  const { object, tree } = props;
  const [showsDescription, setShowsDescription] = useState(false);
  return (
    <section className="panel stack" aria-label={`${object.Name} ${instancePath(object)}`}>
      <div className="row">
        <h2>
          {object.Label ?? object.Name} <span className="mono dim">{instancePath(object)}</span>
        </h2>
        <AvailabilityMark unavailable={object.IsUnavailable} />
        {object.IsVirtual && <StatusMark tone="neutral" icon="info" text="Computed" />}
        {object.Description !== undefined && (
          <button
            type="button"
            className="text-button"
            aria-expanded={showsDescription}
            onClick={() => setShowsDescription(!showsDescription)}
          >
            {showsDescription ? 'Hide the description' : 'Show the description'}
          </button>
        )}
      </div>
      {showsDescription && <p className="dim break">{object.Description}</p>}
      {object.IsUnavailable && (
        <p className="dim">
          The last object list of the device lacks this object, for example because a sensor was unplugged.
          Its values are the last known ones. It becomes available again when the device lists it.
        </p>
      )}
      {object.Resources.length === 0 ? (
        <EmptyState title="No resources are known.">They appear when the device is read.</EmptyState>
      ) : (
        <ResourceTable device={tree.Device} object={object} />
      )}
      {object.Attributes !== undefined && (
        <AttributesTable device={tree.Device} object={object} attributes={object.Attributes} />
      )}
    </section>
  );
}
