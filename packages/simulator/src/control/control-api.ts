import { Lwm2mRefusal } from '@muster/lwm2m';
import type { DeviceState, SimulatedDevice } from '../device/simulated-device.ts';
import type { Fleet } from '../fleet/fleet.ts';
import { positionsIn, selectDevices } from '../timeline/select-devices.ts';
import { parseAction } from './action-request.ts';
import { act } from './device-actions.ts';
import { deviceDetails, deviceRow, jsonValue } from './device-view.ts';
import { ControlError } from './control-error.ts';

const defaultLimit = 100;
const maxLimit = 1000;
const states: readonly DeviceState[] = [
  'idle',
  'bootstrapping',
  'registering',
  'registered',
  'failed',
  'closed',
  'offline',
];
/** Separates the random choices of requests from those of the timeline. */
const shareSalt = 0x6374726c;

/** A run that the control API controls. */
export interface ControlledRun {
  readonly fleet: Fleet;
  stop(): void;
}

/** A request to the control API, decoded. */
export interface ControlRequest {
  readonly method: string;
  readonly url: URL;
  /** Decoded JSON; undefined without a body. */
  readonly body: unknown;
}

interface Context extends ControlRequest {
  readonly run: ControlledRun;
  readonly name: string;
  /** Device in the path, decoded. */
  readonly device: string;
}

type Handler = (context: Context) => unknown;

const routes: readonly {
  readonly method: string;
  readonly pattern: RegExp;
  readonly handle: Handler;
}[] = [
  { method: 'GET', pattern: /^\/v1\/fleet$/u, handle: showFleet },
  { method: 'GET', pattern: /^\/v1\/devices$/u, handle: listDevices },
  { method: 'GET', pattern: /^\/v1\/devices\/(?<device>[^/]+)$/u, handle: showDevice },
  { method: 'PUT', pattern: /^\/v1\/devices\/(?<device>[^/]+)\/values$/u, handle: setValues },
  { method: 'POST', pattern: /^\/v1\/actions$/u, handle: perform },
  { method: 'POST', pattern: /^\/v1\/stop$/u, handle: stop },
];

/**
 * Answers a request of the control API.
 *
 * @throws ControlError for a request that is refused
 */
export async function answer(run: ControlledRun, name: string, request: ControlRequest): Promise<unknown> {
  const { method, url } = request;
  const matching = routes.flatMap((route) => {
    const match = route.pattern.exec(url.pathname);
    return match ? [{ ...route, device: decoded(match.groups?.['device'] ?? '') }] : [];
  });
  const route = matching.find((one) => one.method === method);
  if (route) return route.handle({ ...request, run, name, device: route.device });
  if (matching.length === 0) throw new ControlError(404, `There is nothing at ${url.pathname}.`);
  const allowed = matching.map((one) => one.method).join(', ');
  throw new ControlError(405, `${method} is not allowed at ${url.pathname}.`, `Use ${allowed}.`);
}

function showFleet({ run, name }: Context): unknown {
  return { name, pid: process.pid, report: run.fleet.report() };
}

function listDevices({ run, url }: Context): unknown {
  const { offset, limit, cohort, state } = listQuery(url);
  const found = run.fleet.devices.filter(
    (device) =>
      (cohort === undefined || device.cohort === cohort) && (state === undefined || device.state === state),
  );
  return { total: found.length, offset, devices: found.slice(offset, offset + limit).map(deviceRow) };
}

function showDevice({ run, url, device }: Context): unknown {
  const found = deviceOf(run, device);
  return withControlErrors(() => deviceDetails(found, url.searchParams.getAll('path')));
}

