import { lazy, type ReactElement } from 'react';
import type { Device, SmartObjectAttribute } from '@muster/sdk/core';
import { Link } from 'wouter';
import { cliLine } from '../commands/cli-line.ts';
import { CliLine } from '../commands/cli-view.tsx';
import { Facts, type Fact } from '../layout/facts.tsx';
import { LazyPart } from '../layout/lazy-part.tsx';
import { CopyableId } from '../layout/short-id.tsx';
import { useSession } from '../session/session-context.ts';
import { deviceWord } from './device-words.ts';
import type { ResourceRow } from './resource-row.ts';
import { isExecutable, isPlottable, isReadable, isWritable } from './value-text.ts';

const Plot = lazy(() => import('./plot.tsx'));

/** The definition of a resource, its plot, and its commands. */
export function ResourceDetail(props: {
  readonly device: Device;
  readonly row: ResourceRow;
  readonly attributes: readonly SmartObjectAttribute[];
}): ReactElement {
  const { resource, target, unit } = props.row;
  const { may } = useSession();
  const { Id: id, Url: path } = target;
  const word = deviceWord(props.device);
  const attributes = props.attributes.filter(({ Path }) => Path === target.Url);
  const facts: readonly Fact[] = [
    ['Data type', resource.DataType],
    ['Operations', operationsText(resource.Operations)],
    ['Range', resource.Range],
    ['Mandatory', resource.Mandatory ? 'yes' : 'no'],
    [
      'Attributes',
      attributes.map(({ Name, Value, WantedValue }) => `${Name}=${Value ?? WantedValue ?? ''}`).join(' '),
    ],
    ['ID', <CopyableId id={target.Id} />],
  ];
  return (
    <div className="stack detail">
      {resource.Description !== undefined && <p className="dim break">{resource.Description}</p>}
      <Facts facts={facts} />
      {isPlottable(resource) && isReadable(resource) && may('Measurement.Read') && (
        <LazyPart what="the plot">
          <Plot
            resource={{ id, path, name: resource.Name, unit, latest: target.LatestMeasurement }}
            word={word}
          />
          <p className="small">
            <Link href={`/devices/${props.device.Id}?tab=values&plot=${path}`}>
              Plot it with other resources
            </Link>
          </p>
        </LazyPart>
      )}
      <div className="cli-list">
        {isReadable(resource) && <CliLine cli={cliLine('read', word, target.Url)} />}
        {isReadable(resource) && <CliLine cli={cliLine('observe', word, target.Url, '--follow')} />}
        {isWritable(resource) && <CliLine cli={cliLine('write', word, target.Url, 'VALUE')} />}
        {isExecutable(resource) && <CliLine cli={cliLine('execute', word, target.Url)} />}
      </div>
    </div>
  );
}

const operationNames = { R: 'Read', W: 'Write', E: 'Execute' } as const;

function operationsText(operations: string | undefined): string {
  if (operations === undefined) return 'none for this server';
  return Object.entries(operationNames)
    .flatMap(([letter, name]) => (operations.includes(letter) ? [name] : []))
    .join(', ');
}
