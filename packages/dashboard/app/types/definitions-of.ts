/**
 * Returns the definitions in a file: XML as text, or parsed JSON.
 *
 * @throws {Error} the file is neither
 */
export function definitionsOf(content: string): unknown {
  const text = content.replace(/^\uFEFF/, '').trim();
  if (text === '') throw new Error('The file is empty.');
  if (text.startsWith('<')) return text;
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : [parsed];
  } catch (error) {
    throw new Error(
      `The file is neither XML nor JSON: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}
