const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Titles and parts of names: never the end of a sentence when written with a capital. */
export const TITLES = set(
  'mr mrs ms mx dr prof rev hon gen col maj capt lt sgt cmdr adm gov sen rep pres supt messrs mme mlle st mt ft dept univ',
);

/** Never the end of a sentence: an example or an opponent follows. */
export const BEFORE_MORE = set(
  'e.g eg i.e ie viz cf vs v al approx incl ph.d m.d b.a m.a b.sc m.sc bzw vgl inkl exkl ggf evtl mio mrd zzgl sog z.b d.h u.a',
);

/** Abbreviations only before a number: "No. 5" is one, "No. I won't." is not. */
export const BEFORE_NUMBER = set(
  'no nos nr ca fig figs eq eqs ch chap sec sect vol p pp para art app ver ext tel ' +
    'jan feb mar apr jun jul aug sep sept oct nov dec',
);

/** May end a sentence: a capital letter after them begins a new one. */
export const BEFORE_CAPITAL = set('etc a.m p.m min max hr hrs sec oz lb lbs est');

/** Often part of a name that goes on with a capital letter: only a word that begins sentences ends one after them. */
export const BEFORE_STARTER = set('inc ltd corp co llc bros jr sr ave blvd rd');

/** Words that begin a sentence far more often than they continue a name. */
export const STARTERS = set(
  'a an the this that these those there here it its he she we you they i my your his her our their in on at for from ' +
    'by with as if when while after before since because although though however but and or so yet also then thus ' +
    'what who where why how which is are was were do does did can could will would should may might not no yes please',
);

/** These words continue a date after a number with a full stop: "am 3. Oktober". */
export const MONTHS = set(
  'januar jänner februar feber märz april mai juni juli august september oktober november dezember jan feb apr jun jul aug sep okt ' +
    'nov dez',
);

/** Words of German before a number that counts in order: "der 2. Weltkrieg". */
export const BEFORE_ORDINAL = set(
  'am der die das dem den des zum zur im vom beim ab bis seit ein eine einen einem einer ihr ihre sein seine jeder jede jedes',
);
