// Preloaded into a process: everything that would leave the machine fails, and is written to the file EGRESS_RECORD.
import { appendFileSync } from 'node:fs';
import { createRequire, syncBuiltinESMExports } from 'node:module';

const require = createRequire(import.meta.url);
const [childProcess, dgram, dns, net] = ['child_process', 'dgram', 'dns', 'net'].map((name) => require(`node:${name}`));

const isLoopback = (host) =>
  host === undefined || /^(localhost|127(\.\d+){3}|(::ffff:127(\.\d+){3})|::1|)$/i.test(host);

function refuse(what) {
  appendFileSync(process.env.EGRESS_RECORD, `${what}\n`);
  return Object.assign(new Error(`Not allowed to leave: ${what}`), { code: 'ENETUNREACH' });
}

/** Replaces methods; `refused` says, from a call's arguments, what would leave, or undefined. */
function guard(owner, names, refused) {
  for (const name of names) {
    const real = owner[name];
    if (typeof real !== 'function') continue;
    owner[name] = function (...args) {
      const what = refused(args, name);
      if (what === undefined) return real.apply(this, args);
      const error = refuse(what);
      if (this instanceof net.Socket) {
        // Later, as every network does.
        process.nextTick(() => this.destroy(error));
        return this;
      }
      const callback = args.findLast((arg) => typeof arg === 'function');
      if (callback) return void process.nextTick(callback, error);
      if (owner === dns.promises || owner === dns.promises.Resolver.prototype) return Promise.reject(error);
      throw error;
    };
  }
}

// Node normalizes the arguments into a list in a list before its own calls.
guard(net.Socket.prototype, ['connect'], ([first, second]) => {
  const options = Array.isArray(first) ? first[0] : first;
  if (typeof options === 'string' || options?.path) return undefined;
  const { host, port } = typeof options === 'object' ? options : { host: second, port: first };
  return isLoopback(typeof host === 'string' ? host : undefined) ? undefined : `connect ${host}:${port}`;
});

guard(dgram.Socket.prototype, ['send', 'connect'], (args, name) => {
  const host = args.findLast((arg) => typeof arg === 'string' && arg !== args[0]);
  return isLoopback(host) ? undefined : `udp ${name} ${host}`;
});

const lookups = Object.keys(dns).filter((name) => /^(lookup|resolve|reverse)/.test(name));
for (const owner of [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype])
  guard(owner, lookups, ([host], name) => (isLoopback(host) ? undefined : `dns ${name} ${host}`));

// A child process would not be restricted.
guard(childProcess, ['spawn', 'spawnSync', 'exec', 'execSync', 'execFile', 'execFileSync', 'fork'], ([file], name) => {
  return `${name} ${file}`;
});

syncBuiltinESMExports();
