import type { ProcedureSlug } from '../content-files/procedure-facts.js'

/** A name in Arabic, French, German, Russian and Italian; more than one is parted by `|`. */
export type NamesAbroad = readonly [ar: string, fr: string, de: string, ru: string, it: string]

type NamesOf<Slug extends ProcedureSlug> = Readonly<Record<Slug, NamesAbroad>>

const bariatric: NamesOf<
  'gastric-sleeve' | 'gastric-bypass' | 'mini-gastric-bypass' | 'gastric-balloon' | 'revision-bariatric-surgery'
> = {
  'gastric-sleeve': [
    'تكميم المعدة',
    'sleeve gastrectomie|sleeve gastrique',
    'Schlauchmagen|Magenverkleinerung',
    'рукавная гастропластика|резекция желудка',
    'gastrectomia verticale|sleeve gastrica',
  ],
  'gastric-bypass': [
    'تحويل مسار المعدة|تحويل المسار',
    'bypass gastrique',
    'Magenbypass',
    'шунтирование желудка|желудочное шунтирование',
    'bypass gastrico',
  ],
  'mini-gastric-bypass': [
    'تحويل المسار المصغر',
    'mini bypass gastrique',
    'Mini Magenbypass',
    'мини шунтирование желудка',
    'mini bypass gastrico',
  ],
  'gastric-balloon': [
    'بالون المعدة',
    'ballon gastrique|ballon intragastrique',
    'Magenballon',
    'внутрижелудочный баллон|баллон в желудок',
    'palloncino gastrico|palloncino intragastrico',
  ],
  'revision-bariatric-surgery': [
    'جراحة السمنة التصحيحية',
    'chirurgie bariatrique de révision',
    'Adipositas Revision|Revisionsoperation Adipositas',
    'ревизионная бариатрическая операция',
    'chirurgia bariatrica di revisione',
  ],
}

const heart: NamesOf<
  | 'heart-bypass'
  | 'valve-replacement'
  | 'tavr-procedure'
  | 'coronary-angioplasty'
  | 'pacemaker-implantation'
  | 'cardiac-catheterization'
> = {
  'heart-bypass': [
    'القلب المفتوح|تغيير شرايين القلب',
    'pontage coronarien',
    'Herzbypass|Bypassoperation',
    'аортокоронарное шунтирование|шунтирование сердца',
    'bypass coronarico|bypass aorto coronarico',
  ],
  'valve-replacement': [
    'تغيير صمام القلب|استبدال الصمام',
    'remplacement valvulaire|remplacement de valve',
    'Herzklappenersatz|Herzklappe',
    'замена клапана сердца|протезирование клапана',
    'sostituzione valvolare|sostituzione della valvola',
  ],
  'tavr-procedure': [
    'تغيير الصمام بالقسطرة',
    'remplacement valvulaire percutané',
    'TAVI|Aortenklappe Katheter',
    'транскатетерная имплантация клапана',
    'impianto transcatetere della valvola',
  ],
  'coronary-angioplasty': [
    'تركيب دعامات القلب|دعامة القلب|توسيع الشرايين',
    'angioplastie coronaire|pose de stent',
    'Stent setzen|Herzstent|Koronarangioplastie',
    'стентирование сердца|коронарная ангиопластика',
    'angioplastica coronarica|stent coronarico',
  ],
  'pacemaker-implantation': [
    'منظم ضربات القلب',
    'stimulateur cardiaque',
    'Herzschrittmacher',
    'кардиостимулятор',
    'impianto di pacemaker|pacemaker cardiaco',
  ],
  'cardiac-catheterization': [
    'قسطرة القلب',
    'cathétérisme cardiaque|coronarographie',
    'Herzkatheter',
    'катетеризация сердца|коронарография',
    'cateterismo cardiaco|coronarografia',
  ],
}

