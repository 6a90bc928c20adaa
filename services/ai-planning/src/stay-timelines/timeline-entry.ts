import type { timelineKinds } from '@seneb/contracts/messages/ai-planning/stay-timeline.messages'

/** One line of a timeline; `day` counts from arrival (1). */
export interface TimelineEntry {
  readonly kind: (typeof timelineKinds)[number]
  readonly day: number
  readonly date: string | null
  readonly untilDay: number | null
  readonly untilDate: string | null
  readonly title: string
  readonly detail: string
}
