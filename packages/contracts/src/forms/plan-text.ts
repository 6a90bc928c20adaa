import { greetingName } from './greeting-name.js'

/** An approved plan in its form for the patient. */
export interface ApprovedPlan {
  readonly sections: readonly { readonly heading: string; readonly lines: readonly string[] }[]
  /** Sources of the plan's figures, each as a part of a sentence. */
  readonly sources: readonly string[]
  readonly isDraftedByMachine: boolean
  /** Approvers in order, each with the calendar day of approval. */
  readonly reviewedBy: readonly { readonly name: string; readonly title: string; readonly on: string }[]
}

/** Recipient of the plan; only the enquiry service knows these fields. */
interface Addressee {
  readonly fullName: string
  readonly reference: string
}

const noAdvice = [
  'This plan is not medical advice and no offer. A doctor who has seen you decides what is right for you, and prices',
  'hold only where a source is named.',
].join(' ')

/**
 * Returns the mail of an approved plan, word for word. The desk shows it before approval, and the enquiry service
 * generates it again. The subject reveals nothing about anyone's health (D-66); the mail always names the reviewer
 * (D-49).
 */
export function planText(plan: ApprovedPlan, { fullName, reference }: Addressee): { subject: string; body: string } {
  const name = greetingName(fullName)
  const paragraphs = [
    name ? `Hello ${name},` : 'Hello,',
    'This is the plan for your journey. Please read it. On the page of your request you can accept it, ask about a line, or decline it. You can also reply to this email with whatever you want changed or explained.',
    ...plan.sections.map(({ heading, lines }) => [heading, ...lines.map((line) => `- ${line}`)].join('\n')),
    ['Where the figures come from', ...plan.sources.map((source) => `- ${source}`)].join('\n'),
    noAdvice,
    ...plan.reviewedBy.map((reviewer, at) => reviewedText(reviewer, at === 0 && plan.isDraftedByMachine, at)),
  ]
  return { subject: `About your request (${reference})`, body: paragraphs.join('\n\n') }
}

type Reviewer = ApprovedPlan['reviewedBy'][number]

function reviewedText({ name, on, title }: Reviewer, isDrafted: boolean, at: number): string {
  const who = `${name}, ${title}, ${longDay(on)}`
  if (at > 0) return `Reviewed as well by ${who}`
  return isDrafted ? `AI-assisted draft, reviewed by ${who}` : `Written by the Seneb care team, reviewed by ${who}`
}

const date = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

function longDay(day: string): string {
  return date.format(new Date(`${day}T00:00:00Z`))
}
