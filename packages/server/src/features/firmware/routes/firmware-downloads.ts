import type express from 'express';
import { MusterError } from '../../../kernel/errors.ts';
import { DOWNLOAD_SEGMENT } from '../firmware-downloads.ts';
import type { FirmwareDownloads } from '../firmware-downloads.ts';
import { replyWithFile } from '../../../http/replies/file-reply.ts';

/**
 * Serves firmware downloads over HTTP. The route is not part of the contract and takes no API key. The
 * address itself is the permission, for one package and until it expires.
 */
export function serveDownloads(app: express.Express, downloads: Pick<FirmwareDownloads, 'open'>): void {
  app.get(`/${DOWNLOAD_SEGMENT}/:token`, async (request, response) => {
    const open = await downloads.open(request.params.token);
    if (open === undefined) throw new MusterError('route-not-found');
    const { sha256, id } = open.package;
    response.setHeader('Cache-Control', 'private, no-store');
    await replyWithFile(
      { request, response },
      {
        sizeBytes: open.file.sizeBytes,
        etag: sha256,
        fileName: `${id}.bin`,
        read: (offset, length) => open.file.read(offset, length),
        close: () => open.file.close(),
      },
    );
  });
}
