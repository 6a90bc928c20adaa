import { shippedTexts } from '../../../services/content/src/content-files/shipped-texts.fixture.js'
import { messagesOf } from '../../support/claims.js'
import { textsIn } from '../claims.js'
import { contentFiles, contentPath, textsOfContent } from '../content-texts.js'
import { textOf, trackedFiles } from '../tracked-text.js'

/** A sentence that people read, and where: the address of a legal page, or the file of a page, form or mail. */
export interface Sentence {
  readonly source: string
  readonly text: string
}

/** Pages, forms and mails, with the descriptions that forms and content contain. */
const sources = [
  ...trackedFiles('web/app/*.ts', 'web/app/*.tsx', 'packages/ui/src/*.ts', 'packages/ui/src/*.tsx'),
  ...trackedFiles('services/notification/src/emails/*.ts', 'services/notification/src/emails/*.tsx'),
  ...trackedFiles('packages/contracts/src/vocabulary/consent-texts.ts'),
  ...trackedFiles('packages/contracts/src/vocabulary/cookie-purposes.ts', 'packages/contracts/src/forms/*.form.ts'),
].filter((file) => !/\.(?:test|fixture)\.|generated\//.test(file))

/** Their latest versions are read at their address. */
const isLegal = new RegExp(`^${contentPath}/legal-documents/`)

/** Two adjacent words; a string without them is a key, a color or a width. */
const isSentence = /[a-z]{2,} \(?[a-z]/i

/** Matches statements about data, regardless of the speaker: storage, retention, readers and consents. */
const ofData = new RegExp(
  [
    String.raw`\b(?:stor(?:e|es|ed|ing)|delet\w*|eras\w*|retain\w*|encrypt\w*|consents?|privacy policy|cookies?|receipts?)\b`,
    String.raw`\b(?:personal data|health (?:data|details)|(?:your|my|their|these) (?:data|details)|our logs)\b`,
    String.raw`\b(?:withdraw\w*|unsubscrib\w*|subscri\w*|anonym\w*|confidential\w*|referral code|identity documents?)\b`,
    String.raw`\b(?:24|twenty-four|…|\{\w+\}) (?:hours|months)\b|\b\d+ (?:days|months|years) after\b`,
    String.raw`\bprovider (?:sees|gets)\b|\b(?:to|by|of) (?:a|the) (?:language )?model\b|\bby machine\b|\bof a machine\b|\bAI draft\b`,
    String.raw`\b(?:written|write|writes|wrote) to (?:you|this address|your address|nobody)\b|\bwrite again\b`,
    String.raw`\bpay (?:whoever|them|Seneb)\b|\bpays Seneb\b|\bwho shared\b`,
  ].join('|'),
  'i',
)
/** Words that concern data only where we, or a person who works for us, do the action. */
const ofUs = /\b(?:we|us|our|Seneb|person|advisor|team|mailbox|tab|browser)\b/i
const done =
  /\b(?:keeps?|kept|shar(?:e|es|ed|ing)|never|sends?|sent|passe?s? on|reads? (?:your|every|what)|asks? (?:the )?(?:providers|centers))\b/i

/** Legal pages that are about data throughout. */
const dataPolicies = new Set(['/privacy-policy', '/cookie-policy'])

/** Medical texts often mention consents and storage; in them, only statements about our own actions count. */
const ofMedicine = new RegExp(`^${contentPath}/(?:specialties|treatments|articles|procedures)/`)
const byUs = /\b(?:we|us|our|Seneb)\b/i

/** True for a sentence that must be in the register. */
export function isAboutData({ source, text }: Sentence): boolean {
  if (dataPolicies.has(source)) return true
  if (ofMedicine.test(source) && !byUs.test(text)) return false
  return ofData.test(text) || (ofUs.test(text) && done.test(text))
}

/** Every sentence of every page, form and mail. */
export function everySentence(): readonly Sentence[] {
  const files = [
    ...sources.map((file) => [file, textsIn(file, textOf(file))] as const),
    ...contentFiles.filter((file) => !isLegal.test(file)).map((file) => [file, textsOfContent(file)] as const),
  ]
  const written = files.flatMap(([source, texts]) => texts.flatMap(messagesOf).map((text) => ({ source, text })))
  const legal = shippedTexts.legalDocuments.flatMap(({ slug, summary, meta, versions }) => {
    const { intro, sections } = versions.at(-1) ?? versions[0]
    const texts = [summary, meta.description, intro, ...sections.map(({ content }) => content)]
    return texts.flatMap(withRows).map((text) => ({ source: `/${slug}`, text }))
  })
  return [...written, ...legal].filter(({ text }) => isSentence.test(text) || text.includes(' | '))
}

/** Returns the sentences of a legal text; each row of a table counts as one. */
function withRows(text: string): readonly string[] {
  const rows = text.split('\n').filter((line) => line.startsWith('|') && !line.includes('---'))
  const rest = text.split('\n').filter((line) => !line.startsWith('|'))
  return [...rows.map((row) => row.slice(1, -1).replaceAll(/\s+/g, ' ').trim()), ...messagesOf(rest.join('\n'))]
}
