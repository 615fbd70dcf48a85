/**
 * Builds CoAP requests for operations (OMA-TS-LightweightM2M_Transport-V1_1 6.4.3 and 6.4.4).
 */
import type { BodySource, RequestInit } from '@muster/coap';
import { ContentFormat } from '../codec/content-format.ts';
import { encodeInstance, encodeValues } from '../codec/values.ts';
import type { ModelRegistry } from '../model/registry.ts';
import {
  findAttributeProblem,
  findPlacementProblem,
  formatAttributeQueries,
} from '../operation/attribute-query.ts';
import { findArgumentsProblem } from '../operation/execute-arguments.ts';
import type {
  AttributeChange,
  CreateOperation,
  DeleteOperation,
  DiscoverOperation,
  ExecuteOperation,
  WriteAttributesOperation,
  WriteOperation,
} from '../operation/operation.ts';
import { Lwm2mRefusal } from '../operation/refusal.ts';
import type { NotificationAttributes } from '../node/notification-attributes.ts';
import type { Lwm2mPath } from '../path/path.ts';
import { toSegments } from './segments.ts';

/** Returns a Read or Observe: GET. @param accept Content-Format; undefined: the device chooses */
export function readRequest(rootPath: string, path: Lwm2mPath, accept: number | undefined): RequestInit {
  const init: RequestInit = { method: 'GET', path: toSegments(rootPath, path) };
  return accept === undefined ? init : { ...init, accept };
}

/**
 * Adds attributes to an Observe, which apply to this observation only (LwM2M 1.2).
 * @throws Lwm2mRefusal 4.00 if they contradict each other or are not valid at the path
 */
export function withAttributes(
  init: RequestInit,
  path: Lwm2mPath,
  attributes: NotificationAttributes | undefined,
): RequestInit {
  return attributes === undefined ? init : { ...init, query: attributeQueries(path, attributes) };
}

/** Returns a Write: PUT replaces, POST updates. @throws EncodeError */
export function writeRequest(
  rootPath: string,
  { path, mode, records }: WriteOperation,
  contentFormat: number,
  models: ModelRegistry,
): RequestInit {
  return {
    method: mode === 'replace' ? 'PUT' : 'POST',
    path: toSegments(rootPath, path),
    contentFormat,
    payload: encodeValues(contentFormat, path, records, models),
  };
}

/** Returns a Write of one opaque value whose bytes are read while they are sent. */
export function uploadRequest(rootPath: string, path: Lwm2mPath, body: BodySource): RequestInit {
  return { method: 'PUT', path: toSegments(rootPath, path), contentFormat: ContentFormat.opaque, body };
}

/** Returns a Create: POST to the object, with the instance id if the server chooses it. @throws EncodeError */
export function createRequest(
  rootPath: string,
  { path, records }: CreateOperation,
  contentFormat: number,
  models: ModelRegistry,
): RequestInit {
  const { objectId = 0, instanceId } = path;
  const instance = instanceId === undefined ? { objectId } : { objectId, instanceId };
  const payload = encodeInstance(contentFormat, instance, records, models);
  return { method: 'POST', path: toSegments(rootPath, { objectId }), contentFormat, payload };
}

/** Operations without a choice of Content-Format. */
export type PlainOperation =
  ExecuteOperation | DeleteOperation | DiscoverOperation | WriteAttributesOperation;

/** @throws Lwm2mRefusal 4.00 for contradictory or misplaced attributes, and for invalid arguments of an Execute */
export function plainRequest(rootPath: string, operation: PlainOperation): RequestInit {
  const path = toSegments(rootPath, operation.path);
  switch (operation.type) {
    case 'execute':
      return executeRequest(path, operation.arguments ?? '');
    case 'delete':
      return { method: 'DELETE', path };
    case 'discover':
      return operation.depth === undefined
        ? { method: 'GET', path, accept: ContentFormat.link }
        : { method: 'GET', path, accept: ContentFormat.link, query: [`depth=${operation.depth}`] };
    case 'writeAttributes':
      return { method: 'PUT', path, query: attributeQueries(operation.path, operation.attributes) };
  }
}

function executeRequest(path: string[], args: string): RequestInit {
  const problem = findArgumentsProblem(args);
  if (problem !== undefined) throw new Lwm2mRefusal('4.00', problem);
  return args === ''
    ? { method: 'POST', path }
    : { method: 'POST', path, contentFormat: ContentFormat.text, payload: Buffer.from(args) };
}

function attributeQueries(path: Lwm2mPath, attributes: AttributeChange): string[] {
  const problem = findPlacementProblem(path, attributes) ?? findAttributeProblem(attributes);
  if (problem !== undefined) throw new Lwm2mRefusal('4.00', problem);
  return formatAttributeQueries(attributes);
}
