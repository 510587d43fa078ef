import type { Check } from '../../check.ts';
import { type Fact, or, type Said } from '../../form.ts';
import { FORMS } from '../../grammar/lexicon.ts';
import type { Notation } from '../../grammar/notation.ts';
import {
  insecureCheck,
  isTracked,
  onlyTargetCheck,
  secureCheck,
  type Target,
  targetCheck,
  targetOf,
} from '../../markdown/link-targets.ts';
import { quantityOf, wholeText } from '../bridge.ts';
import { each, type Shape, shape } from '../shape.ts';

type Decider = (fact: Fact, negated: boolean) => Check | undefined;

/** How facts are decided about where links lead. */
export const LINK_TARGETS: Readonly<Record<string, Decider>> = {
  'links to': ({ of, in: numbers }) => {
    const asked = quantityOf(numbers!);
    return asked && targetCheck(of as Target, asked);
  },
  'links only to': ({ of }, negated) => onlyTargetCheck(of as Target, true, negated),
  'links elsewhere': ({ of }, negated) => onlyTargetCheck(of as Target, false, !negated),
  'tracked links': wholeText<string[] | undefined>(
    'links',
    'links',
    (names) => `one with ${names?.join(' or ') ?? 'a tracking parameter'}`,
    (text, names) => isTracked(text, names),
  ),
  'secure links': () => secureCheck(),
  'insecure links': ({ in: numbers }) => {
    const asked = quantityOf(numbers!);
    return asked && insecureCheck(asked);
  },
};

const LINKING = ['links', 'link', 'link', 'linked', 'linking'];

