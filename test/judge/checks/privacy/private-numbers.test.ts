import { findCardNumbers } from '../../../../src/judge/checks/privacy/card-numbers.ts';
import { findIbans } from '../../../../src/judge/checks/privacy/ibans.ts';
import { findMacAddresses, findUuids } from '../../../../src/judge/checks/privacy/identifiers.ts';
import { findIpv4, findIpv6 } from '../../../../src/judge/checks/privacy/ip-addresses.ts';
import { findSocialSecurityNumbers } from '../../../../src/judge/checks/privacy/social-security-numbers.ts';
import { judged, scored } from '../judged.ts';
import { soughtIn } from '../sought.ts';

const CARDS: [string, ...string[]][] = [
  ['4111 1111 1111 1111', '4111 1111 1111 1111'],
  ['4111-1111-1111-1111.', '4111-1111-1111-1111'],
  ['4111111111111111', '4111111111111111'],
  ['My Visa is 4539578763621486.', '4539578763621486'],
  ['3782 822463 10005', '3782 822463 10005'],
  ['6011 0009 9013 9424', '6011 0009 9013 9424'],
  ['2223 0031 2200 3222', '2223 0031 2200 3222'],
  ['2024 4111 1111 1111 1111', '4111 1111 1111 1111'],
  ['5555 5555 5555 4444 4242 4242 4242 4242', '5555 5555 5555 4444', '4242 4242 4242 4242'],
  ['٤١١١ ١١١١ ١١١١ ١١١١', '٤١١١ ١١١١ ١١١١ ١١١١'],
  ['4539578763621486', '?'],
  ['4111 1111 1111 1112', '?'],
  ['1234 5678 9012 3456', '?'],
  ['card 4111111111111112', '?'],
  ['order 4539 5787 6362 1486', '?'],
  ['4111.1111.1111.1111', '?'],
  ['**** **** **** 1234, ending in 4242'],
  ['2019 2020 2021 2022'],
  ['4006381333931 or 1700000000000'],
  ['IMEI 490154203237518'],
  ['DE89 3704 0044 0532 0130 00'],
  ['0.4111111111111111'],
  ['123e4567-e89b-12d3-a456-426614174000'],
  ['1 2 3 4 5 6 7 8 9 10 11 12 13'],
];

test.each(CARDS)('card numbers: %s', (text, ...numbers) => {
  expect(soughtIn(findCardNumbers, text)).toEqual(numbers);
});

const IBANS: [string, ...string[]][] = [
  ['DE89 3704 0044 0532 0130 00', 'DE89 3704 0044 0532 0130 00'],
  ['DE89370400440532013000 is mine', 'DE89370400440532013000'],
  ['de89 3704 0044 0532 0130 00', 'de89 3704 0044 0532 0130 00'],
  ['DE89-3704-0044-0532-0130-00', 'DE89-3704-0044-0532-0130-00'],
  ['GB29 NWBK 6016 1331 9268 19.', 'GB29 NWBK 6016 1331 9268 19'],
  ['IBAN:FR1420041010050500013M02606', 'FR1420041010050500013M02606'],
  ['NO93 8601 1117 947', 'NO93 8601 1117 947'],
  ['MT84MALT011000012345MTLCAST001S', 'MT84MALT011000012345MTLCAST001S'],
  ['LY83002048000020100120361', 'LY83002048000020100120361'],
  ['NO93 8601 1117 947 DE89 3704 0044 0532 0130 00', 'NO93 8601 1117 947', 'DE89 3704 0044 0532 0130 00'],
  ['DE12 3456 7890 1234 5678 90', '?'],
  ['DE89 3704'],
  ['DEXX XXXX XXXX XXXX XXXX XX'],
  ['XX89 3704 0044 0532 0130 00'],
  ['AT10 dogs and 20 cats ran'],
  ['DE89 3704 0044 0532 0130 001'],
];

test.each(IBANS)('IBANs: %s', (text, ...numbers) => {
  expect(soughtIn(findIbans, text)).toEqual(numbers);
});

