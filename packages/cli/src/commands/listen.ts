import * as Flags from '@oclif/core/flags';
import type { Interfaces } from '@oclif/core';
import {
  createWebhookSecret,
  resolveName,
  signWebhook,
  WebhookVerificationError,
  type MusterClient,
  type MusterEvent,
  type StreamOptions,
} from '@muster/sdk';
import { BaseCommand, connect, connectionFlags, jqFlag } from '../base-command.ts';
import { CliError, UsageError } from '../errors/cli-error.ts';
import { exitCodes, type ExitCode } from '../errors/exit-codes.ts';
import { durationFlag } from '../live/duration.ts';
import { withStopSignals } from '../live/stop-signals.ts';
import { NameResolver } from '../names/resolver.ts';
import { devicesOf, filterOfSelectors } from '../names/selection.ts';
import { deviceSelectionFlags, isSelecting } from '../names/selectors.ts';
import { readText } from '../operations/decode.ts';
import { printable } from '../output/printable.ts';
import { write } from '../output/stdout.ts';
import { parseEventTypes } from '../webhooks/event-types.ts';
import { createForwarder, parseReceiver, type Delivered } from '../webhooks/forwarder.ts';

const selectionNames = Object.keys(deviceSelectionFlags);

export default class Listen extends BaseCommand {
  static override summary = 'Forward live events to a local URL as webhooks';
  static override description = `Follows the events of the device network and posts each to a URL, in the form and with the signature of a webhook. Use it to try a receiver that has no public address. Creates a secret and prints it, unless --secret-file names a file with one.

Sends one delivery at a time, in the order of the events. Reports a failed delivery and does not repeat it. Reconnects when the connection to the service breaks, and delivers the missed events that the service still keeps.

--device, or --tag, --filter and the other selectors, limit it to events of devices. Devices that match a selector later are not added.

Prints a line for each delivery until Ctrl-C, which ends the command with exit code 0. With --max, a failed delivery makes the exit code 8, or 7 or 5 if all deliveries failed without or with an answer. Needs the permission Event.Read.`;
  static override examples = [
    '<%= config.bin %> listen --forward-to localhost:9000/events',
    '<%= config.bin %> listen --forward-to localhost:9000 --events device.registered,device.offline',
    "<%= config.bin %> listen --forward-to localhost:9000 --type 'Generic LwM2M' --status online",
    '<%= config.bin %> listen --forward-to localhost:9000 --secret-file webhook.secret -o ndjson',
  ];
  static override flags = {
    'forward-to': Flags.string({
      description: 'URL to post the events to. The default scheme is http.',
      required: true,
      helpValue: 'URL',
    }),
    events: Flags.string({
      description: 'Types of events, separated by commas. Default: all.',
      helpValue: 'TYPE,TYPE',
      multiple: true,
      multipleNonGreedy: true,
    }),
    device: Flags.string({
      description: 'Forward only events of this device: its ID, endpoint name or unique name.',
      exclusive: selectionNames,
      helpValue: 'ID|NAME',
    }),
    ...deviceSelectionFlags,
    'secret-file': Flags.string({
      description: 'File with the secret that signs deliveries: whsec_ and base64.',
      helpValue: 'FILE',
    }),
    timeout: durationFlag({
      description: 'Maximum time for a response of the receiver. 0 is no limit.',
      default: 15,
    }),
    'last-event-id': Flags.string({ description: 'Start after this event.', helpValue: 'ID' }),
    max: Flags.integer({ description: 'End after this many events.', min: 1 }),
    output: Flags.string({
      char: 'o',
      description: 'Form of the output: text, or ndjson with the event and the outcome in each line.',
      options: ['text', 'ndjson'],
      default: 'text',
      helpGroup: 'OUTPUT',
    }),
    ...jqFlag,
    json: Flags.boolean({
      description: 'The same as -o ndjson; errors are JSON too, on standard error.',
      exclusive: ['output'],
      helpGroup: 'OUTPUT',
    }),
    ...connectionFlags,
  };

  async run(): Promise<void> {
    const { flags } = await this.parse(Listen);
    await withStopSignals(({ signal }) => listen(flags, signal));
  }
}

type ListenFlags = Interfaces.InferredFlags<typeof Listen.flags>;

