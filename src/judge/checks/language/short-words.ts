import { PHRASES, WORDS } from './language-words.ts';

/** Further common words, which identify the language of sentences too short to contain the most common ones. */
const MORE: Readonly<Record<string, string>> = {
  en: 'he she his her its our their them him us me these those there here what which who where when why how would could should has had were been does did do may might must very more most some any no so than then too also now only just about into over after before because while if there where please today tomorrow yesterday good new want going go went get made make see know think like need yet again never always every each other one two first last next day year time people way',
  de: 'dass sie er wir ihn ihm ihnen ihre ihren ihrer sein seine seinen seiner mein meine meinen dein unser unsere euch uns mir dir dich mich was wer wo wann warum wieder war waren wurde wurden werden kann können muss müssen soll sollte möchte will wollen hat hatte haben habe bin bist seid noch schon nur sehr mehr immer nie heute gestern morgen hier dort dann wenn weil ob um am zum zur vom beim durch gegen ohne bis seit unter über nach vor zwischen einem eines keine kein keinen dieser diese dieses diesen jeder jede alle viel viele gut neue alten neuen geht gehen gibt macht',
  fr: 'cette ces cet mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ils elles lui eux moi toi où quand comment pourquoi quoi était été avait avez avons ont ai as suis es sommes êtes fait faire peut peux pouvez doit dois veut veulent voudrais aller allons va vais vient très bien plus moins encore déjà toujours jamais aussi mais ou donc car si comme après avant chez sous entre sans contre depuis hier demain tout tous toute toutes autre autres deux trois aux ici là rien',
  es: 'ella ellos ellas nosotros usted ustedes yo tú mi mis tu tus nuestro nuestra me te nos lo qué quién dónde cuándo cómo cuál fue era está están estoy estamos ha han he hemos tiene tienen tengo hace hacer puedo puede pueden quiero quiere quieren voy va vamos van ir gustaría muy bien ya todavía aún siempre nunca también ahora hoy ayer mañana después antes desde entre hacia contra según ni porque aunque otro otra otros todos todas todo dos tres eso esto ese esa aquí allí mucho mucha muchos poco',
  it: 'lui lei noi voi io tu mi ti ci vi gli suo sua suoi mio mia miei tuo nostro vostro questa questi queste quello quella quelli dove quando come perché chi cosa quale era erano ho hai abbiamo avete hanno stato stata sto stai sta stanno fare fatto può posso possono vuole voglio vogliono vorrei andare andiamo va vado molto bene ancora già sempre mai anche ora oggi ieri domani dopo prima tra fra sul sulla nella nei negli delle degli dall dalla agli alle tutto tutti altra altro altri due tre qui quindi se o',
  pt: 'ele ela eles elas nós eu meu minha meus teu nosso nossa lhe nos isto isso este esta estes esse essa aquele quem onde quando como porquê qual era está estão estou estamos foram ser ter tem têm tenho fazer faz posso pode podem quer quero querem gostaria vou vai vamos muito bem ainda já sempre nunca agora hoje ontem amanhã depois antes desde entre até ao aos à às pela pelos num numa noutro outra outros todos tudo dois três aqui ali então ou nem',
  nl: 'ze hij zij ik wij jij jullie hem haar hun ons onze mijn jouw uw u dit deze die wie wat waar wanneer waarom hoe was waren heeft hebben had heb ben bent zal zou kan kunnen moet moeten wil willen gaat gaan ga nog al niet geen wel heel erg meer altijd nooit nu vandaag gisteren morgen hier daar toen dan want omdat als ook tot over onder tussen zonder tegen uit na graag veel alle andere twee drie goed nieuwe oude wordt worden werd bij',
  pl: 'ja ty on ona my wy oni mnie mi mu jej jego ich nas nam was ci ten ta ten te tę tego tej tych ci gdzie kiedy dlaczego kto co który która które był była było były będzie jestem jesteś są mam ma mają mieć może mogę chcę chce chcą musi trzeba bardzo jeszcze już tylko także zawsze nigdy teraz dzisiaj dziś wczoraj jutro tutaj tam więc ponieważ kiedy pod nad przed między bez przeciw u ze we mój moja twój twoje nasz wszystko wszyscy inny dwa trzy dobrze proszę dobry',
  sv: 'jag du han hon vi ni mig dig honom henne oss min mitt mina din ditt dina hans hennes vår deras denna detta dessa vad vem var när varför hur är var varit har hade ska skulle kan kunde måste vill ville får blir blev gick gör inte mycket mer alltid aldrig nu idag igår imorgon här där då eftersom också bara mellan utan mot genom över efter innan före alla andra två tre bra gärna något någon nästa gamla nya tycker säger finns',
  da: 'jeg du han hun vi mig dig ham hende os min mit mine din dit dine hans hendes vores deres denne dette disse hvad hvem hvor hvornår hvorfor hvordan var været har havde skal skulle kan kunne må vil ville får bliver blev gik gør ikke meget mere altid aldrig nu her der da fordi også kun mellem uden mod gennem over efter før alle andre to tre godt gerne noget nogen næste gamle nye synes siger findes endnu af',
  no: 'jeg du han hun vi meg deg ham henne oss min mitt mine din ditt dine hans hennes vår deres denne dette disse hva hvem hvor når hvorfor hvordan var vært har hadde skal skulle kan kunne må vil ville får blir ble gikk gjør ikke mye mer veldig alltid aldri nå her der da fordi også bare mellom uten mot gjennom over etter før alle andre to tre godt gjerne noe noen neste gamle nye synes sier finnes ennå av',
  fi: 'minä sinä me te he minun hänen meidän heidän minua minulle tämä tämän tuo nämä mikä missä milloin miksi miten kuka oli olivat olemme ovat olla ollut voin voimme voit täytyy pitää haluan haluaisin haluavat menemme erittäin vielä aina koskaan tänään eilen huomenna täällä siellä silloin kanssa ilman ennen jälkeen kaikki toinen kaksi kolme hyvä hyvin paljon kiitos eivät emme en',
  tr: 'ben sen o biz siz onlar bana sana ona bizi bizim benim senin onun bunu şu kim nerede nasıl neden niçin hangi vardı yok oldu olan olacak değil henüz hep hiç şimdi bugün dün yarın burada orada önce içinde tarafından gibi göre kadar karşı üzerinde bütün başka iki üç iyi yeni eski lütfen istiyorum istiyorlar ediyor etti mı mu mü ki veya hem en',
  hu: 'én te ő mi ti ők engem téged minket nekem neki ezt azt ezek azok ki hol mikor miért hogyan melyik volt voltak lesz lehet kell akar akarom tud tudok tudom megy megyünk szeretnék kérem még már mindig soha most ma tegnap holnap itt ott akkor mert vagy alatt fölött között nélkül után előtt minden másik két három jó új régi',
  cs: 'já ty on ona my vy oni mě mi mu ho jí nás nám vás tento tato toto tuto ten ta té těch kde kdy proč kdo co který která byl byla bylo byli bude budu jsi jste mám má mají mít může mohu chci chce chtějí chtěl bych bychom velmi ještě už jen také vždy nikdy teď dnes včera zítra tady tam tedy protože pod nad před mezi bez proti u ze můj moje svůj váš vaše náš všechno všichni jiný dva tři dobře prosím',
  sk: 'ja ty on ona my vy oni ma mi mu ho jej nás nám vás tento táto toto túto ten tá tej tých kde kedy prečo kto čo ktorý ktorá bol bola bolo boli bude budem si ste mám má majú mať môže môžem chcem chce chcú chcel chcela by veľmi ešte už len tiež vždy nikdy teraz dnes včera zajtra tu tam teda lebo pod nad pred medzi bez proti u zo môj moje svoj váš vaša náš všetko všetci iný dva tri dobre prosím',
  ro: 'eu tu el ea noi voi ei ele mă te ne vă îl îi meu mea tău său noastră această acest aceasta acestea cine unde când cum ce care era erau fost fi am ai are avem aveți au poate pot vreau vrea vor aș foarte încă deja mereu niciodată acum astăzi azi ieri mâine aici acolo după înainte între fără sub despre până toate toți alt altă doi trei bine rog să',
  vi: 'anh em chị ông bà cô ấy họ mình chúng tôi bạn gì ai đâu sao nào bao giờ rất cũng vẫn chưa sẽ đang phải muốn nên có thể hôm nay ngày mai qua trên dưới trong ngoài với cho của và nhưng vì nếu thì mà ra vào lên xuống lại rồi nữa chỉ mỗi nhiều ít một hai ba',
  ca: 'jo tu ell ella nosaltres vosaltres ells em et ens us meu meva teu seu aquest aquesta aquests això qui què on quan com per què era eren és són estic està estan he has ha hem han tinc té tenen fer fa puc pot vull vol volen vaig va vam anem voldria molt bé encara ja sempre mai també ara avui ahir demà després abans entre fins tots tot altre dos tres aquí allà',
  et: 'mina sina tema meie teie nemad mu su minu sinu meid mind teda mis kus millal miks kuidas kes oli olid olen oleme ole olema saan saab peab tahan tahab tahavad sooviksin väga veel juba alati nüüd täna eile homme siin seal siis koos ilma enne pärast kõik teine kaks kolm hea hästi palju palun selle seda nad me te',
  lt: 'aš tu jis ji mes jūs jie jos mane mus jūsų mano tavo šis ši šią šį tas ta kas kur kada kodėl kaip buvo bus yra esu esame turi turiu gali galiu nori noriu norėčiau labai dar jau visada niekada dabar šiandien vakar rytoj čia ten tada nes kai po prieš tarp be visi kitas kitą du trys gerai prašau iki ant',
  ru: 'мы ты тебя тебе мне меня нас нам ей её ему ним них свой моя мой моё наш наша ваш ваша эта этот эту эти этого где когда почему кто какой который была было были будет есть могу можно надо нужно хочу хочет хотят хотел очень ещё еще всегда никогда сейчас теперь сегодня вчера завтра здесь там тогда потому под над перед между без против через после один два три хорошо пожалуйста',
  uk: 'ми ти тебе тобі мені мене нас нам їй її йому їх свій моя мій моє наш наша ваш ваше ця цей цю ці цього де коли чому хто який був була було були буде можу можна треба хочу хоче хочуть хотів дуже ще вже завжди ніколи зараз тепер сьогодні вчора завтра тут там тоді тому під над перед між без проти через після один два три добре ласка',
  bg: 'аз ти тя ние вие мен теб него нея нас вас ми ти му ѝ моя мой твоя наш ваш вашата тази този това тези къде кога защо кой какво който беше бяха съм сме сте има няма мога може трябва искам иска искат бих много още вече винаги никога сега днес вчера утре тук там тогава под над пред между без против през един два три добре моля след',
};