const teeth: NamesOf<'dental-implants' | 'veneers' | 'teeth-whitening' | 'full-mouth-reconstruction'> = {
  'dental-implants': [
    'زراعة الأسنان|زراعة أسنان',
    'implants dentaires|implant dentaire',
    'Zahnimplantat',
    'имплантация зубов|зубные импланты',
    'impianti dentali|impianto dentale',
  ],
  veneers: [
    'قشور الأسنان|عدسات الأسنان|فينير',
    'facettes dentaires',
    'Zahnveneer|Verblendschalen',
    'виниры',
    'faccette dentali',
  ],
  'teeth-whitening': [
    'تبييض الأسنان|تبييض أسنان',
    'blanchiment dentaire|blanchiment des dents',
    'Zahnaufhellung|Bleaching|Zähne bleichen',
    'отбеливание зубов',
    'sbiancamento dentale|sbiancamento denti',
  ],
  'full-mouth-reconstruction': [
    'إعادة تأهيل الفم|تركيب أسنان كاملة',
    'réhabilitation buccale complète|reconstruction dentaire',
    'Komplettsanierung Zähne|Zahnsanierung|Gebisssanierung',
    'полное восстановление зубов',
    'riabilitazione orale completa|ricostruzione dentale',
  ],
}

const fertility: NamesOf<'ivf' | 'icsi' | 'iui' | 'pgt'> = {
  ivf: [
    'أطفال الأنابيب|طفل الأنابيب',
    'FIV|fécondation in vitro|bébé éprouvette',
    'künstliche Befruchtung|In vitro Fertilisation|Kinderwunsch',
    'ЭКО|экстракорпоральное оплодотворение',
    'fecondazione in vitro|fecondazione assistita',
  ],
  icsi: [
    'الحقن المجهري',
    'injection intracytoplasmique',
    'intrazytoplasmatische Spermieninjektion',
    'ИКСИ',
    'iniezione intracitoplasmatica',
  ],
  iui: [
    'التلقيح الصناعي|تلقيح داخل الرحم',
    'insémination artificielle|insémination intra utérine',
    'Insemination',
    'внутриматочная инсеминация|искусственная инсеминация',
    'inseminazione intrauterina|inseminazione artificiale',
  ],
  pgt: [
    'فحص الأجنة الوراثي|الفحص الجيني للأجنة',
    'diagnostic préimplantatoire',
    'Präimplantationsdiagnostik|PID',
    'преимплантационная диагностика|ПГТ',
    'diagnosi preimpianto',
  ],
}

const eyes: NamesOf<'lasek' | 'lasik' | 'prk' | 'femto-lasik' | 'cataract-surgery' | 'corneal-transplant'> = {
  lasek: ['لازك السطحي|ليزك السطحي', 'LASEK laser', 'LASEK Laser', 'ЛАСЕК', 'LASEK laser'],
  lasik: [
    'الليزك|ليزك|تصحيح النظر|تصحيح الإبصار',
    'chirurgie laser des yeux|opération des yeux au laser|opération myopie',
    'Augenlasern|Augen lasern|Augenlaser',
    'ЛАСИК|лазерная коррекция зрения|коррекция зрения',
    'laser agli occhi|operazione miopia',
  ],
  prk: [
    'تصحيح النظر السطحي',
    'photokératectomie réfractive',
    'photorefraktive Keratektomie',
    'ФРК|фоторефракционная кератэктомия',
    'cheratectomia fotorefrattiva',
  ],
  'femto-lasik': ['فيمتو ليزك|الفيمتو ليزك', 'femto LASIK laser', 'Femtolaser', 'фемто ЛАСИК', 'femtolaser occhi'],
  'cataract-surgery': [
    'المياه البيضاء|الماء الأبيض|الكتاراكت',
    'opération de la cataracte|cataracte',
    'Grauer Star|Kataraktoperation|Katarakt',
    'катаракта|операция катаракты',
    'cataratta|operazione di cataratta',
  ],
  'corneal-transplant': [
    'زراعة القرنية|ترقيع القرنية',
    'greffe de cornée|greffe de la cornée',
    'Hornhauttransplantation',
    'пересадка роговицы',
    'trapianto di cornea',
  ],
}

/** Names of procedures of five of the nine fields in five languages (ROUTE-30). */
export const namesOfProcedures = { ...bariatric, ...heart, ...teeth, ...fertility, ...eyes }