async function listen(flags: ListenFlags, signal: AbortSignal): Promise<void> {
  const url = parseReceiver('--forward-to', flags['forward-to']);
  const types = flags.events === undefined ? undefined : parseEventTypes('--events', flags.events.join(','));
  const timeoutMs = Math.round(flags.timeout * 1000);
  const secretFile = flags['secret-file'];
  const secret = secretFile === undefined ? createWebhookSecret() : await secretFrom(secretFile);
  const { client } = await connect(flags, { signal });
  const selected = await selectedDevices(client, flags);
  const events = client.events.stream({
    ...(types === undefined ? {} : { types }),
    ...(await placeOf(client, flags)),
    signal,
    ...notes(url, secretFile === undefined ? secret : undefined),
  });
  const forward = createForwarder({ url, secret, timeoutMs, signal });
  const tally = new DeliveryTally();
  try {
    for await (const event of eventsOf(events, selected)) {
      const delivered = await forward(event);
      if (signal.aborted) break;
      tally.note(delivered);
      await write(`${lineOf(flags, event, delivered)}\n`);
      if (tally.count === flags.max) break;
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  process.stderr.write(`${tally.toString()}\n`);
  // Ctrl-C is the usual end of the command, so only a run that ends by itself fails.
  if (!signal.aborted) tally.throwIfFailed();
}

/** Yields the events of the selected devices, or all if no devices are selected. */
async function* eventsOf(
  events: AsyncIterable<MusterEvent>,
  selected: ReadonlySet<string> | undefined,
): AsyncGenerator<MusterEvent> {
  if (selected?.size === 0) return;
  for await (const event of events) if (selected?.has(event.deviceId ?? '') !== false) yield event;
}

/** Numbers of deliveries by their outcome. */
class DeliveryTally {
  #delivered = 0;
  #refused = 0;
  #unanswered = 0;

  get count(): number {
    return this.#delivered + this.#refused + this.#unanswered;
  }

  note({ status }: Delivered): void {
    if (status === undefined) this.#unanswered += 1;
    else if (status >= 200 && status < 300) this.#delivered += 1;
    else this.#refused += 1;
  }

  toString(): string {
    return `${this.#delivered} delivered, ${this.#refused + this.#unanswered} failed.`;
  }

  /** @throws {CliError} a delivery failed */
  throwIfFailed(): void {
    const { count } = this;
    const failed = this.#refused + this.#unanswered;
    if (failed === 0) return;
    let code: ExitCode = exitCodes.partial;
    if (this.#unanswered === count) code = exitCodes.connection;
    if (this.#refused === count) code = exitCodes.rejected;
    throw new CliError(`${failed} of ${count} deliveries failed.`, code);
  }
}

/** Returns the IDs of the devices that the selectors match; undefined if there are no selectors. */
async function selectedDevices(
  client: MusterClient,
  flags: ListenFlags,
): Promise<ReadonlySet<string> | undefined> {
  if (!isSelecting(flags, selectionNames)) return undefined;
  const filter = await filterOfSelectors(new NameResolver(client), flags);
  return new Set((await devicesOf(client, filter)).values());
}

/** Resolves the device to follow and the event to start after. */
async function placeOf(
  client: MusterClient,
  { device, 'last-event-id': lastEventId }: ListenFlags,
): Promise<Pick<StreamOptions, 'deviceId' | 'lastEventId'>> {
  return {
    ...(device === undefined ? {} : { deviceId: await resolveName(client, 'devices.list', device) }),
    ...(lastEventId === undefined ? {} : { lastEventId }),
  };
}

/** Writes changes of the connection to the service to standard error. */
function notes(url: URL, secret: string | undefined): Pick<StreamOptions, 'onOpen' | 'onDisconnect'> {
  let isFirst = true;
  return {
    onOpen: () => {
      const signing = secret === undefined ? '' : `Signing secret: ${secret}\n`;
      process.stderr.write(isFirst ? `${signing}Forwarding events to ${url.href}\n` : 'Connected again.\n');
      isFirst = false;
    },
    onDisconnect: (error, retryInMs) =>
      process.stderr.write(`${printable(error.message)} Next try in ${(retryInMs / 1000).toFixed(1)} s.\n`),
  };
}

/** @throws {UsageError} the file cannot be read, or contains no secret */
async function secretFrom(file: string): Promise<string> {
  try {
    const secret = (await readText(file, true)).trim();
    await signWebhook({ secret, id: 'check', body: '' });
    return secret;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const remedy = 'Make one with: echo "whsec_$(openssl rand -base64 32)"';
    if (error instanceof WebhookVerificationError)
      throw new UsageError(`The file ${file} of --secret-file has no secret: whsec_ and base64.`, remedy);
    throw new UsageError(
      `Cannot read --secret-file: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function lineOf({ json, output }: ListenFlags, event: MusterEvent, delivered: Delivered): string {
  return json || output === 'ndjson' ? asJson(event, delivered) : asText(event, delivered);
}

/** Formats a delivery: `2026-11-22T08:00:00.000Z  measurement  204` */
function asText(event: MusterEvent, { status, error }: Delivered): string {
  const outcome = status === undefined ? `failed: ${error ?? ''}` : String(status);
  const parts = [new Date(event.time).toISOString(), event.type, event.deviceId ?? '', outcome];
  return printable(parts.filter((part) => part !== '').join('  '));
}

function asJson(event: MusterEvent, { webhookId, status, error }: Delivered): string {
  return JSON.stringify({ WebhookId: webhookId, Status: status ?? null, Error: error ?? null, Event: event });
}