function setValues({ run, device, body }: Context): unknown {
  const found = deviceOf(run, device);
  const example = 'Example: {"/3303/0/5700":21.5}';
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ControlError(400, 'The body is not a JSON object of values by path.', example);
  }
  const entries = Object.entries(body as Record<string, unknown>);
  if (entries.length === 0) throw new ControlError(400, 'The body has no values.', example);
  for (const [path, value] of entries) {
    if (typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean') continue;
    throw new ControlError(400, `The value of ${path} is not a number, text or boolean.`, example);
  }
  return withControlErrors(() => {
    for (const [path, value] of entries) {
      const before = found.read(path);
      if (before !== undefined && typeof before !== typeof value) {
        throw new ControlError(
          400,
          `${path} does not take a ${typeof value}.`,
          `Its value is ${JSON.stringify(jsonValue(before))}.`,
        );
      }
    }
    for (const [path, value] of entries) found.set(path, value as number | string | boolean);
    return deviceDetails(
      found,
      entries.map(([path]) => path),
    );
  });
}

async function perform({ run, body }: Context): Promise<unknown> {
  const request = parseAction(body);
  const { device, cohort, share } = request;
  if (device !== undefined) return act([deviceOf(run, device)], request);
  if (cohort !== undefined) demandCohort(run, cohort);
  const { devices, seed } = run.fleet;
  const selection = {
    ...(cohort === undefined ? {} : { cohort }),
    ...(share === undefined ? {} : { share }),
  };
  const selected = selectDevices(selection, devices, {
    seed,
    salt: shareSalt,
    positionOf: positionsIn(devices),
  });
  return act(
    selected.map((one) => one.device),
    request,
  );
}

function stop({ run }: Context): unknown {
  run.stop();
  return { stopping: true };
}

function listQuery({ searchParams }: URL): {
  offset: number;
  limit: number;
  cohort: string | undefined;
  state: string | undefined;
} {
  for (const name of searchParams.keys()) {
    if (['offset', 'limit', 'cohort', 'state'].includes(name)) continue;
    throw new ControlError(400, `Unknown query parameter "${name}".`, 'Use offset, limit, cohort or state.');
  }
  const state = searchParams.get('state') ?? undefined;
  if (state !== undefined && !states.some((known) => known === state)) {
    throw new ControlError(400, `Unknown state "${state}".`, `Use one of ${states.join(', ')}.`);
  }
  return {
    offset: wholeNumber('offset', searchParams.get('offset'), 0, Number.MAX_SAFE_INTEGER) ?? 0,
    limit: wholeNumber('limit', searchParams.get('limit'), 1, maxLimit) ?? defaultLimit,
    cohort: searchParams.get('cohort') ?? undefined,
    state,
  };
}

function wholeNumber(name: string, text: string | null, min: number, max: number): number | undefined {
  if (text === null) return undefined;
  const value = Number(text);
  if (/^\d+$/u.test(text) && value >= min && value <= max) return value;
  throw new ControlError(400, `${name} is "${text}".`, `Use a whole number from ${min} to ${max}.`);
}

function deviceOf({ fleet }: ControlledRun, name: string): SimulatedDevice {
  const device = fleet.devices.find(({ endpointName }) => endpointName === name);
  if (device) return device;
  throw new ControlError(404, `The fleet has no device "${name}".`, 'List them: GET /v1/devices');
}

function demandCohort({ fleet }: ControlledRun, cohort: string): void {
  const names = new Set(fleet.devices.map((device) => device.cohort));
  if (names.has(cohort)) return;
  throw new ControlError(404, `The fleet has no cohort "${cohort}".`, `It has ${[...names].join(', ')}.`);
}

/** Converts the refusal of a device to a ControlError: an invalid path or value is not a fault of the process. */
function withControlErrors<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof Lwm2mRefusal) throw new ControlError(409, `The device refuses: ${error.message}.`);
    if (error instanceof TypeError || (error instanceof Error && error.name === 'PathError')) {
      throw new ControlError(400, error.message, 'Use the path of a resource, such as /3303/0/5700.');
    }
    throw error;
  }
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new ControlError(400, `"${segment}" is not percent-encoded UTF-8.`);
  }
}
