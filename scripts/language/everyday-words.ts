interface Everyday {
  /** Whether the checks know the language; else its words are there to tell it from those. */
  isListed: boolean;
  /** Common words that an encyclopedia lacks or, of languages without a list, the commonest at all. */
  words: string;
}

const listed = (words = ''): Everyday => ({ isListed: true, words });
const other = (words: string): Everyday => ({ isListed: false, words });

export const EVERYDAY: Readonly<Record<string, Everyday>> = {
  en: listed(
    'yes no hello hi thanks thank sorry he she his her its our their them him us me these those there here what which who where when why how would could should has had were been does did do may might must very more most some any no so than then too also now only just about into over after before because while if there where please today tomorrow yesterday good new want going go went get made make see know think like need yet again never always every each other one two first last next day year time people way',
  ),
  de: listed(
    'ja nein danke hallo dass sie er wir ihn ihm ihnen ihre ihren ihrer sein seine seinen seiner mein meine meinen dein unser unsere euch uns mir dir dich mich was wer wo wann warum wieder war waren wurde wurden werden kann können muss müssen soll sollte möchte will wollen hat hatte haben habe bin bist seid noch schon nur sehr mehr immer nie heute gestern morgen hier dort dann wenn weil ob um am zum zur vom beim durch gegen ohne bis seit unter über nach vor zwischen einem eines keine kein keinen dieser diese dieses diesen jeder jede alle viel viele gut neue alten neuen geht gehen gibt macht',
  ),
  fr: listed(
    'oui non si merci bonjour salut cette ces cet mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ils elles lui eux moi toi où quand comment pourquoi quoi était été avait avez avons ont ai as suis es sommes êtes fait faire peut peux pouvez doit dois veut veulent voudrais aller allons va vais vient très bien plus moins encore déjà toujours jamais aussi mais ou donc car si comme après avant chez sous entre sans contre depuis hier demain tout tous toute toutes autre autres deux trois aux ici là rien',
  ),
  es: listed(
    'cuesta cuestan chaqueta zapatos camisa cocina puerta ventana coche tren avión billete lluvia archivo contraseña cuenta ordenador pedido envío precio pagar comprar vender trabaja trabajar estudia leer escribir cerrado abierto perro gato desayuno cena agua leche pan encontré encontró terminó empezó llegó salió necesitas necesita haga reinicie inténtelo sí no gracias hola ella ellos ellas nosotros usted ustedes yo tú mi mis tu tus nuestro nuestra me te nos lo qué quién dónde cuándo cómo cuál fue era está están estoy estamos ha han he hemos tiene tienen tengo hace hacer puedo puede pueden quiero quiere quieren voy va vamos van ir gustaría muy bien ya todavía aún siempre nunca también ahora hoy ayer mañana después antes desde entre hacia contra según ni porque aunque otro otra otros todos todas todo dos tres eso esto ese esa aquí allí mucho mucha muchos poco',
  ),
  pt: listed(
    'custa custam casaco camisa sapatos cozinha porta janela carro comboio trem bilhete chuva ficheiro arquivo senha conta computador encomenda envio preço pagar comprar vender trabalha trabalhar estuda ler escrever fechado fechada aberto aberta cão cachorro gato almoço jantar café água leite pão encontrei encontrou terminou começou chegou saiu mudou mudaram alterada alterado reunião sim não obrigado obrigada olá ele ela eles elas nós eu meu minha meus teu nosso nossa lhe nos isto isso este esta estes esse essa aquele quem onde quando como porquê qual era está estão estou estamos foram ser ter tem têm tenho fazer faz posso pode podem quer quero querem gostaria vou vai vamos muito bem ainda já sempre nunca agora hoje ontem amanhã depois antes desde entre até ao aos à às pela pelos num numa noutro outra outros todos tudo dois três aqui ali então ou nem',
  ),
  it: listed(
    'sì no grazie ciao lui lei noi voi io tu mi ti ci vi gli suo sua suoi mio mia miei tuo nostro vostro questa questi queste quello quella quelli dove quando come perché chi cosa quale era erano ho hai abbiamo avete hanno stato stata sto stai sta stanno fare fatto può posso possono vuole voglio vogliono vorrei andare andiamo va vado molto bene ancora già sempre mai anche ora oggi ieri domani dopo prima tra fra sul sulla nella nei negli delle degli dall dalla agli alle tutto tutti altra altro altri due tre qui quindi se o',
  ),
  nl: listed(
    'kost kosten jas schoenen broek keuken deur raam auto trein vliegtuig kaartje regen bestand wachtwoord rekening computer bestelling prijs betalen kopen verkopen werkt werken leren lezen schrijven gesloten open hond honden kat ontbijt lunch avondeten water melk brood antwoord klaar hulp vergadering blaft vertrekken ja nee bedankt hallo ze hij zij ik wij jij jullie hem haar hun ons onze mijn jouw uw u dit deze die wie wat waar wanneer waarom hoe was waren heeft hebben had heb ben bent zal zou kan kunnen moet moeten wil willen gaat gaan ga nog al niet geen wel heel erg meer altijd nooit nu vandaag gisteren morgen hier daar toen dan want omdat als ook tot over onder tussen zonder tegen uit na graag veel alle andere twee drie goed nieuwe oude wordt worden werd bij',
  ),
  ca: listed(
    'sí no gràcies hola jo tu ell ella nosaltres vosaltres ells em et ens us meu meva teu seu aquest aquesta aquests això qui què on quan com per què era eren és són estic està estan he has ha hem han tinc té tenen fer fa puc pot vull vol volen vaig va vam anem voldria molt bé encara ja sempre mai també ara avui ahir demà després abans entre fins tots tot altre dos tres aquí allà',
  ),
  ro: listed(
    'da nu mulțumesc salut eu tu el ea noi voi ei ele mă te ne vă îl îi meu mea tău său noastră această acest aceasta acestea cine unde când cum ce care era erau fost fi am ai are avem aveți au poate pot vreau vrea vor aș foarte încă deja mereu niciodată acum astăzi azi ieri mâine aici acolo după înainte între fără sub despre până toate toți alt altă doi trei bine rog să',
  ),
  sv: listed(
    'kostar jacka jackan skor byxor kök dörr fönster bil tåg flyg biljett regn fil lösenord konto dator beställning pris betala köpa sälja arbetar jobbar lära läsa skriva stängt öppen hund katt frukost lunch middag vatten mjölk bröd svaret svar klar hjälp mötet skäller ändrats främlingar ja nej jo tack hej vädret beror på jag du han hon vi ni mig dig honom henne oss min mitt mina din ditt dina hans hennes vår deras denna detta dessa vad vem var när varför hur är var varit har hade ska skulle kan kunde måste vill ville får blir blev gick gör inte mycket mer alltid aldrig nu idag igår imorgon här där då eftersom också bara mellan utan mot genom över efter innan före alla andra två tre bra gärna något någon nästa gamla nya tycker säger finns',
  ),
  da: listed(
    'koster jakke sko bukser køkken dør vindue bil tog fly billet regn fil filen adgangskode konto computer computeren bestilling pris betale købe sælge arbejder arbejde lære læse skrive lukket åben hund kat morgenmad frokost aftensmad vand mælk brød svaret svar færdig hjælp mødet abonnement genstart prøv ændret mandagen ja nej jo tak hej vejret vejr jeg du han hun vi mig dig ham hende os min mit mine din dit dine hans hendes vores deres denne dette disse hvad hvem hvor hvornår hvorfor hvordan var været har havde skal skulle kan kunne må vil ville får bliver blev gik gør ikke meget mere altid aldrig nu her der da fordi også kun mellem uden mod gennem over efter før alle andre to tre godt gerne noget nogen næste gamle nye synes siger findes endnu af',
  ),
  no: listed(
    'koster jakke jakken sko bukser kjøkken dør vindu bil tog fly billett regn fil filen passord passordet konto datamaskin datamaskinen bestilling bestillingen pris betale kjøpe selge arbeider jobber lære lese skrive stengt åpen hund hunden katt frokost lunsj middag vann melk brød svaret svar ferdig hjelp møtet abonnement lagre prøv endret lukker ja nei jo takk hei været vær an jeg du han hun vi meg deg ham henne oss min mitt mine din ditt dine hans hennes vår deres denne dette disse hva hvem hvor når hvorfor hvordan var vært har hadde skal skulle kan kunne må vil ville får blir ble gikk gjør ikke mye mer veldig alltid aldri nå her der da fordi også bare mellom uten mot gjennom over etter før alle andre to tre godt gjerne noe noen neste gamle nye synes sier finnes ennå av',
  ),
  is: listed(),
  fi: listed(
    'maksaa takki kengät keittiö ovi ikkuna auto juna lento lippu sade sataa tiedosto salasana tili tietokone tilaus hinta ostaa myydä työskentelee oppia lukea kirjoittaa suljettu avoinna koira koiramme kissa kissat aamiainen lounas illallinen vesi maito leipä vastaus valmis apua kokous haukkuu joo kyllä ei kiitos hei moi minä sinä me te he minun hänen meidän heidän minua minulle tämä tämän tuo nämä mikä missä milloin miksi miten kuka oli olivat olemme ovat olla ollut voin voimme voit täytyy pitää haluan haluaisin haluavat menemme erittäin vielä aina koskaan tänään eilen huomenna täällä siellä silloin kanssa ilman ennen jälkeen kaikki toinen kaksi kolme hyvä hyvin paljon kiitos eivät emme en',
  ),
  et: listed(
    'jah ei aitäh tere mina sina tema meie teie nemad mu su minu sinu meid mind teda mis kus millal miks kuidas kes oli olid olen oleme ole olema saan saab peab tahan tahab tahavad sooviksin väga veel juba alati nüüd täna eile homme siin seal siis koos ilma enne pärast kõik teine kaks kolm hea hästi palju palun selle seda nad me te',
  ),
  hu: listed(
    'mennyibe kerül kabát cipő konyha ajtó ablak autó vonat repülő jegy eső fájl jelszó fiók számítógép rendelés ár fizetni venni eladni dolgozik tanul olvas ír zárva nyitva kutya kutyánk macska reggeli ebéd vacsora víz tej kenyér válasz kész segítség húgom nővérem öcsém anyám apám igen nem köszönöm szia én te ő mi ti ők engem téged minket nekem neki ezt azt ezek azok ki hol mikor miért hogyan melyik volt voltak lesz lehet kell akar akarom tud tudok tudom megy megyünk szeretnék kérem még már mindig soha most ma tegnap holnap itt ott akkor mert vagy alatt fölött között nélkül után előtt minden másik két három jó új régi',
  ),
  pl: listed(
    'kosztuje kosztują ile proszę woda wodę kawa herbata chleb mleko obiad śniadanie kolacja dom mieszkanie pokój drzwi okno samochód pociąg ulubiony ulubiona kolor pogoda deszcz słońce plik hasło konto komputer zamówienie przesyłka cena zapłacić kupić sprzedać pracuje pracować uczy uczyć czyta czytać gotowy gotowe zamknięty otwarty kurtka buty tak nie dziękuję cześć ja ty on ona my wy oni mnie mi mu jej jego ich nas nam was ci ten ta ten te tę tego tej tych ci gdzie kiedy dlaczego kto co który która które był była było były będzie jestem jesteś są mam ma mają mieć może mogę chcę chce chcą musi trzeba bardzo jeszcze już tylko także zawsze nigdy teraz dzisiaj dziś wczoraj jutro tutaj tam więc ponieważ kiedy pod nad przed między bez przeciw u ze we mój moja twój twoje nasz wszystko wszyscy inny dwa trzy dobrze proszę dobry',
  ),
  cs: listed(
    'stojí kolik bunda boty kuchyně dveře okno auto vlak letadlo jízdenka déšť soubor heslo účet počítač objednávka cena zaplatit koupit prodat pracuje učí čte píše zavřeno otevřeno pes kočka snídaně oběd večeře voda mléko chléb odpověď hotovo pomoc schůzka restartujte zkuste můžeš pošleme uložte ano ne děkuji ahoj já ty on ona my vy oni mě mi mu ho jí nás nám vás tento tato toto tuto ten ta té těch kde kdy proč kdo co který která byl byla bylo byli bude budu jsi jste mám má mají mít může mohu chci chce chtějí chtěl bych bychom velmi ještě už jen také vždy nikdy teď dnes včera zítra tady tam tedy protože pod nad před mezi bez proti u ze můj moje svůj váš vaše náš všechno všichni jiný dva tři dobře prosím',
  ),
  sk: listed(
    'stojí koľko bunda topánky kuchyňa dvere okno auto vlak lietadlo lístok dážď súbor heslo účet počítač objednávka cena zaplatiť kúpiť predať pracuje učí číta píše zatvorené otvorené pes mačka raňajky obed večera voda mlieko chlieb odpoveď hotovo pomoc stretnutie reštartujte skúste môžeš pošleme uložte obľúbená obľúbený zrušiť predplatné kedykoľvek ľúto áno nie ďakujem ahoj ja ty on ona my vy oni ma mi mu ho jej nás nám vás tento táto toto túto ten tá tej tých kde kedy prečo kto čo ktorý ktorá bol bola bolo boli bude budem si ste mám má majú mať môže môžem chcem chce chcú chcel chcela by veľmi ešte už len tiež vždy nikdy teraz dnes včera zajtra tu tam teda lebo pod nad pred medzi bez proti u zo môj moje svoj váš vaša náš všetko všetci iný dva tri dobre prosím',
  ),
  lt: listed(
    'taip ne ačiū labas aš tu jis ji mes jūs jie jos mane mus jūsų mano tavo šis ši šią šį tas ta kas kur kada kodėl kaip buvo bus yra esu esame turi turiu gali galiu nori noriu norėčiau labai dar jau visada niekada dabar šiandien vakar rytoj čia ten tada nes kai po prieš tarp be visi kitas kitą du trys gerai prašau iki ant',
  ),
  lv: listed(),
  sl: listed(),
  sq: listed(),
  tr: listed(
    'ceket ayakkabı mutfak kapı kapıyı pencere araba tren uçak bilet yağmur dosya şifre şifreniz parola hesap bilgisayar sipariş siparişiniz fiyat ödemek almak satmak çalışıyor çalışır öğreniyor okuyor yazıyor kapalı açık köpek köpeğimiz kedi kahvaltı yemek su süt ekmek cevap hazır yardım toplantı değiştirildi başkenti başkentidir evet hayır teşekkür teşekkürler ederim merhaba ben sen o biz siz onlar bana sana ona bizi bizim benim senin onun bunu şu kim nerede nasıl neden niçin hangi vardı yok oldu olan olacak değil henüz hep hiç şimdi bugün dün yarın burada orada önce içinde tarafından gibi göre kadar karşı üzerinde bütün başka iki üç iyi yeni eski lütfen istiyorum istiyorlar ediyor etti mı mu mü ki veya hem en',
  ),
  vi: listed(
    'vâng không có dạ cảm ơn anh em chị ông bà cô ấy họ mình chúng tôi bạn gì ai đâu sao nào bao giờ rất cũng vẫn chưa sẽ đang phải muốn nên có thể hôm nay ngày mai qua trên dưới trong ngoài với cho của và nhưng vì nếu thì mà ra vào lên xuống lại rồi nữa chỉ mỗi nhiều ít một hai ba',
  ),
  ru: listed(
    'стоит сколько куртка обувь кухня дверь окно машина поезд самолёт билет дождь файл пароль счёт компьютер заказ цена заплатить купить продать работает учится читает пишет закрыт закрыто открыто собака кошка завтрак обед ужин вода молоко хлеб ответ готов помощь встреча столица можешь можете конечно сорок да нет спасибо привет мы ты тебя тебе мне меня нас нам ей её ему ним них свой моя мой моё наш наша ваш ваша эта этот эту эти этого где когда почему кто какой который была было были будет есть могу можно надо нужно хочу хочет хотят хотел очень ещё еще всегда никогда сейчас теперь сегодня вчера завтра здесь там тогда потому под над перед между без против через после один два три хорошо пожалуйста',
  ),
  uk: listed(
    'коштує скільки куртка взуття кухня двері вікно машина потяг літак квиток дощ файл пароль рахунок комп замовлення ціна платити купити продати працює вчиться читає пише зачинений зачинено відкрито собака кіт сніданок обід вечеря вода молоко хліб відповідь готовий допомога зустріч столиця понеділок відправляється так ні дякую привіт ми ти тебе тобі мені мене нас нам їй її йому їх свій моя мій моє наш наша ваш ваше ця цей цю ці цього де коли чому хто який був була було були буде можу можна треба хочу хоче хочуть хотів дуже ще вже завжди ніколи зараз тепер сьогодні вчора завтра тут там тоді тому під над перед між без проти через після один два три добре ласка',
  ),
  bg: listed(
    'струва колко яке обувки кухня врата прозорец кола влак самолет билет дъжд файл парола сметка компютър поръчка цена платя купя продам работи учи чете пише затворено затворен отворено куче котка закуска обяд вечеря вода мляко хляб отговор готов помощ среща столицата да не благодаря здравей аз ти тя ние вие мен теб него нея нас вас ми ти му ѝ моя мой твоя наш ваш вашата тази този това тези къде кога защо кой какво който беше бяха съм сме сте има няма мога може трябва искам иска искат бих много още вече винаги никога сега днес вчера утре тук там тогава под над пред между без против през един два три добре моля след',
  ),
  ar: listed(),
  fa: listed(),
  ur: listed(),
  hi: listed(
    'कितने कितना कीमत जैकेट जूते रसोई दरवाज़ा खिड़की गाड़ी ट्रेन टिकट बारिश फ़ाइल पासवर्ड खाता कंप्यूटर उत्तर जवाब मदद बैठक राजधानी कुत्ता बिल्ली नाश्ता दूध रोटी तैयार है हैं हूँ हूं हो था थी थे थीं होगा होगी होंगे होता होती होते हुआ हुई हुए का की के को में से पर ने और या लेकिन मगर परंतु किंतु कि क्योंकि जब तब अगर यदि तो भी ही नहीं मत न हाँ हां यह ये वह वे इस उस इन उन इसका उसका इसके उसके इसकी उसकी इसे उसे इन्हें उन्हें उसने इसने उन्होंने मैं मैंने मुझे मेरा मेरी मेरे हम हमें हमने हमारा हमारी हमारे तुम तुम्हें तुम्हारा तुम्हारी आप आपको आपने आपका आपकी आपके अपना अपनी अपने कौन क्या कब कहाँ कहां क्यों कैसे कैसा कितना कितने कितनी कोई कुछ सब सभी बहुत थोड़ा ज़्यादा ज्यादा अधिक कम अब अभी फिर आज कल परसों यहाँ यहां वहाँ वहां साथ बाद पहले तक लिए बिना अंदर बाहर ऊपर नीचे पास दूर कर करना करता करती करते किया करें करूँ करो करेगा करेंगे करके गया गई गए जा जाता जाती जाते जाएगा जाएगी जाएँ जाना आता आती आते आया आए आएगा आएगी आएँगे आना दे दिया दी दें देना देता देती लेना लिया लें लेनी लेता रहा रही रहे रहता रहती रहते सकता सकती सकते चाहिए चाहता चाहती चाहते पड़ता पड़ेगा लगता लगा मिला मिली मिलता मिलेगा बोला कहा कहता कहते बताया पता मालूम देखा देखना सुना पढ़ना लिखा लिखना खाना पीना सोना काम घर दिन रात समय साल महीना सुबह शाम लोग आदमी औरत बच्चा बच्चे बच्चों लड़का लड़की पानी दोस्त नाम बात चीज़ एक दो तीन चार पाँच दस सौ हर दूसरा दूसरी अच्छा अच्छी अच्छे बुरा बड़ा बड़ी बड़े छोटा छोटी छोटे नया नई नए पुराना पसंद कृपया धन्यवाद माफ़ गाड़ी किताब जल्दी हमेशा कभी शायद ज़रूर सिर्फ़ केवल वाला वाली वाले ओर तरह अगली अगले पिछले पिछली शुरू बंद भेजें डालें मुड़ें मिलाएँ',
  ),
  mr: listed(
    'आहे आहेत आहेस आहोत होता होती होते होतो होईल होणार असते असतो असतात असेल असणार नाही नाहीत नको नये नव्हते नव्हता चा ची चे च्या ला ने नी मध्ये वर साठी पासून पर्यंत कडे सोबत बरोबर आणि व किंवा पण परंतु कारण जर तर की म्हणून हा ही हे ह्या या तो ती ते त्या त्याचा त्याची त्याचे त्याला त्याने तिला तिने तिचा त्यांना त्यांनी त्यांचा मी मला माझा माझी माझे माझ्या आम्ही आम्हाला आमचा आमची आपण आपल्या आपला आपली तू तुला तुझा तुझी तुझे तुम्ही तुम्हाला तुमचा तुमची तुमचे तुमच्या कोण काय कधी कुठे का कसे कसा कशी किती कोणी कोणता कोणती काही सर्व सगळे सगळा खूप थोडे जास्त कमी आता आज उद्या काल इथे येथे तिथे तेथे नंतर आधी पूर्वी फक्त सुद्धा देखील कर करा करतो करते करतात केले केला केली करू करेल करणे गेला गेली गेले जातो जाते जा येतो येते आला आली आले ये दिला दिली दिले द्या देतो घेतला घेतले घ्या घे शकतो शकते शकता शकत पाहिजे हवे हवा हवी लागते लागेल वाटते म्हणाला म्हणाली म्हटले सांगितले सांगा माहित माहिती बघा पहा काम घर घरात दिवस दिवशी रात्र वेळ वर्ष वर्षी सकाळी संध्याकाळी लोक माणूस मुलगा मुलगी मुले मुलांना पाणी मित्र नाव गोष्ट एक दोन तीन चार पाच दहा शंभर प्रत्येक दुसरा दुसरी चांगला चांगली चांगले वाईट मोठा मोठी मोठे लहान नवीन नवा जुना आवडते आवडतो आवडता कृपया धन्यवाद राहतो राहते राहतात गाडी पुस्तक लवकर नेहमी कधीही कदाचित पुढील पुढच्या मागील पुन्हा सुरू बंद वाजता',
  ),
  ne: other(
    'छ छन् छु छौं छैन हो होइन हुन् हुन्छ हुन्छन् हुने भयो भएको भएका थियो थिए थिइन् मा को का की लाई ले बाट देखि सम्म सँग लागि र वा तर किनभने यदि भने पनि नै न यो यी त्यो ती यस त्यस उसको उनी उनको उनले म मेरो मलाई मैले हामी हाम्रो हामीलाई तिमी तिम्रो तपाईं तपाई तपाईंको तपाईंलाई आफ्नो को के कहिले कहाँ किन कसरी कति कुन कोही केही सबै धेरै थोरै बढी कम अब अहिले आज भोलि हिजो यहाँ त्यहाँ पछि अघि मात्र गर्न गर्छ गर्छु गर्छन् गर्नुहोस् गर्ने गरेको गर्यो गयो गएको जान्छ आउँछ आयो दिनुहोस् दियो लिनुहोस् सक्छ सक्छन् सक्नुहुन्छ सक्दिन सक्दिनँ चाहिन्छ पर्छ लाग्छ भन्यो भने घर दिन समय वर्ष बिहान मान्छे मानिस बच्चा पानी साथी नाम कुरा एक दुई तीन राम्रो ठूलो सानो नयाँ मन पर्छ कृपया धन्यवाद माफ बस्छ बजे सुरु',
  ),
  af: other(
    "die van in en is nie het dat sy hy ek jy ons hulle julle my jou haar hom wat wie waar wanneer hoekom hoe om te vir met op by aan uit na deur oor tot of maar want omdat as dan toe nou ook nog baie meer al net kan sal moet wil mag gaan kom doen sê was wees word gewees 'n n hierdie daardie dit geen iets niks iemand niemand alles almal altyd nooit môre vandag gister dag jaar tyd mense kinders huis werk goed groot klein nuwe begin gesluit stad hoofstad dink weet maak kry gee neem praat speel woon skool water drink eet asseblief dankie jammer",
  ),
  gl: other(
    'o a os as un unha uns unhas de do da dos das en no na nos nas ao á aos ás por polo pola polos polas para con sen e ou pero que se como cando onde porque xa non si tamén máis moi moito moita moitos pouco todo toda todos todas algo nada alguén ninguén ningún ningunha este esta isto ese esa iso aquel aquela eu ti el ela nós vós eles elas me te lle lles meu miña teu túa seu súa noso nosa é son era ser está están estar foi hai ten teñen teño tiña había ir vai vou veu facer fai fixo dixo dicir pode podo poden quero quere sei sabe hoxe mañá onte agora despois antes sempre nunca aquí alí aínda logo ata dende desde sobre entre segundo xente ano anos día días casa cidade neno nenos auga home muller bo boa novo nova outro outra dous dúas tres dez grazas sinto axudar atopei voo luns pechado comeza prezo inclúe precisa precisas necesitas case pasado mercou coche',
  ),
  oc: other(
    'capitala frança espanha país monde temps libre libres telefòn pòrta filh filha fraire sòrre paire maire pan vin carn uòlh cap man pè taula carrièra glèisa escòla trabalh trabalhar parlar parla lenga paraula idèa conéisser saber sap vau vas vai anam anatz van siái sètz aver avètz aguèt foguèt faguèt diguèt lo la los las un una uns unas de del dels e o mas que es son èra èran sèm soi es ai as a avèm an ni non pas per amb sens dins sus jos entre fins dempuèi quand ont cossí perqué coma tanben mai plan fòrça pauc tot tota totes quicòm res degun aqueste aquesta aquel aquela aquò çò ieu tu el ela nosautres vosautres eles elas me te li lor mon ma ton ta son sa nòstre vòstre uèi deman ièr ara aprèp abans totjorn jamai aicí ailà encara jorn an ostal vila gent òme femna enfant aiga nòu nòva bon bona pòt pòdi vòl vòli cal far fa dire ditz anar va venir comença reünion',
  ),
  fo: other(
    'og í er á at tað til við ikki eg hann hon vit tit teir tær tey mær tær sær okkum tykkum teimum mín tín sín hansara hennara okkara tykkara teirra ein eitt eina tann hetta hesin henda hesar hvat hvør hvar nær hví hvussu um av frá fyri eftir undir yvir millum uttan við men ella tí tá nú eisini bert nógv lítið allir alt onki onkur ongin var vóru verið havi hevur hava hevði kann kunnu skal skulu vil fara fer kom kemur gera ger sigur segði dag morgin í gjár ár hús fólk børn góður stórur lítil nýggjur klokkan byrjar tíverri hjálpa takk',
  ),
  fy: other(
    'de it in en fan is net dat op foar mei oan by út nei troch oer as mar want om te ek al noch no dan doe ik do hy sy wy jim se my dy him har ús jin jo myn dyn syn har jimme wat wa wêr wannear wêrom hoe dit dizze dy guon alle altyd nea hjoed moarn juster dei jier tiid minsken bern hûs stêd goed grut lyts nij bin bist binne wie wiene hie hat ha hawwe haw kin kinst sil sille moat moatte wol wolle giet gean komt dwaan docht sein seit tinkt wit wenje spylje wetter tank begjint gearkomste ticht tsien',
  ),
  nds: other(
    'de dat un is nich ik du he se wi ji mi di em ehr uns jo mien dien sien ehr wat wo woneem wannehr worüm woans in op an bi to mit vun ut för över ünner na vör ahn as wenn man or oder denn ok noch al blots nu denn hüüt morgen güstern hier dor en een keen veel wenig all jümmers nie bün büst sünd weer weren hett hebbt heff harr kann köönt schall schöölt mutt mööt will wüllt deit doon geiht gahn kummt seggt maakt weet denkt huus lüüd kinner tied dag johr water goot groot lütt nee',
  ),
  ast: other(
    'el la los les lo un una unos unes de del en nel na nos nes al por pol pola pa para con ensin y o pero que si como cuando onde porque yá nun non tamién más mui muncho muncha munchos pocu too toa toos toes daqué nada daquién naide ningún esti esta esto esi esa eso aquel yo tu elli ella nós vós ellos elles me te-y yos mio mío to so nuesu vuesu ye yes soi son yera yeren tá tán tuvo foi hai tien tienen teo había dir va vo vieno facer fai fizo dixo pue pueo quier quiero sé sabe güei mañana ayeri agora dempués enantes siempre enxamás equí ellí entá xente añu años día casa ciudá neñu neñes agua home muyer bonu bona nuevu nueva otru otra dos dolos tres diez xunta entama',
  ),
  lb: other(
    'ech du hien hatt mir dir si den dat ass net mat vun och wéi eng e en hunn hues huet hu sinn sief gëtt ginn kann kënnen muss wëll wat wou wéini firwat an op fir bei zu aus no iwwer ënner oder mee well wann datt haut muer gëschter hei do ëmmer ni vill alles näischt mäi däi säi eis iech äis leed hëllefen zou auer dag joer zäit leit kanner haus',
  ),
  id: other(
    'yang dan di ini itu dengan untuk tidak dari dalam akan pada saya kami kita anda dia mereka ada bisa sudah belum juga atau karena hari sangat ingin apa lebih orang boleh awak maaf besok esok',
  ),
  sco: other(
    'naebody naethin somebody wis wisnae isnae arenae dinnae didnae doesnae cannae couldnae widnae wouldnae havenae hasnae shouldnae tae gae gaun gie gied gien frae fae wi aboot oot hoose doon roon noo hoo dae daein aye ken kens kent bairn bairns wee mair maist ower abune auld cauld guid muckle lang nae nane ane twa thon thae whit whaur wha hame heid deid een sae tak mak stairts meetin learnin morn brither mither faither lassie yer masel yersel himsel the and he she it they we you i',
  ),
  bho: other(
    'बा बाड़ी बाड़न बाड़ें बाड़ बानी बाटे बाटी बाटा ह हई हउवे हउए हवे हवन रहल रहली रहे रहन बा का के में से पर ई ऊ उ ओ एह ओह इ हम हमार हमरा हमनी तू तोहार तोहरा रउआ रउवा रउरा केहू कवनो काहे कइसे कहाँ कब ओकर ओकरा एकर एकरा उनकर उनका सब सभे लोग लोगन आउर अउर बाकिर लेकिन ना नइखे नाहीं नीक बढ़िया बहुत करेला करेली करे करत कइल गइल आइल भइल देहल लेहल कहलस उठवलस देखल खइलस होला होखे होई जाला आवेला रहेला मिलेला चाहीं सीखत जात खात आवत करइ गवा अहइ अहै रहा नाउँ नाम घर काम दिन आज काल्ह अब तब जब',
  ),
  pnb: other(
    'اے نیں دا دی دے نوں وچ ایہ اوہ ایس اوس تے توں تھوں نال لئی کول ہن ہین سی سن میں مینوں میرا میری اسیں سانوں ساڈا ساڈی تینوں تیرا تہاڈا تہانوں اوہدا اوہدی اوہنوں ایہدا کسے نئیں نہیں بوہت بہوت کجھ کیہ کیوں کتھے کدوں کیویں رہی رہیا رہے گیا گئی ہویا ہوئی کیتا کیتی آکھیا دسیا ہوندا ہوندی جاندا جاندی کردا کردی کرو وی ای پر جے ہور سارے چنگا چنگی وڈا نکا نکی کڑی منڈا گھر کم دن اج کل ہنے بھین پرا پسند آئی آیا چکیا سکھ',
  ),
};

