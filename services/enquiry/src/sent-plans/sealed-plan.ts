import type { Payload } from '@seneb/contracts/define'
import type { CarePlanApproved } from '@seneb/contracts/messages/ai-planning/care-plan.messages'
import type { FigureSource } from '@seneb/contracts/vocabulary/care-plans'
import type { Ctx } from '@seneb/service-kit/ctx'

import { openEventText, sealEventText } from '../care-enquiries/sealed-text.js'

type Approved = Payload<typeof CarePlanApproved>

/** Content of a sent plan as its patient reads it. */
export interface PlanContent {
  readonly isDraftedByMachine: boolean
  readonly reviewedBy: { readonly name: string; readonly title: string; readonly on: string }[]
  readonly sections: PlanContentSection[]
  readonly sources: string[]
}

interface PlanContentSection {
  readonly heading: string
  readonly lines: {
    readonly id: string
    readonly text: string
    readonly figures: { readonly text: string; readonly source: FigureSource }[]
  }[]
}

/** Returns the content of an approved plan; a line without details gets an id by its position. */
export function planContent({ isDraftedByMachine, reviewedBy, sections, sources }: Approved): PlanContent {
  return {
    isDraftedByMachine,
    reviewedBy: reviewedBy.map(({ name, on, title }) => ({ name, title, on })),
    sections: sections.map(({ details = [], heading, lines }, section) => ({
      heading,
      lines: lines.map((text, at) => ({
        id: details[at]?.id ?? `line-${section}-${at}`,
        text,
        figures: details[at]?.figures ?? [],
      })),
    })),
    sources,
  }
}

/** Encrypts the content of a plan, bound to the plan. */
export function sealPlan(content: PlanContent, planId: string, ctx: Pick<Ctx, 'atRest'>): Buffer {
  return sealEventText(JSON.stringify(content), `plan ${planId}`, ctx)
}

/** Decrypts it. */
export function openPlan(sealed: Buffer, planId: string, ctx: Pick<Ctx, 'atRest'>): PlanContent {
  return JSON.parse(openEventText(sealed, `plan ${planId}`, ctx)) as PlanContent
}
