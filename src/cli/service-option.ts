import type { Command } from 'commander';

/** Adds what a command that calls a running service needs. */
export const addService = (command: Command): Command =>
  command
    .option('--url <address>', 'address of the service (DEEMSTER_BASE_URL; default http://127.0.0.1:8080)')
    .addHelpText('after', '\nSet DEEMSTER_API_KEY to a key of the service.');
