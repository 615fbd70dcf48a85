import type { AdminDomain } from '../application/admin-domain.ts';
import type { Application } from '../application/application.ts';
import type { Silo } from '../features/system/model.ts';
import type { LiveState, DeviceMeter } from '../kernel/ports.ts';
import type { EventBus } from '../features/events/events.ts';
import type { Login } from '../features/access/api-keys.ts';
import type { Contract, Operation } from '../http/contract.ts';
import type { LoginCode } from '../http/dashboard.ts';
import type { Operations, ReplyMessage } from '../http/handler.ts';
import { handled } from '../http/handler.ts';
import type { Answers } from '../messages/channel.ts';
import { addBatch } from './remote-usage.ts';
import type { EventFeed } from './event-feed.ts';
import type { DeviceLoopQuestions } from './protocol.ts';
import { receivedBody } from './remote-operations.ts';

interface DeviceSideParts {
  readonly contract: Contract;
  readonly operations: Operations;
  readonly audit: Pick<AdminDomain['audit'], 'record' | 'recordRefused'>;
  readonly live: LiveState;
  readonly usage: DeviceMeter;
  readonly events: EventBus;
  readonly feed: EventFeed;
  readonly checks: Readonly<Record<'store' | 'gateway', () => void | Promise<void>>>;
  readonly metrics: () => Promise<string>;
  readonly loginCodes: Pick<AdminDomain['loginCodes'], 'redeem'>;
  readonly sessions: AdminDomain['sessions'];
  readonly silo: () => Promise<Silo>;
}

/** Figures that the device loop reports about itself. */
export interface LoopFigures {
  readonly checks: Readonly<Record<'store' | 'gateway', () => void | Promise<void>>>;
  /** Metrics of the device loop in the Prometheus text format. */
  readonly metrics: () => Promise<string>;
}

/** Answers of a running application to one thread or process of the API. @param feed of its events */
export function answersOf(
  application: Application,
  { checks, metrics }: LoopFigures,
  feed: EventFeed,
): Answers<DeviceLoopQuestions> {
  const { admin, contract, live, operations, events, usage } = application.parts;
  return deviceLoopAnswers({
    contract,
    operations,
    audit: admin.audit,
    loginCodes: admin.loginCodes,
    sessions: admin.sessions,
    live,
    usage,
    events,
    feed,
    checks,
    metrics,
    silo: () => application.silo(),
  });
}

/** Answers of the device loop to the API thread. */
export function deviceLoopAnswers(parts: DeviceSideParts): Answers<DeviceLoopQuestions> {
  const { audit, checks, events, feed, live, usage } = parts;
  return {
    run: operationAnswer(parts),
    audit: async ({ record, isRefused }) => {
      if (isRefused) audit.recordRefused(record);
      else audit.record(record);
    },
    check: async (part) => checks[part](),
    metrics: async () => parts.metrics(),
    follow: async (isWanted) => feed.follow(isWanted),
    replay: async ({ lastEventId, filter }) => events.missed(lastEventId, filter),
    redeem: async (code) => redeemed(parts, code),
    beginSession: (input) => parts.sessions.begin(input),
    endSession: (id) => parts.sessions.end(id),
    keepPicture: async ({ sessionId, picture }) => parts.sessions.keepPicture(sessionId, picture),
    silo: () => parts.silo(),
    usage: async ({ batch, isSettling }) => {
      addBatch(usage, batch);
      if (isSettling) await usage.settle();
    },
    gateway: async () => live.gateway(),
    lastHeard: async (id) => live.lastHeard(id),
    transformerFaults: async (ids) => live.transformerFaults(ids),
  };
}

/** Exchanges the code of a link, or of `muster login`. @throws MusterError `invalid-login-code` */
export async function redeemed(
  { loginCodes, sessions }: Pick<DeviceSideParts, 'loginCodes' | 'sessions'>,
  { code, verifier }: LoginCode,
): Promise<Login> {
  return verifier === undefined ? loginCodes.redeem(code) : sessions.redeem(code, verifier);
}

/** Whether a response arrives in parts, which cannot be sent to the API thread. */
function isInParts({ content, parts }: ReplyMessage): boolean {
  return parts !== undefined || (typeof content?.data === 'object' && Symbol.asyncIterator in content.data);
}

/** Runs operations for the API thread. */
function operationAnswer({
  contract,
  operations,
}: Pick<DeviceSideParts, 'contract' | 'operations'>): Answers<DeviceLoopQuestions>['run'] {
  const byId = new Map<string, Operation>(contract.operations.map((one) => [one.operationId, one]));
  return async ({ call, body }, signal) => {
    const operation = byId.get(call.operationId);
    if (operation === undefined) throw new Error(`The contract has no operation ${call.operationId}.`);
    const connection = { stream: receivedBody(body), signal: () => signal };
    const outcome = await operations.run(operation, call, connection);
    if (outcome.reply === handled || isInParts(outcome.reply)) {
      throw new Error(
        `${call.operationId} writes its response itself or in parts: declare its route with read.`,
      );
    }
    return outcome;
  };
}
