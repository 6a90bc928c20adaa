import { tripPlanOperatorEmail, type OperatorEmailContent } from './trip-plan-operator.email.js'
import { tripPlanReceipt, type ReceiptContent } from './trip-plan-receipt.email.js'
import type { EmailContext } from './email-wording.js'
import type { Email } from './render-email.js'

/** Input of each template, as JSON. The site's address is added when the text is rendered. */
interface FactsOf {
  'trip-plan-operator-email.v1': Omit<OperatorEmailContent, 'siteUrl'>
  'trip-plan-operator-email.v2': Omit<OperatorEmailContent, 'siteUrl'>
  'trip-plan-receipt.v1': Omit<ReceiptContent, keyof EmailContext | 'submittedAt'> & { readonly submittedAt: string }
}
export type TemplateName = keyof FactsOf

/** The template whose facts stay, as two halves, in the row in which they came together; a mail refers to it. */
export const templateOfHalves = 'trip-plan-operator-email.v2'

/** An email that is rendered from this data when it is sent. */
export type DeferredEmail =
  | {
      [Name in Exclude<TemplateName, typeof templateOfHalves>]: {
        readonly template: Name
        readonly facts: FactsOf[Name]
      }
    }[Exclude<TemplateName, typeof templateOfHalves>]
  | { readonly template: typeof templateOfHalves; readonly facts?: undefined }

/**
 * Templates by the name and version stored in rows. A version defines the format of the facts, so other facts need a
 * new version. Mails wait up to a day, failed ones a month; a version stays that long after its last mail was queued.
 * Wording may change at any time.
 */
const templates: { readonly [Name in TemplateName]: (facts: FactsOf[Name], context: EmailContext) => Email } = {
  'trip-plan-operator-email.v1': (facts, { siteUrl }) => tripPlanOperatorEmail({ ...facts, siteUrl }),
  [templateOfHalves]: (facts, { siteUrl }) => tripPlanOperatorEmail({ ...facts, siteUrl }),
  'trip-plan-receipt.v1': ({ submittedAt, ...facts }, context) =>
    tripPlanReceipt({ ...facts, ...context, submittedAt: new Date(submittedAt) }),
}

export const templateNames = Object.keys(templates) as readonly TemplateName[]

/** Renders an email. Throws for an unknown template, which a later release queued. */
export function renderDeferred(template: string, facts: unknown, context: EmailContext): Email {
  const render = (templates as Partial<Record<string, (facts: unknown, context: EmailContext) => Email>>)[template]
  if (!render) throw new Error(`no template ${template} is known`)
  return render(facts, context)
}
