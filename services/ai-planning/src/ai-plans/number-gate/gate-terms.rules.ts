/** Terms with which figures are written. All are compared in lower case. */

const indexed = (text: string, first: number): [string, number][] => text.split(' ').map((word, i) => [word, first + i])

/** Number words, including those that can be part of a larger number. */
export const numberNames: ReadonlyMap<string, number> = new Map([
  ...indexed('zero one two three four five six seven eight nine ten', 0),
  ...indexed('eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen', 11),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, i): [string, number] => [word, 20 + i * 10]),
  ['fourty', 40],
  ['dozen', 12],
  ['dozens', 12],
  ['twice', 2],
  ['thrice', 3],
  ['nil', 0],
  // Number words in other languages, because a model may switch to the person's language.
  ...indexed('deux trois quatre cinq', 2),
  ...indexed('huit neuf dix', 8),
  ['vingt', 20],
  ['mille', 1000],
  ['mil', 1000],
  ...indexed('zwei drei vier funf sechs sieben acht neun zehn', 2),
  ['zwanzig', 20],
  ['hundert', 100],
  ['tausend', 1000],
  ...indexed('dos tres cuatro cinco seis siete ocho nueve diez', 2),
  ['veinte', 20],
])

/** Words and letters that multiply the number before them. */
export const multipliers: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['hundreds', 100],
  ['thousand', 1000],
  ['thousands', 1000],
  ['grand', 1000],
  ['k', 1000],
  ['mil', 1_000_000],
  ['mio', 1_000_000],
  ['million', 1_000_000],
  ['millions', 1_000_000],
  ['billion', 1_000_000_000],
])

const ordinalsFromThird = indexed(
  'third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth ' +
    'seventeenth eighteenth nineteenth twentieth',
  3,
)

/** Ordinal words. 'first' and 'second' are figures only beside a month, because 'the first visit' counts nothing. */
export const ordinals: ReadonlyMap<string, number> = new Map([
  ...ordinalsFromThird,
  ['first', 1],
  ['second', 2],
  ['thirtieth', 30],
])

const monthNames = 'january february march april may june july august september october november december'.split(' ')

/** Months by name and abbreviation, 1 to 12. */
export const months: ReadonlyMap<string, number> = new Map([
  ...monthNames.map((name, i): [string, number] => [name, i + 1]),
  ...monthNames.map((name, i): [string, number] => [name.slice(0, 3), i + 1]),
  ['sept', 9],
])

const weekdayNames = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ')

/** Weekdays by name, in the plural and shortened, 0 (Sunday) to 6. */
export const weekdays: ReadonlyMap<string, number> = new Map([
  ...weekdayNames.flatMap((name, i): [string, number][] => [
    [name, i],
    [`${name}s`, i],
    [name.slice(0, 3), i],
  ]),
  ['tues', 2],
  ['thur', 4],
  ['thurs', 4],
])

/** Units of time with their length: nights count for themselves, weeks as seven days, hours as minutes. */
export const timeUnits: ReadonlyMap<string, readonly [unit: string, length: number]> = new Map(
  Object.entries({
    night: ['night', 1],
    overnight: ['night', 1],
    day: ['day', 1],
    week: ['day', 7],
    wk: ['day', 7],
    weekend: ['weekend', 1],
    fortnight: ['day', 14],
    month: ['month', 1],
    mth: ['month', 1],
    year: ['year', 1],
    yr: ['year', 1],
    decade: ['year', 10],
    hour: ['minute', 60],
    hr: ['minute', 60],
    minute: ['minute', 1],
    min: ['minute', 1],
  } satisfies Record<string, [string, number]>).flatMap(([word, unit]): [string, readonly [string, number]][] => [
    [word, unit],
    [`${word}s`, unit],
  ]),
)

/** Currency codes by sign, code and word. */
export const currencies: ReadonlyMap<string, string> = new Map(
  Object.entries({
    USD: '$ us$ usd dollar dollars dolar dolares dollari buck bucks cent cents',
    EUR: '€ eur euro euros',
    GBP: '£ gbp sterling quid',
    EGP: 'egp le l.e e£ piastre piastres pound pounds',
    SAR: 'sar riyal riyals rial rials',
    AED: 'aed dh dhs dirham dirhams',
    KWD: 'kwd dinar dinars',
    JPY: '¥ jpy yen yuan cny rmb',
    CHF: 'chf franc francs',
    OTHER: 'cad aud inr rupee rupees rub ruble rubles lira liras btc bitcoin usdt qar omr bhd jod ngn naira',
  }).flatMap(([code, names]) => names.split(' ').map((word): [string, string] => [word, code])),
)

/** Words that mark the following number as contact information. */
export const phoneTerms: ReadonlySet<string> = new Set(
  'call dial phone telephone tel mobile whatsapp hotline fax sms text viber signal telegram'.split(' '),
)

/** Phrases meaning that something is free or discounted, which counts as a price. */
export const freeOfCharge: readonly (readonly string[])[] = [
  ['free', 'of', 'charge'],
  ['for', 'free'],
  ['at', 'no', 'cost'],
  ['no', 'extra', 'cost'],
  ['no', 'additional', 'cost'],
  ['at', 'no', 'charge'],
  ['complimentary'],
  ['discount'],
  ['discounted'],
  ['discounts'],
  ['half', 'price'],
  ['half', 'off'],
  ['no', 'charge'],
  ['half', '-', 'price'],
  ['money', 'back'],
  ['all', '-', 'inclusive'],
]

/** Days that are named from the day of reading. */
export const relativeDays: readonly (readonly string[])[] = [
  ['tomorrow'],
  ['tonight'],
  ['yesterday'],
  ['next', 'week'],
  ['next', 'month'],
  ['next', 'year'],
  ['this', 'week'],
  ['this', 'month'],
  ['in', 'spring'],
  ['in', 'summer'],
  ['in', 'autumn'],
  ['in', 'winter'],
  ['this', 'spring'],
  ['this', 'summer'],
  ['this', 'autumn'],
  ['this', 'winter'],
]

/** Words next to a number that are not the counted noun. */
export const uncountedTerms: ReadonlySet<string> = new Set(
  'a an the of and or to in on at for with by from is are be as per your their each more about up only than least most'.split(
    ' ',
  ),
)

/** Common names that contain a digit but count nothing. */
export const ordinaryCodes: ReadonlySet<string> = new Set(
  'hba1c covid-19 covid19 3d 2d 4d b12 d3 b1 k2 t3 t4 h1n1 ca125 ca-125 her2 brca1 brca2 vo2'.split(' '),
)
