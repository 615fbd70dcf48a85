import { deriveKey } from '../device/random.ts';

/** What a pattern may name. */
export interface EndpointNameParts {
  /** From 1. */
  readonly index: number;
  readonly seed: number;
  readonly cohort: string;
}

const placeholder = /\{(index|hex|cohort|seed)(?::(\d{1,2}))?\}/g;
const anyBraces = /\{[^{}]*\}/g;

/** Default name of a device: `muster-sim-000001`. */
export const defaultEndpointPattern = 'muster-sim-{index:6}';

/** The placeholders of a pattern that are not known. */
export function unknownPlaceholders(pattern: string): string[] {
  return (pattern.match(anyBraces) ?? []).filter((text) => text.replace(placeholder, '') !== '');
}

/** Whether devices of one cohort get different names for sure. */
export function namesDiffer(pattern: string): boolean {
  return [...pattern.matchAll(placeholder)].some(([, name]) => name === 'index');
}

/** Fills a pattern: same seed and index, same name. */
export function endpointName(pattern: string, parts: EndpointNameParts): string {
  return pattern.replace(placeholder, (_, name: string, width: string | undefined) => {
    switch (name) {
      case 'index':
        return String(parts.index).padStart(Number(width ?? 0), '0');
      case 'hex':
        return hexDigits(parts, Number(width ?? 8));
      case 'cohort':
        return parts.cohort;
      default:
        return String(parts.seed);
    }
  });
}

function hexDigits({ seed, index }: EndpointNameParts, count: number): string {
  let digits = '';
  for (let i = 0; digits.length < count; i += 1) {
    digits += (deriveKey(seed, index, 0x686578, i) >>> 0).toString(16).padStart(8, '0');
  }
  return digits.slice(0, count);
}
