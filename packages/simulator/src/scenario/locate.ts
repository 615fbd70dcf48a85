import { isMap, isPair, isSeq, type Document, type LineCounter, type Node } from 'yaml';
import type { FleetIssue, LocatedIssue } from './fleet-config-error.ts';

/** Finds the lines that issues stand on; a field that is missing is shown where its owner begins. */
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
    .sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
}

function offsetOf(document: Document, issue: FleetIssue): number | undefined {
  let node: unknown = document.contents;
  let offset = startOf(node);
  issue.path.forEach((key, depth) => {
    const isLast = depth === issue.path.length - 1;
    const step = stepInto(node, key);
    if (!step) return;
    node = step.value;
    offset =
      (isLast && issue.atKey === true ? startOf(step.key) : startOf(step.value)) ??
      startOf(step.key) ??
      offset;
  });
  return offset;
}

function stepInto(node: unknown, key: string | number): { key: unknown; value: unknown } | undefined {
  if (isSeq(node)) {
    const item = typeof key === 'number' ? node.items[key] : undefined;
    return item === undefined ? undefined : { key: item, value: item };
  }
  if (!isMap(node)) return undefined;
  const pair = node.items.find((item) => isPair(item) && String(item.key) === String(key));
  return pair && { key: pair.key, value: pair.value };
}

function startOf(node: unknown): number | undefined {
  return (node as Partial<Node> | null | undefined)?.range?.[0];
}
