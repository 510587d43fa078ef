/** A text in each language that a check can be sure of. */
export const TEXTS: Readonly<Record<string, string>> = {
  English:
    'Yesterday we walked along the river until the sun went down, and nobody wanted to go home. The children were throwing stones into the water while their grandmother told them stories about the old mill. If you ever come to visit us, bring warm clothes, because the evenings are colder than you would think.',
  German:
    'Gestern sind wir am Fluss entlang gelaufen, bis die Sonne unterging, und niemand wollte nach Hause gehen. Die Kinder warfen Steine ins Wasser, während ihre Großmutter ihnen Geschichten über die alte Mühle erzählte. Wenn ihr uns einmal besuchen kommt, bringt warme Kleidung mit, denn die Abende sind kälter, als man denkt.',
  French:
    "Hier nous avons marché le long de la rivière jusqu'au coucher du soleil, et personne ne voulait rentrer à la maison. Les enfants jetaient des pierres dans l'eau pendant que leur grand-mère leur racontait des histoires sur le vieux moulin. Si vous venez un jour nous voir, apportez des vêtements chauds, car les soirées sont plus froides qu'on ne le pense.",
  Spanish:
    'Ayer caminamos a lo largo del río hasta que se puso el sol, y nadie quería volver a casa. Los niños tiraban piedras al agua mientras su abuela les contaba historias sobre el viejo molino. Si algún día vienen a visitarnos, traigan ropa de abrigo, porque las noches son más frías de lo que uno piensa.',
  Portuguese:
    'Ontem caminhamos ao longo do rio até o sol se pôr, e ninguém queria voltar para casa. As crianças jogavam pedras na água enquanto a avó lhes contava histórias sobre o velho moinho. Se um dia vierem nos visitar, tragam roupas quentes, porque as noites são mais frias do que se pensa.',
  Italian:
    "Ieri abbiamo camminato lungo il fiume fino al tramonto e nessuno voleva tornare a casa. I bambini lanciavano sassi nell'acqua mentre la nonna raccontava loro storie sul vecchio mulino. Se un giorno verrete a trovarci, portate vestiti caldi, perché le serate sono più fredde di quanto si pensi.",
  Dutch:
    'Gisteren liepen we langs de rivier tot de zon onderging, en niemand wilde naar huis gaan. De kinderen gooiden stenen in het water terwijl hun grootmoeder verhalen vertelde over de oude molen. Als jullie ons ooit komen bezoeken, neem dan warme kleren mee, want de avonden zijn kouder dan je zou denken.',
  Catalan:
    "Ahir vam caminar al llarg del riu fins que es va pondre el sol, i ningú no volia tornar a casa. Els nens tiraven pedres a l'aigua mentre la seva àvia els explicava històries sobre el vell molí. Si algun dia veniu a visitar-nos, porteu roba d'abric, perquè els vespres són més freds del que un es pensa.",
  Romanian:
    'Ieri am mers de-a lungul râului până la apusul soarelui și nimeni nu voia să plece acasă. Copiii aruncau pietre în apă în timp ce bunica le spunea povești despre vechea moară. Dacă veniți vreodată să ne vizitați, aduceți haine călduroase, pentru că serile sunt mai reci decât s-ar crede.',
  Swedish:
    'Igår gick vi längs floden tills solen gick ner, och ingen ville gå hem. Barnen kastade stenar i vattnet medan deras mormor berättade historier om den gamla kvarnen. Om ni någon gång kommer och hälsar på oss, ta med varma kläder, för kvällarna är kallare än man tror.',
  Danish:
    'I går gik vi langs floden, indtil solen gik ned, og ingen ville hjem. Børnene kastede sten i vandet, mens deres bedstemor fortalte dem historier om den gamle mølle. Hvis I en dag kommer og besøger os, så tag varmt tøj med, for aftenerne er koldere, end man skulle tro.',
  Norwegian:
    'I går gikk vi langs elva til sola gikk ned, og ingen ville gå hjem. Barna kastet steiner i vannet mens bestemoren deres fortalte historier om den gamle mølla. Hvis dere en gang kommer og besøker oss, ta med varme klær, for kveldene er kaldere enn man skulle tro.',
  Icelandic:
    'Í gær gengum við meðfram ánni þangað til sólin settist og enginn vildi fara heim. Börnin köstuðu steinum í vatnið á meðan amma þeirra sagði þeim sögur af gömlu myllunni. Ef þið komið einhvern tíma í heimsókn skuluð þið taka með ykkur hlý föt því kvöldin eru kaldari en maður heldur.',
  Finnish:
    'Eilen kävelimme joen vartta, kunnes aurinko laski, eikä kukaan halunnut mennä kotiin. Lapset heittelivät kiviä veteen, kun heidän isoäitinsä kertoi tarinoita vanhasta myllystä. Jos joskus tulette käymään luonamme, ottakaa lämpimiä vaatteita mukaan, sillä illat ovat kylmempiä kuin luulisi.',
  Estonian:
    'Eile jalutasime mööda jõe kallast, kuni päike loojus, ja keegi ei tahtnud koju minna. Lapsed loopisid kive vette, samal ajal kui vanaema jutustas neile lugusid vanast veskist. Kui te kunagi meile külla tulete, võtke soojad riided kaasa, sest õhtud on külmemad, kui arvata võiks.',
  Hungarian:
    'Tegnap a folyó mentén sétáltunk, amíg le nem ment a nap, és senki sem akart hazamenni. A gyerekek köveket dobáltak a vízbe, miközben a nagymamájuk a régi malomról mesélt nekik. Ha egyszer meglátogattok minket, hozzatok meleg ruhát, mert az esték hidegebbek, mint gondolnátok.',
  Polish:
    'Wczoraj spacerowaliśmy wzdłuż rzeki aż do zachodu słońca i nikt nie chciał wracać do domu. Dzieci rzucały kamienie do wody, a babcia opowiadała im historie o starym młynie. Jeśli kiedyś nas odwiedzicie, weźcie ciepłe ubrania, bo wieczory są zimniejsze, niż się wydaje.',
  Czech:
    'Včera jsme šli podél řeky, dokud nezapadlo slunce, a nikdo nechtěl jít domů. Děti házely kameny do vody, zatímco jim babička vyprávěla příběhy o starém mlýně. Pokud nás někdy přijedete navštívit, vezměte si teplé oblečení, protože večery jsou chladnější, než by člověk čekal.',
  Slovak:
    'Včera sme kráčali popri rieke, kým nezapadlo slnko, a nikto nechcel ísť domov. Deti hádzali kamene do vody, zatiaľ čo im stará mama rozprávala príbehy o starom mlyne. Ak nás niekedy prídete navštíviť, vezmite si teplé oblečenie, pretože večery sú chladnejšie, než by človek čakal.',
  Lithuanian:
    'Vakar vaikščiojome palei upę, kol saulė nusileido, ir niekas nenorėjo eiti namo. Vaikai mėtė akmenis į vandenį, o jų močiutė pasakojo istorijas apie seną malūną. Jei kada nors atvyksite mūsų aplankyti, pasiimkite šiltų drabužių, nes vakarai yra šaltesni, nei galėtumėte pamanyti.',
  Latvian:
    'Vakar mēs staigājām gar upi, līdz saule norietēja, un neviens negribēja iet mājās. Bērni meta akmeņus ūdenī, kamēr vecmāmiņa viņiem stāstīja stāstus par vecajām dzirnavām. Ja kādreiz atbrauksiet pie mums ciemos, paņemiet līdzi siltas drēbes, jo vakari ir aukstāki, nekā varētu domāt.',
  Slovenian:
    'Včeraj smo hodili ob reki, dokler ni zašlo sonce, in nihče ni hotel domov. Otroci so metali kamenje v vodo, medtem ko jim je babica pripovedovala zgodbe o starem mlinu. Če nas boste kdaj obiskali, prinesite topla oblačila, saj so večeri hladnejši, kot bi si mislili.',
  Albanian:
    "Dje ecëm përgjatë lumit derisa perëndoi dielli dhe askush nuk donte të kthehej në shtëpi. Fëmijët hidhnin gurë në ujë ndërsa gjyshja u tregonte histori për mullirin e vjetër. Nëse ndonjëherë vini të na vizitoni, sillni rroba të ngrohta, sepse mbrëmjet janë më të ftohta se ç'mund të mendohet.",
  Turkish:
    'Dün güneş batana kadar nehir boyunca yürüdük ve kimse eve gitmek istemedi. Çocuklar suya taş atarken büyükanneleri onlara eski değirmen hakkında hikâyeler anlatıyordu. Bir gün bizi ziyarete gelirseniz yanınıza kalın giysiler alın, çünkü akşamlar sandığınızdan daha soğuk oluyor.',
  Vietnamese:
    'Hôm qua chúng tôi đi dọc theo bờ sông cho đến khi mặt trời lặn, và không ai muốn về nhà. Bọn trẻ ném đá xuống nước trong khi bà kể cho chúng nghe những câu chuyện về chiếc cối xay cũ. Nếu một ngày nào đó bạn đến thăm chúng tôi, hãy mang theo quần áo ấm, vì buổi tối lạnh hơn bạn nghĩ.',
  Russian:
    'Вчера мы гуляли вдоль реки, пока не село солнце, и никто не хотел идти домой. Дети бросали камни в воду, а бабушка рассказывала им истории о старой мельнице. Если вы когда-нибудь приедете к нам в гости, возьмите тёплую одежду, потому что вечера холоднее, чем кажется.',
  Ukrainian:
    'Вчора ми гуляли вздовж річки, поки не сіло сонце, і ніхто не хотів іти додому. Діти кидали каміння у воду, а бабуся розповідала їм історії про старий млин. Якщо ви колись приїдете до нас у гості, візьміть теплий одяг, бо вечори холодніші, ніж здається.',
  Bulgarian:
    'Вчера се разхождахме покрай реката, докато слънцето залезе, и никой не искаше да се прибира. Децата хвърляха камъни във водата, докато баба им им разказваше истории за старата воденица. Ако някога дойдете да ни видите, вземете топли дрехи, защото вечерите са по-студени, отколкото човек би помислил.',
  Arabic:
    'مشينا بالأمس على طول النهر حتى غربت الشمس، ولم يرغب أحد في العودة إلى المنزل. كان الأطفال يرمون الحجارة في الماء بينما كانت جدتهم تروي لهم قصصا عن الطاحونة القديمة. إذا أتيتم لزيارتنا يوما ما فأحضروا ملابس دافئة لأن الأمسيات أبرد مما تظنون.',
  Persian:
    'دیروز تا غروب آفتاب در کنار رودخانه قدم زدیم و هیچ‌کس نمی‌خواست به خانه برگردد. بچه‌ها سنگ به آب می‌انداختند در حالی که مادربزرگشان برایشان داستان‌هایی از آسیاب قدیمی تعریف می‌کرد. اگر روزی به دیدن ما آمدید لباس گرم بیاورید چون شب‌ها سردتر از آن است که فکر می‌کنید.',
  Urdu: 'کل ہم سورج ڈوبنے تک دریا کے کنارے چلتے رہے اور کوئی گھر نہیں جانا چاہتا تھا۔ بچے پانی میں پتھر پھینک رہے تھے جبکہ ان کی دادی انہیں پرانی چکی کی کہانیاں سنا رہی تھیں۔ اگر کبھی آپ ہم سے ملنے آئیں تو گرم کپڑے ساتھ لائیں کیونکہ شامیں سوچ سے زیادہ ٹھنڈی ہوتی ہیں۔',
  Hindi:
    'कल हम सूरज डूबने तक नदी के किनारे टहलते रहे और कोई घर नहीं जाना चाहता था। बच्चे पानी में पत्थर फेंक रहे थे जबकि उनकी दादी उन्हें पुरानी चक्की की कहानियाँ सुना रही थीं। अगर कभी आप हमसे मिलने आएँ तो गर्म कपड़े साथ लाएँ क्योंकि शामें सोच से ज़्यादा ठंडी होती हैं।',
  Marathi:
    'काल आम्ही सूर्य मावळेपर्यंत नदीच्या काठाने चालत होतो आणि कोणालाही घरी जायचे नव्हते. मुले पाण्यात दगड टाकत होती आणि त्यांची आजी त्यांना जुन्या गिरणीच्या गोष्टी सांगत होती. जर तुम्ही कधी आम्हाला भेटायला आलात तर उबदार कपडे आणा कारण संध्याकाळ वाटते त्यापेक्षा थंड असते.',
  Greek:
    'Χθες περπατήσαμε κατά μήκος του ποταμού μέχρι να δύσει ο ήλιος και κανείς δεν ήθελε να γυρίσει σπίτι. Τα παιδιά πετούσαν πέτρες στο νερό ενώ η γιαγιά τους τους έλεγε ιστορίες για τον παλιό μύλο.',
  Armenian: 'Երեկ մենք քայլեցինք գետի երկայնքով մինչև արևի մայրամուտը, և ոչ ոք չէր ուզում տուն գնալ։',
  Georgian: 'გუშინ მდინარის გასწვრივ ვსეირნობდით მზის ჩასვლამდე და არავის უნდოდა სახლში წასვლა.',
  Hebrew:
    'אתמול הלכנו לאורך הנהר עד ששקעה השמש, ואף אחד לא רצה לחזור הביתה. הילדים זרקו אבנים למים בזמן שסבתא סיפרה להם סיפורים על הטחנה הישנה.',
  Bengali: 'গতকাল আমরা সূর্য ডোবা পর্যন্ত নদীর ধারে হেঁটেছিলাম এবং কেউ বাড়ি যেতে চায়নি।',
  Punjabi: 'ਕੱਲ੍ਹ ਅਸੀਂ ਸੂਰਜ ਡੁੱਬਣ ਤੱਕ ਨਦੀ ਦੇ ਕੰਢੇ ਤੁਰਦੇ ਰਹੇ ਅਤੇ ਕੋਈ ਘਰ ਨਹੀਂ ਜਾਣਾ ਚਾਹੁੰਦਾ ਸੀ।',
  Gujarati: 'ગઈકાલે અમે સૂર્ય આથમ્યો ત્યાં સુધી નદી કિનારે ચાલ્યા અને કોઈને ઘરે જવું નહોતું.',
  Odia: 'ଗତକାଲି ଆମେ ସୂର୍ଯ୍ୟ ଅସ୍ତ ହେବା ପର୍ଯ୍ୟନ୍ତ ନଦୀ କୂଳରେ ଚାଲିଲୁ।',
  Tamil: 'நேற்று சூரியன் மறையும் வரை ஆற்றங்கரையில் நடந்தோம், யாரும் வீட்டிற்குச் செல்ல விரும்பவில்லை.',
  Telugu: 'నిన్న సూర్యుడు అస్తమించే వరకు మేము నది వెంట నడిచాము, ఎవరూ ఇంటికి వెళ్లాలనుకోలేదు.',
  Kannada: 'ನಿನ್ನೆ ನಾವು ಸೂರ್ಯ ಮುಳುಗುವವರೆಗೆ ನದಿಯ ದಡದಲ್ಲಿ ನಡೆದೆವು, ಯಾರಿಗೂ ಮನೆಗೆ ಹೋಗಲು ಇಷ್ಟವಿರಲಿಲ್ಲ.',
  Malayalam: 'ഇന്നലെ സൂര്യൻ അസ്തമിക്കുന്നതുവരെ ഞങ്ങൾ നദീതീരത്തുകൂടി നടന്നു, ആർക്കും വീട്ടിൽ പോകാൻ ആഗ്രഹമില്ലായിരുന്നു.',
  Sinhala: 'ඊයේ අපි හිරු බසින තුරු ගඟ දිගේ ඇවිද ගියෙමු, කිසිවකුට ගෙදර යාමට අවශ්‍ය වූයේ නැත.',
  Thai: 'เมื่อวานเราเดินเลียบแม่น้ำจนพระอาทิตย์ตกดิน และไม่มีใครอยากกลับบ้าน เด็กๆ ขว้างก้อนหินลงน้ำขณะที่คุณยายเล่าเรื่องโรงสีเก่าให้ฟัง',
  Lao: 'ມື້ວານນີ້ພວກເຮົາຍ່າງລຽບແມ່ນ້ຳຈົນຕາເວັນຕົກ ແລະບໍ່ມີໃຜຢາກກັບບ້ານ',
  Khmer: 'ម្សិលមិញ យើងបានដើរតាមដងទន្លេរហូតដល់ព្រះអាទិត្យលិច ហើយគ្មាននរណាចង់ទៅផ្ទះទេ។',
  Korean:
    '어제 우리는 해가 질 때까지 강을 따라 걸었고 아무도 집에 가고 싶어 하지 않았다. 아이들은 물에 돌을 던지고 할머니는 오래된 방앗간 이야기를 들려주셨다. 언젠가 우리를 찾아오면 따뜻한 옷을 가져오세요. 저녁은 생각보다 춥거든요.',
  Chinese:
    '昨天我们沿着河边散步，一直走到太阳下山，谁也不想回家。孩子们往水里扔石头，奶奶给他们讲老磨坊的故事。如果你们哪天来看我们，记得带上暖和的衣服，因为晚上比想象中要冷。',
  Japanese:
    '昨日は日が沈むまで川沿いを歩き、誰も家に帰りたがりませんでした。子どもたちは水に石を投げ、おばあさんは古い水車小屋の話を聞かせていました。いつか遊びに来るときは、暖かい服を持ってきてください。夜は思ったより寒いですから。',
};
