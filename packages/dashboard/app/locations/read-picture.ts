/** A file for a location resource. */
export interface Picture {
  readonly mimeType: string;
  readonly extension: string;
  /** Content in base64. */
  readonly data: string;
  /** Width in pixels; 0 if the file has no size. The same applies to the height. */
  readonly width: number;
  readonly height: number;
}

const MAX_BYTES = 1_048_576;

const mimeTypes: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  glb: 'model/gltf-binary',
};

/** Value of `accept` for a file input. */
export const ACCEPTED = Object.keys(mimeTypes)
  .map((extension) => `.${extension}`)
  .join(',');

/**
 * Reads a file for a location resource.
 *
 * @throws {Error} the kind of file is unknown, or the file is too large
 */
export async function readPicture(file: File): Promise<Picture> {
  const extension = /\.(\w+)$/u.exec(file.name)?.[1]?.toLowerCase() ?? '';
  const mimeType = mimeTypes[extension];
  if (mimeType === undefined)
    throw new Error(`The file "${file.name}" is no picture or model. Choose one of ${ACCEPTED}.`);
  if (file.size > MAX_BYTES)
    throw new Error(`The file has ${file.size} bytes. At most ${MAX_BYTES} are possible.`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  // Long argument lists overflow the stack.
  let text = '';
  for (let at = 0; at < bytes.length; at += 8_192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return { mimeType, extension, data: btoa(text), ...(await sizeOf(new Blob([bytes], { type: mimeType }))) };
}

/** Lets the browser determine the size. An image element runs no scripts of an SVG document. */
async function sizeOf(blob: Blob): Promise<{ readonly width: number; readonly height: number }> {
  if (!blob.type.startsWith('image/')) return { width: 0, height: 0 };
  const url = URL.createObjectURL(blob);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    return { width: 0, height: 0 };
  } finally {
    URL.revokeObjectURL(url);
  }
}
