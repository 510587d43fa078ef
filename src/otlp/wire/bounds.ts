import { OtlpError } from '../otlp-error.ts';

/** The most spans or log records of one request. The SDKs send 512 at a time unless they are told otherwise. */
const mostItems = 20_000;
/** The most fields of one request: an attribute has 3 or 4. They are read in turns, so this bounds only memory. */
const mostFields = 1_000_000;
/** The most fields of one span, which is read in one go: about 10 ms. */
const mostOfItem = 20_000;
/** The deepest nesting of an attribute's value. */
export const deepestValue = 100;

/** Counts what a request holds while it is read. */
export interface Counts {
  /** @throws OtlpError for one span or log record too many */
  item(): void;
  /** The same for a scope, which may be empty. */
  scope(): void;
  /** Counts the fields of one span or log record from here on; `false`: of none. */
  within(isItem: boolean): void;
  /** @returns whether the current span or log record has too many fields @throws OtlpError if the request has */
  field(): boolean;
}

const smaller =
  'Send smaller batches: OTEL_BSP_MAX_EXPORT_BATCH_SIZE (spans) or OTEL_BLRP_MAX_EXPORT_BATCH_SIZE (logs).';

export function createCounts(): Counts {
  let [items, scopes, fields, ofItem, isItem] = [0, 0, 0, 0, false];
  const within = (count: number): void => {
    if (count > mostItems)
      throw new OtlpError(
        `A request holds at most ${mostItems.toLocaleString('en-US')} spans or log records. ${smaller}`,
      );
  };
  return {
    item() {
      within(++items);
    },
    scope() {
      within(++scopes);
    },
    within(isInItem) {
      isItem = isInItem;
      ofItem = 0;
    },
    field() {
      fields += 1;
      ofItem += 1;
      if (fields > mostFields)
        throw new OtlpError(`A request holds at most ${mostFields.toLocaleString('en-US')} fields. ${smaller}`);
      return isItem && ofItem > mostOfItem;
    },
  };
}

export const tooManyFields = `A span or log record holds at most ${mostOfItem.toLocaleString('en-US')} fields.`;
