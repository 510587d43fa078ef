/** What is counted in JSON before it is parsed. */
export interface JsonCounts {
  /** Members and items at every depth. */
  values: number;
  /** Of lists and objects; 1 for those that hold no other. */
  depth: number;
}

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];
/** The greatest of the bytes that JSON calls white space; all control characters are less. */
const space = 0x20;

/**
 * Makes the function that counts on in the next bytes of one JSON text. A value costs far more to parse than to count, and
 * whoever counts while the bytes arrive holds nobody up. Of what is no JSON the counts mean nothing.
 */
export function createJsonScan(): (bytes: Uint8Array) => JsonCounts {
  let [values, open, depth] = [0, 0, 0];
  let [inString, isEscaped, isOpened] = [false, false, false];
  return (bytes) => {
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at]!;
      if (inString) {
        if (isEscaped) isEscaped = false;
        else if (byte === backslash) isEscaped = true;
        else if (byte === quote) inString = false;
        continue;
      }
      if (byte <= space) continue;
      const closes = byte === closeList || byte === closeObject;
      // The first value of a list or object has no comma before it.
      if (isOpened && !closes) values += 1;
      isOpened = false;
      if (byte === quote) inString = true;
      else if (byte === comma) values += 1;
      else if (closes) open -= 1;
      else if (byte === openList || byte === openObject) {
        isOpened = true;
        open += 1;
        if (open > depth) depth = open;
      }
    }
    return { values, depth };
  };
}