/** Where links lead: "a link to example.com", "every URL uses https". */
export function linkTargets(notation: Notation): void {
  addresses(notation);
  tracking(notation);
  const LINK = ['link', 'hyperlink', 'url', 'web link'];
  const LINKS = LINK.map((one) => `${one}s`);
  const to = [
    'to',
    'pointing to',
    'leading to',
    'that points to',
    'that leads to',
    'that goes to',
    'that point to',
    'that lead to',
  ];
  notation.words('LinkTo', [
    ...each([...LINK, ...LINKS], to),
    ...each(['link', 'links'], ['to the domain', 'to the website', 'to the site', 'to a page on', 'to pages on']),
  ]);
  notation.words('LinkTo', each(['url', 'urls'], ['on', 'under']));
  notation.rule('Shape = Address ( link | links | url | urls )', (of: Target): Shape => shape('links to', of));
  notation.rule(
    'Clause = Address or Address ( links | urls ) Used',
    (a: Target, b: Target): Said => or(...[a, b].map((of): Said => ({ ask: 'links to', of, in: [[1, Infinity]] }))),
  );
  notation.rule('Shape = LinkTo Address', (of: Target): Shape => shape('links to', of));
  notation.words('TheLink', each(['the', 'the following'], ['url', 'link', 'address', 'web address', 'web link']));
  notation.rule('Det = TheLink :? Address', (of: Target): Said => ({ ask: 'links to', of, in: [[1, Infinity]] }));
  for (const [at, form] of LINKING.entries())
    notation.words(
      `LinksTo<${FORMS[at]}>`,
      each([form], ['to', 'to the domain', 'to the website', 'to a page on', 'to a page at', 'to pages on']),
    );
  notation.rule('Core<F,W> = LinksTo<F> Address', (of: Target): Said => ({ ask: 'links to', of, in: [[1, Infinity]] }));

  // Nowhere else.
  notation.words('EveryLink', [
    ...each(['every', 'each'], LINK),
    ...each(['all', 'all the', 'all of the', 'all its'], LINKS),
  ]);
  notation.words('OnDomain', [
    ...each(['is on', 'are on', 'is under', 'are under', 'must be on'], ['the domain', 'the site', 'the website', '']),
    'is at',
    'are at',
  ]);
  notation.words('InAny', ['in the answer', 'in the text']);
  notation.words(
    'WithSubdomains',
    [
      '( subdomains allowed )',
      '( including subdomains )',
      '( subdomains included )',
      'or its subdomains',
      'or a subdomain of it',
      ', subdomains allowed',
      ', including subdomains',
    ],
    true,
  );
  notation.rule(
    'Clause = EveryLink ( Place | InAny )? ( OnDomain | Leads ) AddressNamed WithSubdomains?',
    (of: Target, withSubdomains?: true) => only(withSubdomains ? { ...of, withSubdomains } : of),
  );
  notation.rule('Shape = ( http link | http links | http url | http urls | insecure link | insecure links )', () =>
    shape('insecure links'),
  );
  notation.words(
    'Insecure',
    each(
      ['uses', 'use', 'starts with', 'start with', 'is', 'are'],
      [
        ...each(each(['', 'plain'], ['http']), ['instead of https', 'rather than https', 'and not https']),
        'plain http',
      ],
    ),
  );
  notation.rule('Clause = ( AnyLinks | a link | any link | any url | a url ) Place? Insecure', (): Said => INSECURE);
  notation.words(
    'Insecure',
    each(['uses', 'use', 'has', 'have'], each(['', 'plain'], ['http', 'the http scheme', 'the http protocol'])),
  );
  notation.rule('Insecure = ( uses | use | has | have ) plain? http ( : / / )? RatherThanSecure', () => null);
  notation.rule('Insecure = ( uses | use | has | have ) plain? http : / /', () => null);
  // "A URL beginning with plain http:// rather than https://", "an http:// link"
  notation.words('WithScheme', ['beginning with', 'starting with', 'that starts with', 'that begins with', 'using']);
  notation.words('WithScheme', ['that uses', 'that use', 'that start with', 'that begin with', 'with']);
  notation.words('LinkNoun', [...LINK, ...LINKS]);
  notation.rule('Shape = LinkNoun WithScheme plain? http : / / RatherThanSecure?', () => shape('insecure links'));
  notation.rule('Shape = plain? http : / / LinkNoun', () => shape('insecure links'));
  // "Links to plain http://", "any link is plain http://"
  const pages = ['page', 'site', 'address', 'url', 'link'];
  notation.words('HttpPage', [...pages, 'addresses', ...pages.map((one) => `${one}s`)]);
  notation.rule(
    'PlainHttp = ( a | an | any )? ( plain | insecure | unencrypted )? http ( : / / )? HttpPage?',
    () => null,
  );
  for (const form of FORMS)
    notation.rule(`Core<${form},W> = LinksTo<${form}> PlainHttp ( anywhere | somewhere )?`, () => INSECURE);
  notation.rule('Insecure = ( is | are | goes to | go to | points to | point to ) plain? http : / /', () => null);
  notation.rule('Clause = plain? http : / / Used in ( AnyLinks | links )', () => INSECURE);
  notation.words('RatherThanSecure', [
    ...each(
      ['rather than', 'instead of', 'and not', 'not', 'where it should be', 'where it should use', 'when it should be'],
      ['https : / /', 'https', 'with https : / /'],
    ),
  ]);
  notation.rule('Insecure = ( starts with | begins with | start with | begin with ) http : / / RatherThanSecure?');
  notation.rule(
    'Clause = ( a link | any link | a url ) is insecure ,? ( in other words ,? | i . e . ,? | that is ,? ) Insecure',
    (): Said => INSECURE,
  );
  notation.words(
    'Insecure',
    each(['is not', 'are not', 'does not use', 'do not use'], ['https', 'an https link', 'https links']),
  );
  notation.rule(
    'Clause = NoLinks Place? Insecure',
    (): Said => ({ ask: 'insecure links', in: [[0, 0]], denies: true }),
  );
  notation.words('Leads', [
    'leads to',
    'points to',
    'goes to',
    'is to',
    'lead to',
    'point to',
    'go to',
    'are to',
    'must lead to',
    'must point to',
    'must go to',
  ]);
  const only = (of: Target): Said => ({ ask: 'links only to', of });
  const elsewhere = (of: Target): Fact => ({ ask: 'links elsewhere', of });
  notation.rule('AddressNamed = Address');
  notation.rule('AddressNamed = the Address ( domain | site | website )', (of: Target) => of);
  notation.rule('AddressNamed = the ( domain | site | website | host | address | url ) Address', (of: Target) => of);
  notation.rule('Clause = EveryLink Place? Leads AddressNamed', only);
  notation.words('NoOtherDomain', [
    ...each(['and', ', and', ', with'], each(['no other'], ['domain', 'site', 'website', 'host'])).flatMap((one) =>
      each([one], one.includes('with') ? ['linked'] : ['is linked', 'is linked to', 'is used']),
    ),
    ...each(['and', ', and'], ['nowhere else', 'to no other domain', 'to no other site', 'not to any other domain']),
  ]);
  notation.rule('Clause = EveryLink Place? Leads AddressNamed NoOtherDomain', only);
  notation.rule('Clause = any ( domain | site | website ) other than Address is linked ( to )?', elsewhere);
  notation.rule(
    'Clause = no ( domain | site | website ) other than Address is linked ( to )?',
    (of: Target): Said => ({ not: elsewhere(of), denies: true }),
  );
  notation.words(
    'ExceptTo',
    each(['except', 'other than', 'apart from', 'except for', 'but'], ['to', 'those to', 'links to', 'ones to']),
  );
  notation.rule('Object = NoLinks ExceptTo Address', (of: Target): Said => ({ not: elsewhere(of), denies: true }));
  notation.words('NoLinks', each(['no'], [...LINK, ...LINKS]));
  notation.rule('Object = AnyLinks ExceptTo Address', elsewhere);
  notation.words('AnyLinks', each(['a', 'any'], [...LINK, ...LINKS]));
  notation.words(
    'LeadsNot',
    each(each(['does not', 'do not'], ['lead', 'point', 'go', 'link']), ['to', 'to a page on']).concat(
      'is not to',
      'are not to',
    ),
  );
  notation.rule('Object = AnyLinks ( that | which ) LeadsNot AddressNamed', elsewhere);
  notation.rule(
    'Clause = ( AnyLinks | links ) LeadsNot AddressNamed',
    (of: Target): Said => ({ ...elsewhere(of), plainFor: -1 }),
  );
  notation.rule(
    'Clause = ( AnyLinks | links | a link ) Leads AddressNamed',
    (of: Target): Said => ({
      ask: 'links to',
      of,
      in: [[1, Infinity]],
      plainFor: -1,
    }),
  );
  notation.rule('Clause = ThereIs AnyLinks Place? ,? unless it Leads AddressNamed', elsewhere);
  notation.rule('Core<F,response> = Verb<have,F> AnyLinks ,? unless it Leads AddressNamed', elsewhere);
  for (const [at, form] of LINKING.entries())
    notation.words(`OnlyLinksTo<${FORMS[at]}>`, [`only ${form} to`, `${form} only to`]);
  notation.rule('Core<F,W> = OnlyLinksTo<F> Address', only);
  // "Links to any domain other than example.com", "has a link that leads outside example.com"
  notation.words(
    'OtherDomain',
    each(
      each(
        ['any', 'a', 'another', 'any other', 'some'],
        ['domain', 'site', 'website', 'page', 'host', 'place', 'address'],
      ).concat('anything', 'anywhere', 'somewhere', 'domains', 'sites', 'websites', 'any domains', 'other domains'),
      ['other than', 'except', 'but', 'than', 'outside', 'outside of', 'besides'],
    ),
  );
  notation.words(
    'OtherDomain',
    each(['outside', 'outside of', 'anywhere outside', 'anywhere outside of'], ['', 'the domain']),
  );
  notation.rule('Elsewhere1 = OtherDomain the? Address ( domain | site | website )?', (of: Target) => of);
  for (const [at, form] of LINKING.entries()) {
    notation.words(`LinksAway<${FORMS[at]}>`, [form, `${form} to`, `${form} out to`]);
    notation.rule(`Core<${FORMS[at]},W> = LinksAway<${FORMS[at]}> Elsewhere1`, elsewhere);
  }
  notation.words(
    'LeadsAway',
    each(['leads', 'points', 'goes', 'lead', 'point', 'go', 'leading', 'pointing'], ['', 'to']),
  );
  notation.rule(
    'Clause = ( a link | any link | any of the links | any url | a url | links | any links ) LeadsAway Elsewhere1',
    elsewhere,
  );
  notation.rule('Clause = NoLinks LeadsAway Elsewhere1', (of: Target): Said => ({ not: elsewhere(of), denies: true }));
  notation.rule('Object = AnyLinks ( to | that LeadsAway | LeadsAway ) Elsewhere1', elsewhere);
  notation.rule(
    'Object = NoLinks ( to | that LeadsAway | LeadsAway ) Elsewhere1',
    (of: Target): Said => ({ not: elsewhere(of), denies: true }),
  );

  // By their schemes.
  notation.words('Secure', [
    ...each(['use', 'uses', 'must use', 'should use'], ['https', 'the https protocol', 'the https scheme']),
    ...each(
      ['is', 'are', 'must be', 'should be'],
      ['https', 'https links', 'https urls', 'an https link', 'an https url'],
    ),
    ...each(
      ['point to', 'points to', 'lead to', 'leads to', 'go to', 'goes to', 'must point to', 'should point to'],
      ['https', 'https addresses', 'https urls', 'https pages', 'https links', 'an https address', 'an https url'],
    ),
  ]);
  notation.rule('Clause = EveryLink Place? Secure NeverInsecure?', () => SECURE);
  notation.words('GoesSecure', ['use', 'uses', 'must use', 'is', 'are', 'go to', 'goes to', 'point to', 'points to']);
  notation.rule('Clause = EveryLink Place? GoesSecure https : / / HttpPage? NeverInsecure?', () => SECURE);
  notation.words(
    'NeverInsecure',
    each(
      [', never', ', not', 'and never', 'and not', 'rather than', ', and never', 'instead of'],
      ['http', 'plain http', 'http ones', 'plain http ones', 'http : / /', 'plain http : / /'],
    ),
  );
  notation.rule('Clause = EveryLink Place? StartsSecure ( #https | https : / / | https )', () => SECURE);
  notation.words('StartsSecure', [
    'starts with',
    'begins with',
    'start with',
    'begin with',
    'must start with',
    'must begin with',
  ]);
  notation.kind('#https', (token) =>
    token.kind === 'quoted' && /^https:?(?:\/\/)?$/iu.test(token.text) ? true : undefined,
  );
  notation.words('SecureOnly', ['only https links', 'only https urls', 'https links only']);
  for (const [at, form] of FORMS.entries())
    notation.words(
      `OnlySecure<${form}>`,
      each([`only ${['uses', 'use', 'use', 'used', 'using'][at]}`], ['https links', 'https urls', 'https']),
    );
  notation.rule('Core<F,W> = OnlySecure<F>', () => SECURE);
  notation.rule('Core<F,W> = Verb<use,F> SecureOnly', () => SECURE);
  notation.rule('Core<F,response> = Verb<have,F> SecureOnly', () => SECURE);
}

