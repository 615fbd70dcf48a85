import { activityLogs, type ActivityLogs } from './activity.ts';
import { apiPromise, type ApiPromise, type ApiResponse } from './api-promise.ts';
import { composeClient } from './compose.ts';
import { events, type Events } from './events.ts';
import { groupFactories } from './generated/group-factories.ts';
import type { Groups } from './generated/groups.ts';
import { operationTable } from './generated/operations.ts';
import type { Operation, OperationId } from './operation.ts';
import type { ClientOptions } from './options.ts';
import type { Paged } from './paging.ts';
import type { CallOptions, Caller, OperationInput, OptionsOf, QueryOf, ResultOf, RowOf } from './types.ts';

/** A client of the Web Admin API: a group of methods for each tag of the contract. */
export interface MusterClient extends Omit<Groups, 'activityLogs' | 'events'>, Caller {
  readonly activityLogs: ActivityLogs;
  readonly events: Events;
  /**
   * Calls one operation.
   *
   * @param operation ID of the operation, for example `devices.list`
   * @throws {MusterApiError} the service answered with an error
   * @throws {ConnectionError} the service could not be reached
   * @throws {TimeoutError} the call took longer than its time-out
   */
  call<Id extends OperationId>(
    operation: Id | Operation<Id>,
    input: OperationInput,
    options?: OptionsOf<Id> & Partial<QueryOf<Id>>,
  ): ApiPromise<ResultOf<Id>>;
  /** Iterates over all pages of a paged operation. */
  iterate<Id extends OperationId>(
    operation: Id | Operation<Id>,
    input: OperationInput,
    options?: CallOptions & Partial<QueryOf<Id>>,
  ): Paged<RowOf<Id>>;
}

/**
 * Creates a client. Sends nothing until a method is called.
 *
 * @throws {TypeError} an option is not usable
 * @example
 * import { createClient } from '@muster/sdk';
 *
 * const muster = createClient({ baseUrl: 'http://127.0.0.1:8080', apiKey });
 * for await (const device of muster.devices.iterate({ Filter: 'Status eq online' })) console.log(device.Name);
 */
export function createClient(options: ClientOptions): MusterClient {
  const client = composeClient(options, { ...groupFactories, activityLogs, events });
  // Rejects for an unknown ID too.
  const callById = async <Id extends OperationId>(
    operation: Id | Operation<Id>,
    input: OperationInput,
    callOptions?: OptionsOf<Id> & Partial<QueryOf<Id>>,
  ): Promise<ApiResponse<ResultOf<Id>>> =>
    client.call(operationOf(operation), input, callOptions).withResponse();
  return {
    ...client,
    call: (...args) => apiPromise(callById(...args)),
    iterate: (operation, input, callOptions) => client.iterate(operationOf(operation), input, callOptions),
  };
}

function operationOf<Id extends OperationId>(operation: Id | Operation<Id>): Operation<Id> {
  if (typeof operation !== 'string') return operation;
  if (!(operation in operationTable)) throw new TypeError(`There is no operation "${operation as string}".`);
  // The table has each operation under its own ID.
  return operationTable[operation] as Operation as Operation<Id>;
}
