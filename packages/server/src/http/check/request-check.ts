import { invalid, MusterError } from '../../kernel/errors.ts';
import { parseBody } from '../body/parse-body.ts';
import type { RawBody } from '../body/parse-body.ts';
import { normaliseBody, unwrapPatch } from '../client-values.ts';
import type { Contract, Operation } from '../contract.ts';
import { DeprecatedMembers } from '../deprecation.ts';
import type { FoundMember } from '../deprecation.ts';
import { preparations } from '../preparations.ts';
import { ContractValidator } from '../validation.ts';
import type { RequestParts } from '../validation.ts';

/** The result of checking a request. Plain data except for the errors. */
export interface CheckedParts {
  /** With parameters in the types of the contract, and with the parsed body unless it is refused. */
  readonly parts: RequestParts;
  /** Deprecated members of the body. */
  readonly deprecated: readonly FoundMember[];
  /** Error if the request violates the contract. */
  readonly fault?: Error;
  /** Error if the request conforms to the contract but its body cannot be prepared. */
  readonly refusal?: Error;
  /** See `preparations`. */
  readonly prepared?: unknown;
}

/** Parses the bodies of requests, and validates requests against the contract. */
export class RequestCheck {
  readonly #validator: ContractValidator;
  readonly #members: DeprecatedMembers;

  constructor(contract: Contract) {
    this.#validator = ContractValidator.of(contract);
    this.#members = DeprecatedMembers.of(contract);
  }

  /**
   * Checks a request.
   *
   * @param parts the request without its body
   * @throws MusterError `malformed-body`, `invalid-request` for a body without a value
   */
  run(operation: Operation, parts: RequestParts, raw: RawBody | undefined): CheckedParts {
    const body = raw && {
      value: unwrapPatch(operation, parseBody(raw)),
      mediaType: raw.mediaType,
      bytes: raw.bytes,
    };
    const pointer = body && operation.body?.schemas.get(body.mediaType);
    const deprecated = pointer === undefined ? [] : this.#members.find(pointer, body?.value);
    const whole = body === undefined ? parts : { ...parts, body };
    const faults = this.#validator.checkRequest(operation, whole);
    if (faults !== undefined) return { parts, deprecated, fault: invalid(faults) };
    const prepare = preparations[operation.operationId];
    if (prepare === undefined) return { parts: whole, deprecated };
    try {
      return { parts: whole, deprecated, prepared: prepare(body && normaliseBody(body.value)) };
    } catch (error) {
      if (!(error instanceof MusterError)) throw error;
      return { parts, deprecated, refusal: error };
    }
  }
}
