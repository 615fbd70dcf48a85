import type { MessageChannel } from 'node:worker_threads';
import { Channel, type AskOptions } from '../../src/api/channel.ts';
import { operationAnswer } from '../../src/api/device-side.ts';
import type { DeviceLoopQuestions } from '../../src/api/protocol.ts';
import type { WorkStore } from '../../src/features/idempotency/work-store.ts';
import type { Contract } from '../../src/http/contract.ts';
import type { OperationOutcome, Operations } from '../../src/http/operation-call.ts';

/** Runs operations as the API thread does: call and outcome cross a message port as plain data. */
export function throughPorts(
  { port1, port2 }: MessageChannel,
  parts: { readonly contract: Contract; readonly operations: Operations },
): (ask: DeviceLoopQuestions['run']['ask'], options: AskOptions) => Promise<OperationOutcome> {
  new Channel<Record<string, never>, Pick<DeviceLoopQuestions, 'run'>>(port2, {
    run: operationAnswer(parts),
  });
  const api = new Channel<Pick<DeviceLoopQuestions, 'run'>, Record<string, never>>(port1, {});
  return (ask, options) => api.ask('run', ask, options);
}

/** Makes operations of the API thread fail if they write, because that thread has opened the store for reading only. */
export function onlyReading(operations: Operations, store: WorkStore): Operations {
  return {
    run: (operation, call, connection) => {
      const refuse = (): never => {
        throw new Error(`${operation.operationId} writes. Run it on the device loop.`);
      };
      return store.within(refuse, () => operations.run(operation, call, connection));
    },
  };
}
