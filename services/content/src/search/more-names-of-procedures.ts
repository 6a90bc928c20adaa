import type { ProcedureSlug } from '../content-files/procedure-facts.js'
import { namesOfProcedures, type NamesAbroad } from './names-of-procedures.js'

/** Every procedure but 'Other', which is called nothing: one without its five names does not compile. */
type Named = Exclude<ProcedureSlug, 'other'>

const tumours = {
  chemotherapy: ['العلاج الكيماوي|العلاج الكيميائي', 'chimiothérapie', 'Chemotherapie', 'химиотерапия', 'chemioterapia'],
  'radiation-therapy': [
    'العلاج الإشعاعي',
    'radiothérapie',
    'Strahlentherapie|Bestrahlung',
    'лучевая терапия|радиотерапия',
    'radioterapia',
  ],
  'surgical-oncology': [
    'جراحة الأورام|استئصال الورم',
    'chirurgie oncologique|chirurgie du cancer',
    'Tumoroperation|Krebsoperation|Tumorchirurgie',
    'онкохирургия|удаление опухоли',
    'chirurgia oncologica',
  ],
  immunotherapy: ['العلاج المناعي', 'immunothérapie', 'Immuntherapie', 'иммунотерапия', 'immunoterapia'],
  'targeted-therapy': [
    'العلاج الموجه',
    'thérapie ciblée',
    'zielgerichtete Therapie',
    'таргетная терапия',
    'terapia mirata',
  ],
  'hormone-therapy': [
    'العلاج الهرموني',
    'hormonothérapie',
    'Hormontherapie|Antihormontherapie',
    'гормональная терапия|гормонотерапия',
    'terapia ormonale|ormonoterapia',
  ],
  'bone-marrow-transplant': [
    'زراعة النخاع|زرع النخاع|نخاع العظم',
    'greffe de moelle osseuse|greffe de moelle',
    'Knochenmarktransplantation|Stammzelltransplantation',
    'пересадка костного мозга',
    'trapianto di midollo',
  ],
} as const satisfies Partial<Record<Named, NamesAbroad>>

const bones = {
  'knee-replacement': [
    'تغيير مفصل الركبة|مفصل الركبة الصناعي',
    'prothèse de genou|prothèse du genou',
    'Knieprothese|künstliches Kniegelenk|Kniegelenk',
    'замена коленного сустава|эндопротезирование колена',
    'protesi del ginocchio|protesi ginocchio|protesi al ginocchio',
  ],
  'hip-replacement': [
    'تغيير مفصل الحوض|مفصل الفخذ|تغيير مفصل الورك',
    'prothèse de hanche|prothèse de la hanche',
    'Hüftprothese|künstliche Hüfte|Hüftgelenk',
    'замена тазобедренного сустава|эндопротезирование тазобедренного',
    "protesi d'anca|protesi anca|protesi dell'anca",
  ],
  'shoulder-replacement': [
    'تغيير مفصل الكتف',
    "prothèse d'épaule|prothèse épaule",
    'Schulterprothese|künstliches Schultergelenk',
    'замена плечевого сустава',
    'protesi di spalla|protesi spalla',
  ],
  'knee-arthroscopy': [
    'منظار الركبة',
    'arthroscopie du genou',
    'Kniespiegelung|Kniearthroskopie',
    'артроскопия колена|артроскопия коленного сустава',
    'artroscopia del ginocchio|artroscopia ginocchio',
  ],
  'acl-reconstruction': [
    'الرباط الصليبي',
    'ligament croisé|ligaments croisés',
    'Kreuzband',
    'передняя крестообразная связка|крестообразная связка',
    'legamento crociato',
  ],
  'rotator-cuff-repair': [
    'الكفة المدورة|أوتار الكتف',
    'coiffe des rotateurs',
    'Rotatorenmanschette',
    'вращательная манжета|ротаторная манжета',
    'cuffia dei rotatori',
  ],
  'spinal-fusion': [
    'تثبيت الفقرات|دمج الفقرات',
    'arthrodèse vertébrale',
    'Wirbelsäulenversteifung|Spondylodese',
    'спондилодез',
    'artrodesi vertebrale|fusione spinale',
  ],
  'fracture-repair': [
    'تثبيت الكسور|علاج الكسور',
    "ostéosynthèse|réparation d'une fracture",
    'Knochenbruch|Frakturversorgung',
    'остеосинтез|лечение перелома',
    'osteosintesi|riduzione della frattura',
  ],
} as const satisfies Partial<Record<Named, NamesAbroad>>

