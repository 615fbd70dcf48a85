#!/usr/bin/env node
import { enableCompileCache } from 'node:module';
import { readManifest } from '../src/manifest.ts';

// The sources start from bin/, the compiled package from dist/bin/.
const packageRoot = new URL(import.meta.url.endsWith('.ts') ? '../' : '../../', import.meta.url);
const argv = process.argv.slice(2);

if (argv.length === 1 && (argv[0] === '--version' || argv[0] === '-V')) {
  // Answered before anything else is loaded.
  const { version } = await readManifest(packageRoot);
  process.stdout.write(`muster/${version} ${process.platform}-${process.arch} node-${process.version}\n`);
} else {
  enableCompileCache();
  const { main } = await import('../src/main.ts');
  await main(argv, packageRoot);
}
