import { AsyncLocalStorage } from 'node:async_hooks';
import type { MessageChannel } from 'node:worker_threads';
import { Channel, type AskOptions } from '../../src/bus/channel.ts';
import { operationAnswer } from '../../src/api/device-side.ts';
import type { DeviceLoopQuestions } from '../../src/api/protocol.ts';
import type { Contract } from '../../src/http/contract.ts';
import type { OperationOutcome, Operations } from '../../src/http/operation-call.ts';
import type { Store } from '../../src/store/port.ts';

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
export function onlyReading(operations: Operations, store: Store): Operations {
  const reading = new AsyncLocalStorage<string>();
  const checked = <F extends (...args: never[]) => unknown>(write: F): F =>
    ((...args) => {
      const operationId = reading.getStore();
      if (operationId !== undefined) throw new Error(`${operationId} writes. Run it on the device loop.`);
      return write(...args);
    }) as F;
  const collection = store.collection.bind(store);
  store.collection = (definition) => {
    const found = collection(definition);
    for (const write of ['insert', 'put', 'delete', 'deleteWhere'] as const) {
      Object.assign(found, { [write]: checked(found[write].bind(found)) });
    }
    return found;
  };
  store.write = checked(store.write.bind(store));
  store.transaction = checked(store.transaction.bind(store));
  return {
    run: (operation, call, connection) =>
      reading.run(operation.operationId, () => operations.run(operation, call, connection)),
  };
}
