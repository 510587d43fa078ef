/** Domains that end so are addresses; names of files end otherwise. */
const ENDS =
  'com|org|net|edu|gov|mil|int|io|ai|co|dev|app|info|biz|eu|uk|de|fr|es|nl|ca|au|jp|cn|br|ru|ch|se|dk|fi|pt|gr|cz|ie|nz|mx|kr|tr|ua|hu|tv|ly|gl|gg|gle|xyz|tech|cloud|online';
/** These are also words, which may follow a full stop without a blank: "Done.It works". */
/** And these end names of files. */
const WORDS =
  'rs|py|md|sh|pl|cc|st|la|fm|ws|me|us|be|it|in|is|at|no|so|to|am|my|page|link|site|shop|store|blog|news|live';
const NAME = '(?<![\\p{L}\\p{N}@/._~-])(?!www\\.)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.){1,5}';
const AFTER = '(?![\\p{L}\\p{N}@_-])(?!\\.[\\p{L}\\p{N}])';

/** A machine with a port or a path. */
const HOST = '(?<![\\p{L}\\p{N}@/._-])(?:localhost|\\d{1,3}(?:\\.\\d{1,3}){3})(?::\\d{2,5}(?!\\d)|/[\\p{L}\\p{N}])';

/** An address without a scheme: "example.com", "docs.example.com/start", "youtu.be/abc". "Node.js", "main.py" and "me@example.com" are none. */
const BARE_DOMAIN = new RegExp(`${NAME}(?:(?:${ENDS})${AFTER}|(?:${WORDS})(?=/[\\p{L}\\p{N}]))|${HOST}`, 'giu');

/** ".NET" is a product. */
const PRODUCTS = /^(?:asp|vb|ado|ml|paint)\.net$/iu;

/** The addresses without a scheme in a text that holds no others. */
export const domainsIn = (text: string): string[] =>
  (text.match(BARE_DOMAIN) ?? []).filter((one) => !PRODUCTS.test(one));
