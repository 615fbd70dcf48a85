import { applyPatch } from 'rfc6902';
import type { Operation } from 'rfc6902';
import { invalidMember } from '../../kernel/errors.ts';
import { shownValue } from '../../kernel/texts.ts';
import type { JsonPatchOperation } from '../generated/contract.ts';

/** Maximum characters of a document as JSON. Each operation that copies a document into itself would double its size. */
const MAX_LENGTH = 1_048_576;
/** Greater than the depth of any document of the contract. */
const MAX_DEPTH = 32;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Applies a JSON Patch (RFC 6902) to a copy of a document. An absent value counts as null.
 *
 * @throws MusterError `invalid-request` that names the operation that cannot be applied, including a failed `test`;
 * then no operation is applied
 */
export function patched(document: unknown, operations: readonly JsonPatchOperation[]): unknown {
  const holder: { document: unknown } = { document: structuredClone(document) };
  operations.forEach((operation, index) => {
    checkPointers(operation, index);
    if (isDeeper(operation.value, MAX_DEPTH))
      throw invalidMember(`[${index}].value`, `Must not be nested deeper than ${MAX_DEPTH} levels.`);
    const [problem = null] = applyPatch(holder, [rebaseOperation(operation)]);
    if (problem !== null) {
      const member = memberAtFault(operation, problem);
      const pointer = member === 'from' ? operation.from : operation.path;
      throw invalidMember(`[${index}].${member}`, explain(operation, pointer));
    }
    if (JSON.stringify(holder.document ?? null).length > MAX_LENGTH) {
      throw invalidMember(`[${index}]`, 'Makes the document too large.');
    }
  });
  return holder.document;
}

/** Makes pointers relative to a container of the document, so that the document can be replaced as a whole. */
function rebaseOperation({ op, path, from = '', value = null }: JsonPatchOperation): Operation {
  const to = `/document${path}`;
  switch (op) {
    case 'add':
    case 'replace':
    case 'test':
      return { op, path: to, value };
    case 'remove':
      return { op, path: to };
    case 'move':
    case 'copy':
      return { op, path: to, from: `/document${from}` };
  }
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((member) => isDeeper(member, levels - 1));
}

function checkPointers({ op, path, from }: JsonPatchOperation, index: number): void {
  if ((op === 'move' || op === 'copy') && from === undefined) {
    throw invalidMember(`[${index}].from`, 'Is missing.');
  }
  for (const [member, pointer] of [
    ['path', path],
    ['from', from],
  ] as const) {
    if (pointer === undefined) continue;
    const parts = pointer.split('/');
    if (parts[0] !== '')
      throw invalidMember(
        `[${index}].${member}`,
        `Must be a JSON Pointer (RFC 6901), which begins with a slash, not ${shownValue(pointer)}.`,
      );
    if (parts.some((part) => FORBIDDEN.has(part))) {
      throw invalidMember(`[${index}].${member}`, `The document has nothing at ${shownValue(pointer)}.`);
    }
  }
  if (op === 'move' && from !== undefined && path.startsWith(`${from}/`)) {
    throw invalidMember(`[${index}].path`, 'Must not be below from, as nothing can be moved into itself.');
  }
}

function memberAtFault({ op }: JsonPatchOperation, problem: Error): 'from' | 'path' | 'value' {
  if (op === 'test' && problem.name === 'TestError') return 'value';
  return (op === 'move' || op === 'copy') && problem.message.includes('from') ? 'from' : 'path';
}

function explain({ op }: JsonPatchOperation, pointer: string | undefined): string {
  return op === 'test'
    ? 'The document has another value.'
    : `The document has nothing at ${shownValue(pointer)}.`;
}