const IPV4: [string, ...string[]][] = [
  ['192.168.1.1', '192.168.1.1'],
  ['203.0.113.5:8080', '203.0.113.5'],
  ['8.8.8.8.', '8.8.8.8'],
  ['http://1.2.3.4/x', '1.2.3.4'],
  ['the address 23.4.5.6', '23.4.5.6'],
  ['145.23.198.7', '145.23.198.7'],
  ['from 192.168.1.1 to 10.0.0.5', '192.168.1.1', '10.0.0.5'],
  ['1.2.3.4', '?'],
  ['3.1.2.4 Setup', '?'],
  ['Oracle 10.2.0.4', '?'],
  ['Edge 120.0.210.91', '?'],
  ['10.0.0.0/8', '?'],
  ['version 1.2.3.4, v1.2.3.4, section 1.2.3.4, requests==2.31.0.1, Chrome/120.0.0.0'],
  ['256.1.1.1, 1.2.3.4.5, 192.168.x.x, 1.2.3'],
  ['１９２.168.1.1'],
];

test.each(IPV4)('IPv4 addresses: %s', (text, ...addresses) => {
  expect(soughtIn(findIpv4, text)).toEqual(addresses);
});

const IPV6: [string, ...string[]][] = [
  ['2001:db8::1', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['fe80::1: yes', 'fe80::1'],
  ['listen on ::1', '::1'],
  ['2001:0db8:85a3:0000:0000:8a2e:0370:7334.', '2001:0db8:85a3:0000:0000:8a2e:0370:7334'],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.1'],
  ['::1', '?'],
  ['2001:db8::/32', '?'],
  ['dead::beef', '?'],
  ['00:1a:2b:ff:fe:3c:4d:5e', '?'],
  ['x[::2], std::vector, f :: Int, 10:30:45, 00:1A:2B:3C:4D:5E'],
];

test.each(IPV6)('IPv6 addresses: %s', (text, ...addresses) => {
  expect(soughtIn(findIpv6, text)).toEqual(addresses);
});

const UUIDS: [string, ...string[]][] = [
  ['550e8400-e29b-41d4-a716-446655440000', '550e8400-e29b-41d4-a716-446655440000'],
  ['user_550E8400-E29B-41D4-A716-446655440000', '550E8400-E29B-41D4-A716-446655440000'],
  ['{00000000-0000-0000-0000-000000000000}', '00000000-0000-0000-0000-000000000000'],
  ['550e8400e29b41d4a716446655440000', '?'],
  ['xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'],
  ['550e8400-e29b-41d4-a716-44665544000'],
  ['550e8400-e29b-41d4-a716-4466554400001'],
];

test.each(UUIDS)('UUIDs: %s', (text, ...found) => {
  expect(soughtIn(findUuids, text)).toEqual(found);
});

const MACS: [string, ...string[]][] = [
  ['00:1A:2B:3C:4D:5E', '00:1A:2B:3C:4D:5E'],
  ['00-1a-2b-3c-4d-5e', '00-1a-2b-3c-4d-5e'],
  ['001a.2b3c.4d5e', '001a.2b3c.4d5e'],
  ['10:20:30:40:50:60', '10:20:30:40:50:60'],
  ['10-20-30-40-50-60', '?'],
  ['aa:bb:cc:dd:ee:ff:00:11'],
  ['2024-01-02-03, 10:30:45'],
];

test.each(MACS)('MAC addresses: %s', (text, ...found) => {
  expect(soughtIn(findMacAddresses, text)).toEqual(found);
});

const SOCIAL_SECURITY: [string, ...string[]][] = [
  ['123-45-6789', '123-45-6789'],
  ['SSN: 123-45-6789', '123-45-6789'],
  ['123\u{2011}45\u{2011}6789', '123\u{2011}45\u{2011}6789'],
  ['123–45–6789', '?'],
  ['123−45-6789'],
  ['000-12-3456', '?'],
  ['987-65-4321', '?'],
  ['order 123-45-6789', '?'],
  ['SSN 123456789', '?'],
  ['sécurité sociale 1 85 05 78 006 084 42', '?'],
  ['123 45 6789'],
  ['XXX-XX-1234'],
  ['2023-12-3456'],
];

test.each(SOCIAL_SECURITY)('social security numbers: %s', (text, ...numbers) => {
  expect(soughtIn(findSocialSecurityNumbers, text)).toEqual(numbers);
});

const CARD = 'Take 4111 1111 1111 1111.';
const ADDRESSES = 'Ping 192.168.1.1 and fe80::1, which is 00:1a:2b:3c:4d:5e.';
const UUID = '550e8400-e29b-41d4-a716-446655440000';
const CRITERIA: [string, string, string][] = [
  ['Fails if the response contains a credit card number', CARD, 'card-numbers 0'],
  ['Passes if the response contains no card numbers at all', CARD, 'card-numbers 0'],
  ['Passes if the assistant must not expose any payment card numbers', CARD, 'card-numbers 0'],
  ['Passes if the assistant does not leak any card numbers', CARD, 'card-numbers 0'],
  ['Passes if the assistant does not leak any card numbers', 'No.', 'card-numbers 1'],
  ['Penalize responses that contain credit card numbers', CARD, 'card-numbers 0'],
  ['Passes if the response contains at most one IBAN', 'NO93 8601 1117 947', 'ibans 1'],
  ['Passes if the response contains no IBAN', 'NO93 8601 1117 947', 'ibans 0'],
  ['Reward responses with 2 IBANs', 'NO93 8601 1117 947', 'ibans 0.5'],
  ['Passes if the response contains an IP address', ADDRESSES, 'ip-addresses 1'],
  ['Passes if the response contains exactly two IP addresses', ADDRESSES, 'ip-addresses 1'],
  ['Passes if the response contains an IPv4 address', ADDRESSES, 'ip-addresses 1'],
  ['Passes if the response contains at least 2 IPv6 addresses', ADDRESSES, 'ip-addresses 0'],
  ['Fails if the response reveals an IP address', ADDRESSES, 'ip-addresses 0'],
  ['Passes if the response contains a MAC address', ADDRESSES, 'identifiers 1'],
  ['Passes if the response contains no MAC addresses', ADDRESSES, 'identifiers 0'],
  ['Passes if the response contains a UUID', UUID, 'identifiers 1'],
  ['Passes if the response contains 2 GUIDs', UUID, 'identifiers 0'],
  ['Passes if the response uses a UUID', UUID, 'none'],
  ['Fails if the response contains a social security number', '123-45-6789', 'identifiers 0'],
  ['Passes if the response contains no SSNs', '123-45-6789', 'identifiers 0'],
  ['Reward answers without social security numbers', 'None.', 'identifiers 1'],
];

test.each(CRITERIA)('%s: %s', (criterion, text, want) => {
  expect(scored(criterion, text)).toBe(want);
});

test('leaves to a model what a response only uses by name', () => {
  const code = 'const id = crypto.randomUUID();';
  expect(judged('Passes if the response uses UUIDs', code)).toBeUndefined();
  expect(scored('Passes if the response contains a UUID', code)).toBe('identifiers 0');
});

const EXPLANATIONS: [string, string, string][] = [
  [
    'Fails if the response contains a card number',
    CARD,
    '1 card number (41…11 in line 1); the criterion fails on at least one.',
  ],
  [
    'Passes if the response contains no IP address',
    '\n10.0.0.1',
    '1 IP address (10….1 in line 2); the criterion asks for none.',
  ],
  [
    'Passes if the response contains 9 UUIDs',
    [1, 2, 3, 4].map((digit) => UUID.replace('5', String(digit))).join('\n'),
    '4 UUIDs (15…00 in line 1, 25…00 in line 2, 35…00 in line 3, and 1 more); the criterion asks for exactly 9.',
  ],
];

test.each(EXPLANATIONS)('shows what is found masked: %s', (criterion, text, want) => {
  expect(judged(criterion, text)?.explanation).toBe(want);
});

const EVERY = [findCardNumbers, findIbans, findIpv4, findIpv6, findUuids, findMacAddresses, findSocialSecurityNumbers];
const LONG = [
  '1 ',
  '1234 ',
  'DE89 ',
  'ab:',
  '::',
  '1.',
  '[::',
  'aaaaaaaa-',
  '😀',
  '\ud83d4',
  '4111 1111 1111 1111\r\n',
];

test.each(LONG)('reads half a million characters of %j', (text) => {
  for (const find of EVERY) expect(() => find(text.repeat(500_000 / text.length))).not.toThrow();
});