const looks = {
  rhinoplasty: [
    'تجميل الأنف|عملية الأنف',
    'rhinoplastie|chirurgie du nez',
    'Nasenkorrektur|Nasenoperation',
    'ринопластика|пластика носа',
    'rinoplastica',
  ],
  liposuction: ['شفط الدهون', 'liposuccion', 'Fettabsaugung|Liposuktion', 'липосакция', 'liposuzione'],
  'tummy-tuck': [
    'شد البطن',
    'abdominoplastie',
    'Bauchdeckenstraffung|Bauchstraffung',
    'абдоминопластика|подтяжка живота',
    'addominoplastica',
  ],
  'breast-surgery': [
    'تكبير الثدي|تصغير الثدي|شد الثدي|تجميل الثدي',
    'augmentation mammaire|chirurgie mammaire|réduction mammaire',
    'Brustvergrößerung|Brustverkleinerung|Bruststraffung|Brustoperation',
    'увеличение груди|маммопластика|уменьшение груди',
    'mastoplastica|aumento del seno|riduzione del seno',
  ],
  facelift: ['شد الوجه', 'lifting du visage|lifting', 'Gesichtsstraffung', 'подтяжка лица', 'lifting del viso'],
  'fue-hair-transplant': [
    'زراعة الشعر بالاقتطاف|زراعة الشعر|زراعة شعر',
    'greffe de cheveux|greffe capillaire|implants capillaires',
    'Haartransplantation|Haarverpflanzung',
    'пересадка волос',
    'trapianto di capelli|trapianto capelli|autotrapianto',
  ],
  'dhi-hair-transplant': [
    'زراعة الشعر بالأقلام',
    'greffe de cheveux DHI',
    'DHI Haartransplantation',
    'пересадка волос DHI',
    'trapianto di capelli DHI',
  ],
  'beard-eyebrow-body-hair-transplant': [
    'زراعة اللحية|زراعة الحواجب',
    'greffe de barbe|greffe de sourcils',
    'Barttransplantation|Augenbrauentransplantation',
    'пересадка бороды|пересадка бровей',
    'trapianto di barba|trapianto sopracciglia',
  ],
  'prp-mesotherapy': [
    'البلازما|حقن البلازما|ميزوثيرابي',
    'mésothérapie|plasma riche en plaquettes',
    'Mesotherapie|Eigenblut',
    'мезотерапия|плазмотерапия',
    'mesoterapia|plasma ricco di piastrine',
  ],
  'chemical-peels-microneedling': [
    'تقشير كيميائي|التقشير الكيميائي',
    'peeling chimique',
    'chemisches Peeling',
    'химический пилинг|микронидлинг',
    'peeling chimico',
  ],
  'laser-skin-treatment': [
    'ليزر البشرة|ليزر الجلد',
    'laser de la peau|laser visage',
    'Hautlaser|Laserbehandlung Haut',
    'лазерная шлифовка|лазер кожи',
    'laser pelle|laser viso',
  ],
  'botox-fillers': [
    'بوتوكس|البوتوكس|فيلر|الفيلر',
    'botox et fillers|acide hyaluronique',
    'Faltenunterspritzung|Hyaluron',
    'ботокс|филлеры',
    'botulino|acido ialuronico',
  ],
} as const satisfies Partial<Record<Named, NamesAbroad>>

/** Names of every procedure in Arabic, French, German, Russian and Italian (ROUTE-30). */
export const namesAbroad: Readonly<Record<Named, NamesAbroad>> = {
  ...namesOfProcedures,
  ...tumours,
  ...bones,
  ...looks,
}
