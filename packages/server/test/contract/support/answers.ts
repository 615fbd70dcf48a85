import { errorSchema, faultOf, operationFor, type Described, type DescribedOperation } from './document.ts';

export interface PlainAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly header: (name: string) => string | undefined;
  readonly text: string;
}

/** Headers that the contract describes as optional. */
const optionalHeaders = new Set(['X-Activity-Id', 'Location', 'Idempotency-Replayed']);

/** Returns the differences between a response and the contract; empty if there are none. */
export function faultsOfAnswer(operation: DescribedOperation, answer: PlainAnswer): string[] {
  const described = operation.answers.get(answer.status);
  if (described === undefined) {
    return [`The contract has no ${answer.status} for ${operation.operationId}.`];
  }
  const type = mediaTypeOf(answer);
  const faults = described.headers.flatMap((header) => faultOfHeader(header, answer));
  if (described.content.size === 0) {
    return answer.text === '' ? faults : [...faults, 'There is a body where the contract has none.'];
  }
  const schema = described.content.get(type);
  if (schema === undefined) {
    return [...faults, `The content type is ${type}, not ${[...described.content.keys()].join(' or ')}.`];
  }
  if (!type.endsWith('json')) return faults;
  const fault = faultOf(schema, JSON.parse(answer.text));
  return fault === undefined ? faults : [...faults, fault];
}

function mediaTypeOf(answer: PlainAnswer): string {
  return (answer.header('content-type') ?? '').split(';', 1)[0]!.trim().toLowerCase();
}

function faultOfHeader({ name, schema }: Described, answer: PlainAnswer): string[] {
  const text = answer.header(name.toLowerCase());
  if (text === undefined) return optionalHeaders.has(name) ? [] : [`The header ${name} is missing.`];
  const fault = faultOf(schema, schema['type'] === 'integer' ? Number(text) : text);
  return fault === undefined ? [] : [`${name}: ${fault}`];
}

/**
 * Checks the response to any request of any test. Responses outside of all operations, and defects (500), which no
 * contract describes, must have the form of an error.
 *
 * @param hasOwnRoutes whether the test adds its own handlers, whose errors are in no contract
 * @throws Error if the response differs from the contract
 */
export function assertAsContracted(
  method: string,
  path: string,
  answer: PlainAnswer,
  hasOwnRoutes = false,
): void {
  const operation = hasOwnRoutes ? undefined : operationFor(method, path);
  const faults =
    operation !== undefined && answer.status !== 500
      ? faultsOfAnswer(operation, answer)
      : faultsOfError(answer);
  if (faults.length > 0) {
    throw new Error(`${method} ${path} (${answer.status}) is not as the contract says: ${faults.join(' ')}`);
  }
}

function faultsOfError(answer: PlainAnswer): string[] {
  if (answer.status < 400 || !mediaTypeOf(answer).endsWith('json')) return [];
  const fault = faultOf(errorSchema, JSON.parse(answer.text));
  return fault === undefined ? [] : [fault];
}
