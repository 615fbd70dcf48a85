import type { Command } from '@oclif/core';
import Attributes from './commands/attributes.ts';
import ConfigSet from './commands/config-set.ts';
import ConfigShow from './commands/config-show.ts';
import DevicesShow from './commands/devices-show.ts';
import Discover from './commands/discover.ts';
import EventsStream from './commands/events-stream.ts';
import Execute from './commands/execute.ts';
import FleetCredentials from './commands/fleet-credentials.ts';
import FleetRun from './commands/fleet-run.ts';
import Observe from './commands/observe.ts';
import Read from './commands/read.ts';
import Server from './commands/server.ts';
import Up from './commands/up.ts';
import Write from './commands/write.ts';
import { operations } from './generated/operations.ts';
import { operationCommand } from './operations/command.ts';

/** All commands by their oclif ids. */
export const commands: Readonly<Record<string, Command.Class>> = {
  ...Object.fromEntries(operations.map((spec) => [`${spec.topic}:${spec.command}`, operationCommand(spec)])),
  attributes: Attributes,
  'config:set': ConfigSet,
  'config:show': ConfigShow,
  'devices:show': DevicesShow,
  discover: Discover,
  'events:stream': EventsStream,
  execute: Execute,
  'fleet:credentials': FleetCredentials,
  'fleet:run': FleetRun,
  observe: Observe,
  read: Read,
  server: Server,
  up: Up,
  write: Write,
};