/** "A URL contains tracking parameters such as utm_source" */
function tracking(notation: Notation): void {
  notation.kind('#tracker', (token) => {
    const name = token.kind === 'word' ? token.raw : token.kind === 'quoted' ? token.text : '';
    return /^(?:utm_[a-z]+|gclid|fbclid|msclkid)$/u.test(name) ? name : undefined;
  });
  const nouns = ['parameter', 'parameters', 'query parameter', 'query parameters', 'url parameters'];
  notation.words('TrackerNoun', nouns);
  notation.words('TrackingName', each(['tracking', 'utm', 'utm tracking'], [...nouns, 'code', 'codes', 'tags']));
  notation.rule('Trackers = #tracker', () => null);
  notation.rule('Trackers = Trackers ( , | or | and | , or | , and ) #tracker', () => null);
  notation.rule('Tracking = TrackingName', () => 'any');
  notation.rule("Tracking = TrackingName ,? '('? Intro Trackers AndSoOn? ')'?", () => 'any');
  notation.rule('Tracking = ( a | an | the )? #tracker TrackerNoun', (name: string) => [name]);
  const fact = (of: string | string[]): Fact => ({ ask: 'tracked links', ...(Array.isArray(of) && { of }) });
  notation.words('HasTracking', ['contains', 'contain', 'has', 'have', 'includes', 'include', 'carries', 'uses']);
  notation.rule(
    'Clause = ( AnyLinks | links | urls ) Place? HasTracking any? Tracking',
    (of: string): Said => ({
      ...fact(of),
      plainFor: -1,
    }),
  );
  notation.rule(
    'Clause = NoLinks Place? HasTracking any? Tracking',
    (of: string): Said => ({
      not: fact(of),
      denies: true,
    }),
  );
}

