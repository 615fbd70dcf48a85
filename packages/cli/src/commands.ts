import type { Command } from '@oclif/core';
import { ConfigSet, ConfigUnset } from './commands/config-set.ts';
import ConfigShow from './commands/config-show.ts';
import { ConfigGet, ConfigList, ConfigUse } from './commands/config-use.ts';
import Doctor from './commands/doctor.ts';
import EventsStream from './commands/events-stream.ts';
import FleetCredentials from './commands/fleet-credentials.ts';
import FleetRun from './commands/fleet-run.ts';
import GatewaysDeliver from './commands/gateways-deliver.ts';
import GatewaysRegister from './commands/gateways-register.ts';
import Server from './commands/server.ts';
import Up from './commands/up.ts';
import { operations } from './generated/operations.ts';
import { operationCommand } from './operations/command.ts';

/** All commands by their oclif ids. */
export const commands: Readonly<Record<string, Command.Class>> = {
  ...Object.fromEntries(operations.map((spec) => [`${spec.topic}:${spec.command}`, operationCommand(spec)])),
  'config:get': ConfigGet,
  'config:list': ConfigList,
  'config:set': ConfigSet,
  'config:show': ConfigShow,
  'config:unset': ConfigUnset,
  'config:use': ConfigUse,
  doctor: Doctor,
  'events:stream': EventsStream,
  'fleet:credentials': FleetCredentials,
  'fleet:run': FleetRun,
  'gateways:deliver': GatewaysDeliver,
  'gateways:register': GatewaysRegister,
  server: Server,
  up: Up,
};
