import { BlockList, isIP } from 'node:net';
import type { Config } from '../../config.ts';
import type { costOf } from '../../in-process.ts';

/** The configured judges, each once. */
export const judgesOf = ({ judges }: Config): string[] => [
  ...new Set(Object.values(judges).map(({ kind, model }) => `${kind}:${model}`)),
];

const about = (count: number) => Number(count.toPrecision(2)).toLocaleString('en');

export function announcementOf(judges: number, cost: Awaited<ReturnType<typeof costOf>>): string {
  const each = judges > 1 ? ` for each of ${judges} judges` : '';
  return `deemster: At least ${cost.calls} calls${each}, about ${about(cost.promptTokens)} tokens in and ${about(cost.replyTokens)} out.`;
}

const own = new BlockList();
for (const [address, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  own.addSubnet(address, bits);
own.addAddress('::1', 'ipv6');
own.addSubnet('fc00::', 7, 'ipv6');

/** Whether an address is that of this machine or of its own network, such as `ollama` in a compose file. */
function isOwn(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  const version = isIP(host);
  if (version !== 0) return own.check(host, version === 6 ? 'ipv6' : 'ipv4');
  return !host.includes('.') || host.endsWith('.localhost') || host.endsWith('.local') || host.endsWith('.internal');
}

const MAKERS = { openai: 'https://api.openai.com', anthropic: 'https://api.anthropic.com' };

/** The hosts of the judges whose calls may cost money: all that are not on this machine or in its own network. */
export function paidHosts({ judges, openaiBaseUrl, anthropicBaseUrl }: Config): string[] {
  const bases = { openai: openaiBaseUrl ?? MAKERS.openai, anthropic: anthropicBaseUrl ?? MAKERS.anthropic };
  const called = Object.values(judges).flatMap(({ kind }) => (kind === 'gguf' ? [] : bases[kind]));
  return [...new Set(called.filter((url) => !isOwn(url)).map((url) => new URL(url).host))];
}
