/** The names of HTML's elements, those included that it no longer has. */
export const HTML_NAMES: ReadonlySet<string> = new Set(
  [
    'a abbr acronym address applet area article aside audio b base basefont bdi bdo big blockquote body br button canvas caption',
    'center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption figure font',
    'footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li link main',
    'map mark marquee menu meta meter nav noscript object ol optgroup option output p param picture pre progress q rp rt ruby s',
    'samp script section select slot small source span strike strong style sub summary sup svg table tbody td template textarea',
    'tfoot th thead time title tr track tt u ul var video wbr',
  ].flatMap((line) => line.split(' ')),
);

/** The names of elements that have no end. */
export const VOID_NAMES: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);
