import type { ReactElement } from 'react';
import type { UnavailableObject } from '@muster/sdk/core';
import { Link } from 'wouter';
import { countText } from '../format/text.ts';
import { Section } from '../layout/notes.tsx';
import { StatusMark } from '../layout/status-mark.tsx';

/** Smart objects that devices no longer list, with links. */
export function UnavailablePanel(props: {
  /** Total number of them. */
  readonly total: number;
  readonly objects: readonly UnavailableObject[];
}): ReactElement {
  const { total, objects } = props;
  const more = total - objects.length;
  return (
    <Section title="Unavailable objects">
      {objects.length === 0 ? (
        <div className="row">
          <StatusMark tone="good" icon="check" text="None" />
          <span className="dim small">Devices list all the objects that they had before.</span>
        </div>
      ) : (
        <ul className="lines">
          {objects.map(({ Id, Name, TypeId, InstanceNumber, DeviceId, DeviceName }) => {
            const path = `/${TypeId}/${InstanceNumber}`;
            return (
              <li key={Id}>
                <Link href={`/devices/${DeviceId}?object=${path}`} className="break">
                  {DeviceName}
                </Link>
                <span className="break">
                  {Name} <span className="mono dim">{path}</span>
                </span>
              </li>
            );
          })}
        </ul>
      )}
      {objects.length > 0 && (
        <p className="dim small">
          The devices had these objects, but their latest object lists lack them, for example because a sensor
          was unplugged. The objects become available again when the devices list them.
        </p>
      )}
      {more > 0 && <p className="dim small">And {countText(more)} more.</p>}
    </Section>
  );
}