/** Words of languages that are in no list, by which a sentence of theirs is taken for another. */
const UNLISTED: Readonly<Record<string, string>> = {
  hr: 'je i u na se da su za od što koji koja ili kao ovo ovu taj ta nije sam si smo ste bih bi želio želim htio danas jučer sutra vrlo jako moj moja tvoj napisao gdje kako zašto ali samo već još ne po s iz do pri',
  sr: 'је и у на се да су за од што који која или као ово ову тај та није сам си смо сте бих би данас јуче сутра врло веома мој моја где како зашто али само већ још не по с из до',
  be: 'і ў не на што з гэта як у за але для да ад ён яна мы вы я яго ўсе так быў ёсць ці пра пры дзе калі сёння вельмі',
  id: 'yang dan di ini itu dengan untuk tidak dari dalam akan pada saya kami kita anda dia mereka ada bisa sudah belum juga atau karena hari sangat ingin apa kabar lebih orang',
  lb: 'ech du hien mir dir si d de den dat ass an op fir net mat vun och wéi et eng e en hunn huet sinn geet moien',
  fy: 'ik do hy sy wy jim de it is net en fan op yn foar mei dy dat wat hjoed moai hâld moarn',
  cy: 'y yr yn a i o mae ar am gan wedi bod ei eu hi ef heddiw braf iawn dw nid',
  ga: 'an na agus is tá go ar le ag sé sí mé tú inniu deas bhí nach',
  eu: 'eta da ez bat du hau hori dago gaur oso zen dira nahi dut',
  fo: 'og í er á at tað til við ikki eg hann hon vit tit gott dag',
};

