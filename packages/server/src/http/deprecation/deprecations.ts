import type { Response } from 'express';
import { invalid } from '../../kernel/errors.ts';
import type { Contract, Operation } from '../contract.ts';
import type { ReplyMessage } from '../handler.ts';
import { memberName } from '../model-state.ts';
import { DeprecatedMembers } from './deprecated-members.ts';
import type { FoundMember } from './deprecated-members.ts';
import type { DeprecationNotice } from './notice.ts';

const REMOVED = 'Has been removed. Leave it out.';
const JSON_TYPE = 'application/json';

/** Marks responses of deprecated operations, or disables these operations if the server runs with `noDeprecated`. */
export class Deprecations {
  readonly #members: DeprecatedMembers;
  readonly #isRemoved: boolean;

  constructor(contract: Contract) {
    this.#members = new DeprecatedMembers(contract.whole);
    this.#isRemoved = contract.whole !== contract.document;
  }

  /** Returns the handler for one request. */
  of(operation: Operation, response: Response): RequestDeprecations {
    return new RequestDeprecations(this.#members, this.#isRemoved, operation, response);
  }
}

/** Handles the deprecation of an operation, and of the members of a request and its response. */
class RequestDeprecations {
  readonly #members: DeprecatedMembers;
  readonly #isRemoved: boolean;
  readonly #operation: Operation;
  readonly #response: Response;
  #noted: Set<DeprecationNotice> | undefined;

  constructor(members: DeprecatedMembers, isRemoved: boolean, operation: Operation, response: Response) {
    this.#members = members;
    this.#isRemoved = isRemoved;
    this.#operation = operation;
    this.#response = response;
    if (operation.deprecation !== undefined) {
      this.#note(operation.deprecation);
      // Set before the handler runs, so that errors of a deprecated operation have the headers too.
      this.#announce({});
    }
  }

  /**
   * Notes the deprecated members of a request.
   *
   * @throws MusterError `invalid-request` if this service runs without them
   */
  checkRequest(found: readonly FoundMember[]): void {
    if (found.length === 0) return;
    if (this.#isRemoved) {
      throw invalid(Object.fromEntries(found.map(({ keys }) => [memberName(keys), [REMOVED]])));
    }
    found.forEach(({ notice }) => this.#note(notice));
    this.#announce({});
  }

  /** Returns the response with headers for the deprecated elements of request and response. */
  present(reply: ReplyMessage, params: Readonly<Record<string, string>>): ReplyMessage {
    const pointer = this.#operation.responses.get(`${reply.status} ${JSON_TYPE}`);
    let presented = reply;
    if (reply.body !== undefined && pointer !== undefined && this.#members.concerns(pointer)) {
      if (this.#isRemoved) {
        presented = { ...reply, body: this.#members.omit(pointer, reply.body) };
      } else {
        this.#members.noticesIn(pointer, reply.body).forEach((notice) => this.#note(notice));
      }
    }
    this.#announce({ ...idOf(reply), ...params });
    return presented;
  }

  #note(notice: DeprecationNotice): void {
    this.#noted ??= new Set();
    this.#noted.add(notice);
  }

  #announce(params: Readonly<Record<string, string>>): void {
    const [first] = this.#noted ?? [];
    if (first === undefined) {
      return;
    }
    this.#response.setHeader('Deprecation', first.deprecation);
    this.#response.setHeader('Sunset', first.sunset);
    const links = [...(this.#noted ?? [])].flatMap(({ successor }) => linkTo(successor, params));
    if (links.length > 0) {
      this.#response.setHeader('Link', [...new Set(links)].join(', '));
    }
  }
}

/** Returns the ID of a created entity, which is a path parameter of the successor operation. */
function idOf({ body }: ReplyMessage): Readonly<Record<string, string>> {
  const id = typeof body === 'object' && body !== null && 'Id' in body ? body.Id : undefined;
  return typeof id === 'string' ? { id } : {};
}

/** RFC 5829. Returns no link if a path parameter is unknown. */
function linkTo(successor: string | undefined, params: Readonly<Record<string, string>>): string[] {
  if (successor === undefined) {
    return [];
  }
  const path = successor.replaceAll(/\{([^}]+)\}/gu, (whole, name: string) => {
    const value = params[name];
    return value === undefined ? whole : encodeURIComponent(value);
  });
  return path.includes('{') ? [] : [`<${path}>; rel="successor-version"`];
}
