import { deriveKey } from '../device/random.ts';

/** Values for the placeholders of a pattern. */
export interface EndpointNameParts {
  /** Position in the fleet, from 1. */
  readonly index: number;
  readonly seed: number;
  readonly cohort: string;
}

const placeholder = /\{(index|hex|cohort|seed)(?::(\d{1,2}))?\}/g;
const anyBraces = /\{[^{}]*\}/g;

/** Default name of a device: `muster-sim-000001`. */
export const defaultEndpointPattern = 'muster-sim-{index:6}';

/** Returns the unknown placeholders of a pattern. */
export function unknownPlaceholders(pattern: string): string[] {
  return (pattern.match(anyBraces) ?? []).filter((text) => text.replace(placeholder, '') !== '');
}

/** Whether the devices of a cohort have different names: `always`, `mostly` because of digits of a hash, or `never`. */
export function namesDiffer(pattern: string): 'always' | 'mostly' | 'never' {
  const names = Array.from(pattern.matchAll(placeholder), ([, name]) => name);
  if (names.includes('index')) return 'always';
  return names.includes('hex') ? 'mostly' : 'never';
}

/** Fills in a pattern. The same seed and index give the same name. */
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
