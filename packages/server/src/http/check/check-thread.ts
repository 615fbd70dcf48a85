import { parentPort, workerData } from 'node:worker_threads';
import { Channel, plainError } from '../../messages/channel.ts';
import type { Questions } from '../../messages/channel.ts';
import { contractOf } from '../contract.ts';
import type { CheckQuestions, CheckThreadData } from './large-requests.ts';
import { RequestCheck } from './request-check.ts';

/** Entry point of the thread that checks requests with large bodies. */

function serve(): void {
  const port = parentPort;
  if (port === null) throw new Error('This file runs in a worker thread only.');
  const { document, deprecated } = workerData as CheckThreadData;
  const contract = contractOf(document, { deprecated });
  const check = new RequestCheck(contract);
  const operations = new Map(contract.operations.map((one) => [one.operationId, one]));
  new Channel<Questions, CheckQuestions>(port, {
    check: async ({ operationId, parts, body }) => {
      const operation = operations.get(operationId);
      if (operation === undefined) throw new Error(`The contract has no operation ${operationId}.`);
      const { fault, refusal, ...checked } = check.run(operation, parts, body);
      return {
        ...checked,
        ...(fault && { fault: plainError(fault) }),
        ...(refusal && { refusal: plainError(refusal) }),
      };
    },
  });
}

serve();
