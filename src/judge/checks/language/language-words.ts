/** What tells a language from the others that are written in its script. */
export interface Words {
  /** Its commonest words. */
  own: ReadonlySet<string>;
  /** The share of all words, 0 to 1, from which on these make sure of it: far less than any text of it has. */
  least: number;
  /** Words of languages so near to it that they are taken for it. */
  rivals: ReadonlySet<string>;
  /** Letters of its script that only others use. */
  foreignLetters?: RegExp;
}

const words = (least: number, own: string, rivals = '', foreignLetters?: RegExp): Omit<Words, 'exclusive'> => ({
  own: new Set(own.split(' ')),
  least,
  rivals: new Set(rivals.split(' ').filter((word) => word !== '')),
  ...(foreignLetters && { foreignLetters }),
});

/** Words of greetings and the like that stand in a text of another language where it is not wholly in that one. */
export const PHRASES: Readonly<Record<string, readonly string[]>> = {
  en: [
    ...[
      'hello',
      'hi',
      'hey',
      'thanks',
      'thank',
      'please',
      'sorry',
      'sure',
      'certainly',
      'course',
      'welcome',
      'dear',
      'there',
    ],
    ...[
      'regards',
      'hope',
      'here',
      'note',
      'translation',
      'the',
      'and',
      'with',
      'you',
      'your',
      'this',
      'that',
      'are',
      'have',
    ],
  ],
  de: ['hallo', 'guten', 'danke', 'bitte', 'grüße', 'natürlich', 'und', 'ist', 'nicht'],
  fr: ['bonjour', 'salut', 'merci', 'voici', 'bienvenue', 'cordialement', 'est', 'vous', 'avec'],
  es: ['hola', 'gracias', 'buenos', 'saludos', 'aquí', 'claro', 'bienvenido', 'por', 'usted'],
  it: ['ciao', 'grazie', 'buongiorno', 'ecco', 'prego', 'benvenuto', 'saluti', 'sono'],
  pt: ['olá', 'obrigado', 'obrigada', 'você', 'não', 'aqui'],
  hi: ['namaste', 'नमस्ते', 'धन्यवाद'],
};