/** Of a language that is also written in other ways or has a near relative: the lists whose words it takes. */
export const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  no: ['no', 'nn'],
  hr: ['hr', 'bs'],
  id: ['id', 'ms'],
};

/** The files of the sentences in a language. */
export const OF_SENTENCES: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    'en:eng de:deu fr:fra es:spa pt:por it:ita nl:nld ca:cat ro:ron sv:swe da:dan no:nob is:isl fi:fin et:est hu:hun pl:pol cs:ces sk:slk lt:lit lv:lvs sl:slv sq:sqi tr:tur vi:vie ru:rus uk:ukr bg:bul ar:ara fa:pes ur:urd hi:hin mr:mar af:afr gl:glg oc:oci ast:ast fo:fao fy:fry nds:nds az:aze tl:tgl eu:eus cy:cym ga:gle gd:gla eo:epo la:lat ia:ina ie:ile lfn:lfn io:ido pms:pms cbk:cbk hsb:hsb dsb:dsb csb:csb ku:kur tk:tuk mk:mkd be:bel kk:kaz'
      .split(' ')
      .map((pair) => pair.split(':'))
      .map(([code, file]) => [code!, [file!]]),
  ),
  no: ['nob', 'nno'],
  gsw: ['gsw', 'swg'],
  hr: ['hrv', 'bos'],
  id: ['ind', 'zsm'],
  sr: ['srp'],
};
