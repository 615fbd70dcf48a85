#!/usr/bin/env node
// Plain JavaScript that every Node.js since 14 parses: it refuses versions that cannot run the rest.
import * as nodeModule from 'node:module';
import { readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { URL } from 'node:url';

const isCompiled = import.meta.url.endsWith('/dist/bin/muster.js');
const packageRoot = new URL(isCompiled ? '../../' : '../', import.meta.url);
// Sources need a Node.js that strips types.
const [neededMajor, neededMinor] = isCompiled ? [22, 16] : [22, 18];
const UNSUPPORTED = 10;

/** Whether this Node.js is at least the oldest that runs the command. */
function isSupported(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > neededMajor || (major === neededMajor && minor >= neededMinor);
}

/** Keeps Node.js from printing that type stripping and SQLite are experimental in it; other warnings pass. */
function hideExperimentalWarnings() {
  for (const print of process.listeners('warning')) {
    process.off('warning', print);
    process.on('warning', (warning) => {
      if (warning.name !== 'ExperimentalWarning') print(warning);
    });
  }
}

/**
 * Keeps compiled code in the cache folder of the user. The default of Node.js, a folder among the temporary files,
 * may belong to another user, who could put code into it. NODE_COMPILE_CACHE and NODE_DISABLE_COMPILE_CACHE take precedence.
 * A command starts more slowly where no folder can be written.
 */
function enableCache() {
  const { HOME, LOCALAPPDATA, XDG_CACHE_HOME } = process.env;
  const base = [XDG_CACHE_HOME, LOCALAPPDATA, HOME && join(HOME, '.cache')].find(
    (folder) => folder && isAbsolute(folder),
  );
  // From sources, the many processes of tests share one.
  if (!isCompiled) nodeModule.enableCompileCache();
  else if (base) nodeModule.enableCompileCache(join(base, 'muster', 'compiled'));
}

async function run(argv) {
  if (argv.length === 1 && (argv[0] === '--version' || argv[0] === '-V')) {
    // Answered before anything else is loaded.
    const { version } = JSON.parse(readFileSync(new URL('package.json', packageRoot), 'utf8'));
    process.stdout.write(`muster/${version} ${process.platform}-${process.arch} node-${process.version}\n`);
    return;
  }
  enableCache();
  const { main } = await import(isCompiled ? '../src/index.js' : '../src/index.ts');
  await main(argv, packageRoot);
}

if (isSupported(process.versions.node)) {
  hideExperimentalWarnings();
  await run(process.argv.slice(2));
} else {
  process.stderr.write(
    `Error: muster needs Node.js ${neededMajor}.${neededMinor} or newer, and this is ${process.versions.node}. Install a newer one from https://nodejs.org.\n`,
  );
  process.exitCode = UNSUPPORTED;
}
