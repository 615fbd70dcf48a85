/** A kind of transformer. Code cannot be uploaded: there is the one whose configuration is a formula. */
export interface TransformerType {
  readonly id: string;
  readonly name: string;
  readonly displayName: string;
  readonly description: string;
}

export const jsonataType: TransformerType = {
  id: '5b7d6a0e-3f24-4c19-8a51-9d0c6e2f4a10',
  name: 'JSONata',
  displayName: 'JSONata formula',
  description:
    'Computes virtual resources by a JSONata expression over the latest values of its sources, each time one of them changes.',
};

export const transformerTypes: readonly TransformerType[] = [jsonataType];

/** The configuration that holds the formula. */
export const EXPRESSION = 'Expression';
export const MAX_EXPRESSION = 4_096;

/** @param text id or name, in any case */
export function transformerTypeOf(text: string): TransformerType | undefined {
  const wanted = text.toLowerCase();
  return transformerTypes.find(({ id, name }) => id === wanted || name.toLowerCase() === wanted);
}
