import { serverOver } from './server-over.ts';

const forwarded = { 'X-Forwarded-For': '203.0.113.9, 198.51.100.7' };

test.each<[name: string, trustProxy: number | string[] | undefined, ip: string]>([
  ['no proxy', undefined, '127.0.0.1'],
  ['one proxy', 1, '198.51.100.7'],
  ['two proxies', 2, '203.0.113.9'],
  ['more proxies than there are', 9, '203.0.113.9'],
  ['a proxy of another address', ['10.0.0.0/8'], '127.0.0.1'],
  ['the proxy’s own address', ['loopback'], '198.51.100.7'],
  ['the addresses of both', ['127.0.0.1', '198.51.100.0/24'], '203.0.113.9'],
])('with %s trusted, the log has the address that it forwards', async (_name, trustProxy, ip) => {
  await using server = await serverOver({}, { trustProxy });
  expect((await fetch(`${server.url}/nothing`, { headers: forwarded })).status).toBe(404);
  // The line is written when the connection has taken the answer.
  await server.drain(1000);
  const lines = server.log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
  expect(lines).toEqual([expect.objectContaining({ status: 404, ip })]);
});
