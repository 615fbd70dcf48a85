/** The built-in transformer type whose configuration is a formula. */
export const jsonataType = {
  id: '5b7d6a0e-3f24-4c19-8a51-9d0c6e2f4a10',
  name: 'JSONata',
  displayName: 'JSONata formula',
  description:
    'Computes virtual resources by a JSONata expression over the latest values of its sources, each time one of them changes.',
} as const;

/** Configuration key of the formula. */
export const EXPRESSION = 'Expression';
export const MAX_EXPRESSION = 4_096;

/** @param text ID or name, not case-sensitive */
export function isJsonata(text: string): boolean {
  const wanted = text.trim().toLowerCase();
  return wanted === jsonataType.id || wanted === jsonataType.name.toLowerCase();
}
