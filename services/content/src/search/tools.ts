import { foldWord } from './query-expansion.js'

/** A page that does something, found by what people want to do. */
export interface Tool {
  readonly path: string
  readonly title: string
  readonly text: string
  /** In English, Arabic, French, German, Russian and Italian. */
  readonly keywords: string
  /** Phrases, in folded letters, that find the tool only as a whole. */
  readonly phrases?: readonly string[]
}

/** No page shows a request by its reference, so the answer is where to ask and where the link to withdraw is. */
const aboutRequest: Tool = {
  path: '/contact-us',
  title: 'About a request you sent',
  text: 'Your receipt email names your reference and has the link to withdraw. To ask how things stand, write to us and name the reference.',
  keywords:
    'status reference track tracking withdraw withdrawal cancel cancellation receipt enquiry inquiry complaint ' +
    'statut annuler statut Stornieren Anfrage статус отменить annullare حالة إلغاء',
  phrases: ['my request', 'my requests', 'my application', 'my answer', 'my data', 'my consent', 'request sent'],
}

/** Tools of the site, each with the words by which search finds it (ROUTE-30). */
const tools: readonly Tool[] = [
  aboutRequest,
  {
    path: '/budget-estimator',
    title: 'Cost Estimator',
    text: 'Compare what a procedure costs at home and in Egypt, with the date of every price.',
    keywords:
      'price prices cost costs costing expensive cheap cheaper fee fees budget estimate estimator calculator saving savings save money ' +
      'السعر سعر أسعار تكلفة prix coût coûts tarif tarifs Preis Preise Kosten цена цены стоимость prezzo prezzi costo costi',
  },
  {
    path: '/contact-us',
    title: 'Contact Us',
    text: 'Ask a question. Someone from our care team will answer you.',
    keywords:
      'contact phone telephone call email mail whatsapp speak talk person human help advisor ' +
      'اتصال اتصل تواصل contacter téléphone Kontakt Telefon anrufen контакты контакт телефон contatto contatti telefono',
  },
  {
    path: '/trip-planner',
    title: 'Trip Planner',
    text: 'Tell us what you need and when you could travel, and get a plan and a written quote.',
    keywords:
      'plan planner planning book booking appointment quote travel trip apply ' +
      'موعد حجز rendez réserver devis Termin buchen Angebot запись записаться prenotare appuntamento preventivo',
  },
]

const toolsByTerm = new Map<string, Tool>(
  tools.flatMap((tool) => tool.keywords.split(' ').map((word) => [foldWord(word), tool] as const)),
)

/**
 * Returns the tools that match these words, in the order in which the words name them. Of two tools with the same page,
 * only the more specific one is returned.
 */
export function toolsFor(words: readonly string[]): readonly Tool[] {
  const joined = ` ${words.join(' ')} `
  const byPhrase = tools.filter(({ phrases = [] }) => phrases.some((phrase) => joined.includes(` ${phrase} `)))
  const matches = new Set([...byPhrase, ...words.flatMap((word) => toolsByTerm.get(foldWord(word)) ?? [])])
  return [...matches].filter(
    (tool) => tool === aboutRequest || tool.path !== aboutRequest.path || !matches.has(aboutRequest),
  )
}
