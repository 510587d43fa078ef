const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Titles and parts of names, when written with a capital. */
export const TITLES = set(
  'mr mrs ms mx dr prof rev hon gen col maj capt lt sgt cmdr adm gov sen rep pres supt messrs mme mlle st mt ft dept univ',
);

/** Never the end of a sentence: an example or an opponent follows. */
export const BEFORE_MORE = set(
  'e.g eg i.e ie viz cf vs v approx incl a.k.a w.r.t n.b q.v bzw vgl inkl exkl ggf evtl mio mrd zzgl sog z.b d.h u.a',
);

/** Abbreviations only before a number: "No. 5" is one, "No. I won't." is not. */
export const BEFORE_NUMBER = set(
  'no nos nr ca fig figs eq eqs ch chap sec sect vol vols p pp para art app ver ext tel op opp pt pts bk hwy rm apt ste ' +
    'jan feb mar apr jun jul aug sep sept oct nov dec',
);

/** Of these also words of their own: "Try the app. 5 people did." */
export const PLAIN_BEFORE_NUMBER = set('art app');

/** May end a sentence: a capital letter after them begins a new one. */
export const BEFORE_CAPITAL = set('etc a.m p.m min max hr hrs sec oz lb lbs est');

/** Of these what often goes on with a capital letter: "5 p.m. Monday", and without a number before it "max. Load". */
export const HOURS = set('a.m p.m');
export const BOUNDS = set('min max est');

/** Often part of a name that goes on with a capital letter. */
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

/** Before a capital letter these may be within a sentence or at its end, when written with a capital themselves. */
export const DAYS_AND_MONTHS = set(
  'jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri sat sun',
);

/** Words of German before a number that counts in order: "der 2. Weltkrieg". */
export const BEFORE_ORDINAL = set(
  'am der die das dem den des zum zur im vom beim ab bis seit ein eine einen einem einer ihr ihre sein seine jeder jede jedes',
);

/** States and unions in initials, and what is called after them: "the U.S. Army". */
export const UNIONS = set('u.s u.n u.k e.u');
export const INSTITUTIONS = set(
  'army navy air marine marines coast senate house congress president constitution supreme department treasury government ' +
    'dollar open federal secretary census capitol patent food court code postal customs bureau district attorney ' +
    'representative representatives senator embassy ambassador security general charter parliament military foreign',
);

/** Initials that begin a sentence, and those that may be one. */
export const POSTSCRIPTS = set('p.s p.p.s');
export const SAYINGS = set('q.e.d r.i.p');

/** Common given names, after which a capital letter with a full stop is an initial: "John F. Kennedy". */
export const GIVEN_NAMES = set(
  'john james robert michael william david richard joseph thomas charles christopher daniel matthew anthony mark donald ' +
    'steven paul andrew joshua kenneth kevin brian george timothy ronald edward jason jeffrey ryan jacob gary nicholas eric ' +
    'jonathan stephen larry justin scott brandon benjamin samuel gregory alexander frank patrick raymond jack dennis jerry ' +
    'tyler aaron jose adam nathan henry douglas zachary peter kyle walter ethan jeremy harold carl arthur roger keith philip ' +
    'franklin theodore dwight lyndon harry ulysses herbert gerald warren ralph albert louis martin edgar hunter ursula johnny ' +
    'mary patricia jennifer linda elizabeth barbara susan jessica sarah karen lisa nancy betty margaret sandra ashley kimberly ' +
    'emily donna michelle carol amanda melissa deborah stephanie rebecca laura helen sharon cynthia kathleen amy angela anna ruth ' +
    'brenda pamela nicole katherine samantha christine emma catherine debra virginia rachel janet maria heather diane julie',
);

/** Ordinary words of some language that also stand for longer ones, before a number or as a part of a name. */
export const ABBREVIATED_WORDS = set(
  'pop feat ibid ed fa mich minn resp проф pg pgs ps ph sec secs arts ex ref refs tab def dir va ga mass penn conn wash ore alex det geb pág ing ul ул см рис стр av bl',
);
