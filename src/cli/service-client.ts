import { AsyncDeemster, AuthenticationError, DeemsterError, ValidationError } from '../client/index.ts';
import { readSettings, type Settings } from '../client/settings.ts';
import { clientVariables } from '../config.ts';
import { envFile } from './settings.ts';
import { UsageError } from './usage-error.ts';

/** A client of a running service, and its address for messages. */
export interface Service {
  client: AsyncDeemster;
  baseUrl: string;
}

/** The longest wait for one call, in seconds. */
const timeout = 30;

/**
 * @param url Value of `--url`; overrides the environment and `.env`.
 * @throws UsageError for an invalid address, and for a missing or invalid key
 */
export async function connect(url: string | undefined): Promise<Service> {
  const settings = await serviceSettings(url);
  return { client: new AsyncDeemster(settings), baseUrl: settings.baseUrl };
}

/** The client's settings. @throws UsageError as `connect` does */
export async function serviceSettings(url: string | undefined): Promise<Settings> {
  const { apiKey, baseUrl } = await clientVariables(envFile);
  try {
    return readSettings({ apiKey, baseUrl: url ?? baseUrl, timeout });
  } catch (error) {
    if (error instanceof AuthenticationError)
      throw new UsageError(
        'DEEMSTER_API_KEY is not set. Set it to a key of the service ("deemster keys create" makes one).',
      );
    throw error instanceof TypeError ? new UsageError(ofCommand(error.message)) : error;
  }
}

/** Makes a call. @throws UsageError if the service does not answer as it should */
export async function called<Result>(
  service: Service,
  call: (client: AsyncDeemster) => Promise<Result>,
): Promise<Result> {
  try {
    return await call(service.client);
  } catch (error) {
    throw new UsageError(faultLine(error, service));
  }
}

/** What went wrong and what to do, as sentences on one line. @throws any error that did not come from a call */
export function faultLine(error: unknown, { baseUrl }: Pick<Service, 'baseUrl'>): string {
  if (!(error instanceof DeemsterError)) throw error;
  if (error instanceof AuthenticationError)
    return `${baseUrl} does not accept the key in DEEMSTER_API_KEY. Set it to a valid key.`;
  const { status } = error;
  const faults = error instanceof ValidationError ? error.errors : [];
  const message = faults.length > 0 ? `${status}: ${faults.map(shownFault).join('; ')}` : ofCommand(error.message);
  const who = message.includes(baseUrl) ? '' : `${baseUrl}${status === undefined ? ':' : ' answered'} `;
  const line = `${who}${message}`.replace(/\p{Cc}+/gu, ' ').replace(/(?<![.?!])$/, '.');
  // The client ends with a question when it suspects the address.
  return line.endsWith('?') ? `${line} Set the service's address with --url.` : line;
}

/** A validation error without the location prefix that only programs need. */
const shownFault = ({ loc, msg }: ValidationError['errors'][number]) =>
  `${loc.slice(1).join('.')}: ${msg.replace(/\.$/, '')}`;

/** A message of the client, with the command's name for each option. */
const ofCommand = (message: string) => message.replaceAll('baseUrl', '--url (DEEMSTER_BASE_URL)');
