import type { RequestListener } from 'node:http';

/**
 * Serves requests below a base path as if it were not there, and also those without it, for probes inside a cluster.
 * Doubled slashes count as one, because clients join a base address and a path with one too many.
 *
 * @param prefix see {@link prefixOf}
 */
export function belowBasePath(handler: RequestListener, prefix: string): RequestListener {
  return (request, response) => {
    const [path = '', ...query] = (request.url ?? '').split('?');
    const full = [path.replace(/\/{2,}/gu, '/'), ...query].join('?');
    if (prefix !== '' && path === '/') {
      response.writeHead(308, { Location: `${prefix}/` });
      response.end();
      return;
    }
    request.url = full;
    if (isBelow(full, prefix)) {
      // Express keeps the URL as sent here, from which links in responses are made.
      Object.assign(request, { originalUrl: full });
      const rest = full.slice(prefix.length);
      request.url = rest.startsWith('/') ? rest : `/${rest}`;
    }
    handler(request, response);
  };
}

function isBelow(url: string, prefix: string): boolean {
  if (prefix === '' || !url.toLowerCase().startsWith(prefix.toLowerCase())) return false;
  return ['/', '?', ''].includes(url.charAt(prefix.length));
}

/** Returns a base path as a prefix of paths: empty for none, which the setting expresses as `/`. */
export function prefixOf(basePath: string): string {
  return basePath === '/' ? '' : basePath;
}