const INSECURE: Said = { ask: 'insecure links', in: [[1, Infinity]], one: true };
const SECURE: Said = { ask: 'secure links', undeniable: true };

/** "example.com", "https://docs.example.com/start", in quotation marks or without them. */
function addresses(notation: Notation): void {
  notation.kind('#label', (token) =>
    token.kind === 'word' && /^[\p{L}\p{N}-]+$/u.test(token.raw) ? token.raw : undefined,
  );
  notation.kind('#address', (token) => (token.kind === 'quoted' ? targetOf(token.text) : undefined));
  notation.kind('#dot', (token) => (token.kind === 'mark' && token.text === '.' && !token.isSpaced ? '.' : undefined));
  notation.rule('Host = #label #dot #label', (...parts: string[]) => parts.join(''));
  notation.rule('Host = Host #dot #label', (...parts: string[]) => parts.join(''));
  notation.rule('Path = Host / #label', (a: string, b: string) => `${a}/${b}`);
  notation.rule('Path = Path ( / | - ) #label', (a: string, b: string) => `${a}/${b}`);
  notation.rule('Path = Host /', (a: string) => a);
  notation.rule('Written1 = ( Host | Path )');
  for (const scheme of ['http', 'https'])
    notation.rule(`Written1 = ${scheme} : / / ( Host | Path )`, (written: string) => `${scheme}://${written}`);
  notation.rule('Address = Written1', (written: string) => targetOf(written));
  notation.rule('Address = #address');
}
