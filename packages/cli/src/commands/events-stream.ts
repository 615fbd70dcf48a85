import * as Flags from '@oclif/core/flags';
import type { Interfaces } from '@oclif/core';
import { resolveName, type MusterEvent, type StreamOptions } from '@muster/sdk';
import { BaseCommand, connect, connectionFlags, outputFlags } from '../base-command.ts';
import { eventLine } from '../live/event-line.ts';
import { interruptible } from '../operations/interrupt.ts';
import { firstOf } from '../operations/ordered.ts';
import { printable } from '../output/printable.ts';
import { printRows } from '../output/printer.ts';
import { write } from '../output/stdout.ts';
import { eventTypes } from '../webhooks/event-types.ts';

export default class EventsStream extends BaseCommand {
  static override summary = 'Follow live events';
  static override description =
    'Prints each event as a line of JSON until Ctrl-C (exit code 130). If the connection breaks, the command connects again and resumes after the last event, or with the oldest event that the service still holds.\n\nNeeds the permission Event.Read.';
  static override examples = [
    '<%= config.bin %> events stream',
    '<%= config.bin %> events stream --type measurement --device-id $ID | jq --unbuffered .data',
    '<%= config.bin %> events stream --type event.active --type event.reset -o text',
    '<%= config.bin %> events stream --type device.registered --max 1',
  ];
  static override flags = {
    'device-id': Flags.string({
      description: 'Print only events of this device: ID, endpoint name or unique name.',
      aliases: ['device'],
      helpValue: 'ID|NAME',
    }),
    'resource-id': Flags.string({
      aliases: ['resource'],
      description: 'Print only events of this resource: its ID, or device and path, press-7/3303/0/5700.',
      helpValue: 'ID|PATH',
    }),
    type: Flags.string({
      description:
        'Print only events of this type. Repeatable. traffic counts what devices report, once a second.',
      options: [...eventTypes, 'traffic'],
      multiple: true,
      multipleNonGreedy: true,
      delimiter: ',',
    }),
    'last-event-id': Flags.string({ description: 'Resume after this event.', helpValue: 'ID' }),
    max: Flags.integer({ description: 'End after this many events.', min: 1 }),
    reconnect: Flags.boolean({
      description: 'Connect again if the stream breaks.',
      default: true,
      allowNo: true,
    }),
    output: Flags.string({
      char: 'o',
      description: 'Format of the output: ndjson (a JSON object per line), json (an array) or text.',
      options: ['ndjson', 'json', 'text'],
      default: 'ndjson',
      helpGroup: 'OUTPUT',
    }),
    jq: outputFlags.jq,
    json: outputFlags.json,
    ...connectionFlags,
  };

  async run(): Promise<void> {
    const { flags } = await this.parse(EventsStream);
    await interruptible((signal) => follow(flags, signal));
  }
}

type StreamFlags = Interfaces.InferredFlags<typeof EventsStream.flags>;

async function follow(flags: StreamFlags, signal: AbortSignal): Promise<void> {
  const { client } = await connect(flags, { signal });
  const { 'device-id': device, 'resource-id': resource } = flags;
  const options: StreamOptions = {
    reconnect: flags.reconnect,
    onDisconnect: (error, retryInMs) =>
      process.stderr.write(`${printable(error.message)} Next try in ${(retryInMs / 1000).toFixed(1)} s.\n`),
    ...(device === undefined ? {} : { deviceId: await resolveName(client, 'devices.list', device) }),
    ...(resource === undefined ? {} : { resourceId: await resolveName(client, 'resources.get', resource) }),
    ...(flags['last-event-id'] === undefined ? {} : { lastEventId: flags['last-event-id'] }),
    ...(flags.type === undefined ? {} : { types: flags.type as MusterEvent['type'][] }),
  };
  const events = firstOf(client.events.stream(options), flags.max ?? Infinity);
  if (flags.output === 'text') {
    for await (const event of events) await write(`${eventLine(event)}\n`);
    return;
  }
  const format = flags.json || flags.output === 'json' ? 'json' : 'ndjson';
  await printRows(events, { format, columns: undefined, knownColumns: [], secrets: [] });
}
