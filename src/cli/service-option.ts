import { type Command, Option } from 'commander';

/** Adds what a command that calls a running service needs. `evaluate` names the service with `--server`, so that works here, too. */
export const addService = (command: Command): Command =>
  command
    .option('--url <address>', 'address of the service (DEEMSTER_BASE_URL; default http://127.0.0.1:8080)')
    .addOption(new Option('--server <address>', 'the same').hideHelp())
    .on('option:server', (address: string) => command.setOptionValueWithSource('url', address, 'cli'))
    .addHelpText('after', '\nSet DEEMSTER_API_KEY to a key of the service.');