const LISTED: Readonly<Record<string, Words>> = {
  en: words(
    0.15,
    'the and of to in is that for it you with on as are was be this have from or by not we they your my but at will can an i',
    'tae wis an o gin frae nae wantit telt aboot acause dey di dem una wetin wey dat',
  ),
  de: words(
    0.15,
    'der die das und ist nicht ein eine zu den mit sich auf für von im es sie ich wir dem des auch als wie oder aber einen wird sind haben ihr bei einer',
    'ass net dat déi wéi isch nöd het ik ook nich mer üs',
  ),
  fr: words(
    0.15,
    'le la les des et est une un du que qui dans pour pas sur avec ce il elle nous vous je ne de au par sont à en plus se',
    'nou yo te pou ki nan lo dels dins amb',
  ),
  es: words(
    0.15,
    'el la los las de y en que un una es por con para del se no su al lo como más pero sus este esta le si les fue eran muy también cuando sobre hasta sin nadie había puede ser',
    'unha non máis coa os dos das ao do e nun ye les col l yos naide lles súa xa na ta d lor dins amb sul òm mai degun',
  ),
  pt: words(
    0.15,
    'o a os as de e em que um uma é por com para do da não se no na dos das ao mais como mas seu sua você são lhes até foi também quando sobre sem ninguém eram muito pelo isso pode ser',
    'unha non máis coa lles súa xa polo ata un co moi despois dun dunha nunha ningún cando',
  ),
  it: words(
    0.15,
    'il la i gli le di e che è un una per in non con del della si sono da al come più ma lo questo nel dei alla loro nessuno ci ha se sul gli ma anche',
    'lu li nu cu dî chi est et cum sed ghe el xe',
  ),
  nl: words(
    0.15,
    'de het een en van is niet dat op te in zijn voor met ik je aan ook als maar we wordt naar om door er bij of hun',
    'nie vir hulle hy sy wou ek deur n wat word gebruik waat ein mit t d',
  ),
  ca: words(
    0.18,
    'el la els les de i que en un una és per amb no del al es se més però com seva als aquest aquesta si o fins ningú molt sense quan són també tot era perquè on',
    'lo los dins mas òm lor degun pas los y con',
  ),
  ro: words(
    0.15,
    'și în de la a cu nu o un care pe din este să mai pentru că sunt se au am ca ce le dar prin al ale lui',
  ),
  sv: words(
    0.15,
    'och att det är en som på i av för inte med den till har om ett jag vi de var kan du så men eller från sig deras ner upp ingen mycket här under när',
  ),
  da: words(
    0.15,
    'og at det er en som på i af for ikke med den til har om et jeg vi de var kan du så men eller fra der blev efter hvad noget nogle mig dig kun nu bliver bruges også skal hvis dem ned deres ingen meget når sine indtil end gik fik',
    'av ikkje hva etter seg noe ble meg deg noen uten opp nå ei eit ein dei frå blir brukes',
  ),
  no: words(
    0.15,
    'og at det er en som på i av for ikke med den til har om et jeg vi de var kan du så men eller fra ble etter seg hva noe noen meg deg bare nå blir brukes også skal hvis dem ned opp deres ingen mye når enn gikk fikk dere',
    'af hvad efter sig noget blev mig dig nogle uden op nu jer',
  ),
  is: words(
    0.15,
    'og að er í á sem ekki við það um en til með fyrir var ég hann þú af eru þetta hún þeir',
    'og tað eru ikki',
  ),
  fi: words(
    0.05,
    'ja on ei se että oli mutta hän ovat kun niin myös tai jos sen voi kuin ole joka mitä olen sinun kukaan jos jo vain koska nyt sitten',
  ),
  et: words(0.06, 'ja on ei et see oli aga kui ta ka mis või siis seda kes nii oma ning ma välja saab'),
  hu: words(0.12, 'a az és nem hogy is egy ez azt de meg csak ha vagy van volt mint már el ki fel nagyon kell'),
  pl: words(
    0.1,
    'i w nie na się z do to że jest o jak ale po co za od dla są czy tak przez być oraz lub im nikt jeśli bo niż aż przy się ich',
    'ô je niy dlo',
  ),
  cs: words(
    0.1,
    'a v se na je že to s z do i o k ve pro jako ale po jsou by si jsem když které být nebo za není jsme jim nikdo protože než',
    'sa ktoré aby som pre čo',
  ),
  sk: words(
    0.1,
    'a v sa na je že to s z do aj o k vo pre ako ale po sú by si som keď ktoré byť alebo za nie sme im nikto pretože než',
    'se jsou které jako být nebo není',
  ),
  lt: words(0.08, 'ir yra į kad iš su ne tai kaip bet o ar buvo jis už nuo prie tik per labai jie mes savo'),
  lv: words(0.08, 'un ir uz no ar ka kas par lai bet arī vai to pie tas tā ja kā nav es mēs viņš savu'),
  sl: words(
    0.12,
    'in je v na da se za so pa ne z s ki to ni po kot ali bi od tudi si pri smo iz do',
    'i u su što nije koji ili kao',
  ),
  sq: words(0.15, 'dhe të në e i një për me që nga është si së se më nuk do ka ai por janë kjo'),
  tr: words(
    0.05,
    've bir bu için ile da de çok ne gibi daha olarak en mi var kadar ama ya olan sonra her değil',
    'və bir üçün ilə bilən hem',
  ),
  vi: words(
    0.12,
    'và là của có cho không một được người trong các những với để đã này khi tôi chúng bạn đến cũng như từ',
  ),
  ru: words(
    0.08,
    'и в не на что с по это как из у за но для к от он она мы вы я его все так был есть или то о при им никто когда если чем потому бы уже только может их вам вас пока',
    '',
    /[іїєґўјљњђћџѓќѕқңғүұһәөҳҷҗӯӣ]/gu,
  ),
  uk: words(
    0.08,
    'і в не на що з та це як у за але для до від він вона ми ви я його всі так був є або про при й',
    '',
    /[ыэёъўјљњђћџѓќѕқңғүұһәөҳҷҗӯӣ]/gu,
  ),
  bg: words(
    0.1,
    'и в не на че с по това как от за но да се е са ще ли си или до при към като той те има им докато някой защото човек никой ако това беше може след ги',
    'од со ова кој што нема некој никој додека ги беше',
    /[ыэёіїєґўјљњђћџѓќѕқңғүұһәөҳҷҗӯӣ]/gu,
  ),
  ar: words(
    0.06,
    'في من على إلى أن هذا هذه التي الذي ما لا مع عن كان هو هي أو ذلك كل بعد كما قد يمكن و',
    '',
    /[پچژگکیےںہٹڈڑټډړږښڼۍېەێۆڕڵ]/gu,
  ),
  fa: words(
    0.1,
    'و در به از که این را با است برای آن یک خود هم تا ما شما می بر یا اگر نیز بود',
    '',
    /[ےںہٹڈڑھټډړږښڼۍېەێۆڕڵ]/gu,
  ),
  ur: words(
    0.15,
    'کے کی میں ہے اور سے کا کو پر نے یہ کہ ہیں بھی ہو تو اس وہ کر آپ ایک کوئی نہیں تھے تھا تھی تھیں رہے لیے ہم ان',
    'دا دی نوں وچ اے تے دے نیں سی ایہ',
    /[ټډړږښڼۍېەێۆڕڵݨي]/gu,
  ),
  hi: words(
    0.15,
    'के की में है और से का को पर ने यह कि हैं भी हो तो इस वह कर आप एक नहीं था थे थी थीं रहे कोई लिए हम',
    'बा बाटे अछि छ छन् र हुन्छ पनि आहे आणि अस्ति च',
  ),
  mr: words(
    0.05,
    'आहे आणि आहेत हे या व ते नाही एक होते होती होता की तर मी ही आपण त्या असे तुम्ही पण हा तो होतो नव्हते मला त्यांना त्यांची त्यांच्या कधी होत्या करा किंवा मध्ये साठी काही',
    'छ छन् पनि है हैं में का आसा',
  ),
  // The detector knows none of these; they are here as what the others may be taken for.
  gl: words(
    1,
    'o a os as de e en que un unha é por con para do da non se no na dos das ao máis como pero seu súa este esta co coa polo pola ou',
  ),
  ast: words(1, 'el la los les de y en que un una ye por con pa del se nun so al lo más pero cola esta si nel'),
  oc: words(1, 'lo la los las de e en que un una es per amb dels del se son dins qu aquel mai pas o'),
  af: words(1, 'die van en nie het is in te wat n vir met hulle hy sy om as op deur ek jy aan word dit hoe kan of'),
  mk: words(1, 'и во не на што со по ова како од за но да се е ќе ли или до при кон тој ги ако може'),
};

/** Letters beyond A to Z of those languages whose neighbours use others. */
const ALPHABETS: Readonly<Record<string, string>> = {
  en: '',
  de: 'äöüß',
  fr: 'àâæçèéêëîïôœùûüÿ',
  es: 'áéíñóúü',
  pt: 'áâãàçéêíóôõúü',
  it: 'àèéìíîòóùú',
  nl: 'áèéëïóöü',
  ca: 'àçèéíïòóúü',
  ro: 'ăâîșşțţ',
  sv: 'åäöé',
  da: 'æøåé',
  no: 'æøåéòô',
  fi: 'äöåšž',
  sl: 'čšž',
  tr: 'çğıöşüâîûi̇',
};

const beyond = (letters: string) => new RegExp(`[^\\P{Script=Latin}a-z${letters}]`, 'gu');

/** By ISO 639-1 code. A language that is not listed is never made sure of. */
export const WORDS: Readonly<Record<string, Words>> = Object.fromEntries(
  Object.entries(LISTED).map(([code, listed]) => {
    const letters = ALPHABETS[code];
    return [code, letters === undefined ? listed : { ...listed, foreignLetters: beyond(letters) }];
  }),
);
