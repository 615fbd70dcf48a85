import { expect } from 'chai';
import { loadAllCommands } from '../src/commands.ts';

const commands = Object.entries(await loadAllCommands());
/** Commands that connect to the service, with the names of their flags. */
const connected = commands.flatMap(([id, { flags }]) =>
  'url' in flags ? [{ id, names: Object.keys(flags) }] : [],
);

describe('flags of all commands', () => {
  it('have --json wherever the service answers, and -o except for unchanged bodies', () => {
    for (const { id, names } of connected) {
      expect(names, id).to.include('json');
      if (id !== 'api') expect(names, id).to.include('output');
    }
  });
});
