import { StoreBusy, StoreSlow } from '../store/reader/reader-faults.ts';
import { RequestError } from './request-error.ts';

/** The result of what is read in a thread. @throws RequestError `impossible` if it takes too long, `busy` if too much waits */
export async function slowRead<Result>(reading: Promise<Result>): Promise<Result> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof StoreSlow)
      throw new RequestError(
        'impossible',
        'This takes too long to read. Ask for a shorter time, or with fewer filters.',
      );
    if (error instanceof StoreBusy)
      throw new RequestError('busy', 'Too many lists and insights are being read at the same time. Try again.');
    throw error;
  }
}
