import { isAlias, isMap, isPair, isScalar, isSeq, type Document, type LineCounter, type Node } from 'yaml';
import type { FleetIssue, LocatedIssue } from './fleet-config-error.ts';

/** Finds the lines of issues. For a missing field, it is the first line of the object that should have it. */
export function locate(
  issues: readonly FleetIssue[],
  document: Document,
  lines: LineCounter,
): LocatedIssue[] {
  return issues
    .map((issue): LocatedIssue => {
      const offset = offsetOf(document, issue);
      if (offset === undefined) return issue;
      const { line, col } = lines.linePos(offset);
      return { ...issue, line, column: col };
    })
    .sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));
}

function offsetOf(document: Document, issue: FleetIssue): number | undefined {
  let node: unknown = document.contents;
  let offset = startOf(node);
  issue.path.forEach((key, depth) => {
    const isLast = depth === issue.path.length - 1;
    const step = stepInto(node, key, document);
    if (!step) return;
    node = step.value;
    offset =
      (isLast && issue.atKey === true ? startOf(step.key) : startOf(step.value)) ??
      startOf(step.key) ??
      offset;
  });
  return offset;
}

interface Step {
  readonly key: unknown;
  readonly value: unknown;
}

/** Follows an alias to its anchor, because the fault is in the text of the anchor. */
function stepInto(owner: unknown, key: string | number, document: Document): Step | undefined {
  const node = isAlias(owner) ? owner.resolve(document) : owner;
  if (isSeq(node)) {
    const item = typeof key === 'number' ? node.items[key] : undefined;
    return item === undefined ? undefined : { key: item, value: item };
  }
  if (!isMap(node)) return undefined;
  const pairs = node.items.filter((item) => isPair(item));
  const pair = pairs.find((item) => String(item.key) === String(key));
  if (pair) return { key: pair.key, value: pair.value };
  for (const { value } of pairs.filter((item) => isScalar(item.key) && item.key.value === '<<')) {
    const step = stepInto(value, key, document);
    if (step) return step;
  }
  return undefined;
}

function startOf(node: unknown): number | undefined {
  return (node as Partial<Node> | null | undefined)?.range?.[0];
}
