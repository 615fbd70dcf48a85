import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const outDir = join(import.meta.dirname, 'dist', 'site');
/** Address of a running server, for `vite` and `vite preview`. */
const api = process.env['MUSTER_URL'] ?? 'http://127.0.0.1:8080';
const proxy = { '/api': api, '/docs': api };
/** The policy of the server, so that `vite preview` refuses the same content. */
const policy = [
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'",
  "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
].join('; ');

/** Writes a compressed copy beside each file, so that the server need not compress its responses. */
function compress(): Plugin {
  return {
    name: 'compress',
    apply: 'build',
    closeBundle() {
      for (const entry of readdirSync(outDir, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(?:html|js|css|svg|json)$/.test(entry.name)) continue;
        const file = join(entry.parentPath, entry.name);
        const bytes = readFileSync(file);
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        };
        writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
      }
    },
  };
}

export default defineConfig({
  root: join(import.meta.dirname, 'app'),
  // Files refer to each other by relative paths, so that the server can have a base path.
  base: './',
  plugins: [react(), compress()],
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    // A data: URL of a style or script would require exceptions in the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The licences of the bundled libraries require their notices.
    license: { fileName: 'THIRD-PARTY-LICENSES.md' },
  },
  server: { proxy, host: '127.0.0.1' },
  preview: { proxy, host: '127.0.0.1', headers: { 'Content-Security-Policy': policy } },
});