/** The languages in which a word is common. */
const COMMON = new Map<string, Set<string>>();
const add = (code: string, words: Iterable<string>) => {
  for (const word of words) COMMON.set(word, (COMMON.get(word) ?? new Set()).add(code));
};
for (const [code, { own }] of Object.entries(WORDS)) add(code, own);
for (const [code, words] of Object.entries(PHRASES)) add(code, words);
for (const list of [MORE, UNLISTED]) for (const [code, words] of Object.entries(list)) add(code, words.split(' '));

/** In words: fewer are a title or a name. */
const leastWords = 4;
/** How many common words must be of the language, in one of long words fewer; how many fewer of any other; their share of all. */
const leastOwn = 3;
const leastOfLong = 2;
const leastLead = 2;
const leastShare = 0.4;
/** Fewer letters are also a word of many others. */
const leastLetters = 2;
/** Which share of the words may begin with a capital: more are names. German nouns have one, too. */
const mostCapitals = 0.34;
const mostCapitalsInGerman = 0.6;

/**
 * Whether a sentence is surely in a language that a detector has found: at least three different words are common in it, two more
 * than in any other, and these are a good part of all. Names, and words that are only common in another language, leave it open.
 * @param written the words as they are written
 */
export function isShortIn(code: string, written: readonly string[]): boolean {
  if (written.length < leastWords || MORE[code] === undefined) return false;
  const capitals = written.filter((word) => word !== word.toLowerCase()).length;
  if (capitals > (code === 'de' ? mostCapitalsInGerman : mostCapitals) * written.length) return false;
  const found = written.map((word) => word.toLowerCase());
  if (found.some((word) => word.length >= leastLetters && COMMON.get(word)?.has(code) === false)) return false;
  const counts = new Map<string, number>();
  for (const word of new Set(found))
    for (const one of COMMON.get(word) ?? []) counts.set(one, (counts.get(one) ?? 0) + 1);
  const own = counts.get(code) ?? 0;
  counts.delete(code);
  const most = Math.max(0, ...counts.values());
  const least = WORDS[code]!.least < 0.1 ? leastOfLong : leastOwn;
  return own >= least && own - most >= leastLead && own >= leastShare * found.length;
}
