import { checkMcpSite } from '../../src/server/mcp-site.ts';

test('an empty Host header is called empty', () => {
  const request = { headers: { host: '' }, socket: { localAddress: '127.0.0.1' } } as Parameters<
    typeof checkMcpSite
  >[0];
  expect(() => checkMcpSite(request, { corsOrigins: [], isBehindProxy: false })).toThrow('the Host header is empty.');
});
