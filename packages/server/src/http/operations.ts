import type { IdempotencyService } from '../features/idempotency/idempotency-service.ts';
import { UnitOfWork } from '../kernel/unit-of-work.ts';
import { formReader } from './body/multipart.ts';
import type { FormReader } from './body/multipart.ts';
import { normaliseBody } from './client-values.ts';
import type { Contract, Operation } from './contract.ts';
import { Exchange } from './exchange.ts';
import type { BeginUnit, Reply, RouteTable } from './handler.ts';
import { Idempotency } from './idempotency/idempotency.ts';
import type { Connection, OperationCall, OperationOutcome, Operations } from './operation-call.ts';
import { ContractValidator } from './validation.ts';

/** Runs operations by their handlers. */
export class LocalOperations implements Operations {
  readonly #routes: RouteTable;
  readonly #contract: Contract;
  readonly #idempotency: Idempotency | undefined;

  /**
   * @param routes a handler for every operation of the contract, and no other
   * @param idempotency absent: the header Idempotency-Key does nothing
   * @throws Error when an operation has no handler, or a handler no operation
   */
  constructor(routes: RouteTable, contract: Contract, idempotency?: IdempotencyService) {
    assertComplete(contract, routes);
    this.#routes = routes;
    this.#contract = contract;
    this.#idempotency = idempotency && new Idempotency(idempotency);
  }

  async run(operation: Operation, call: OperationCall, connection: Connection): Promise<OperationOutcome> {
    const handler = this.#routes[operation.operationId];
    if (handler === undefined) throw new Error(`${operation.operationId} has no handler.`);
    const validator = ContractValidator.of(this.#contract);
    const { body } = call.parts;
    const handle = (form: FormReader, begin: BeginUnit): Promise<Reply> =>
      handler(
        new Exchange({
          rowWords: operation.rowWords,
          ...call,
          connection,
          query: call.parts.query,
          validator,
          body: body === undefined ? undefined : normaliseBody(body.value),
          form,
          begin,
        }),
      );
    if (this.#idempotency === undefined) {
      const reply = await handle(formReader(operation, connection.stream, validator), () => new UnitOfWork());
      return { reply, isReplay: false };
    }
    return this.#idempotency.run({ operation, call, stream: connection.stream, validator }, handle);
  }
}

/** @throws Error when an operation has no handler, or a handler no operation */
function assertComplete(contract: Contract, routes: RouteTable): void {
  const operations = new Set(contract.operations.map((one) => one.operationId));
  const missing = [...operations].filter((id) => !Object.hasOwn(routes, id));
  const known = new Set([...operations, ...contract.removed]);
  const surplus = Object.keys(routes).filter((id) => !known.has(id));
  if (missing.length + surplus.length > 0) {
    throw new Error(
      [
        'openapi.yaml and the routes do not match.',
        missing.length === 0 ? '' : `Operations without a handler: ${missing.join(', ')}.`,
        surplus.length === 0 ? '' : `Handlers without an operation: ${surplus.join(', ')}.`,
      ]
        .filter((line) => line !== '')
        .join(' '),
    );
  }
}
