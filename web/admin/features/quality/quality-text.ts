import { minPlansForFigure } from '@seneb/contracts/vocabulary/care-plans'

import type { DeskPlanQualityFiguresFragment, DeskPlanQualityQuery } from '../../graph/generated/quality/graphql.js'
import { qualityCopy } from './quality.copy.js'

const copy = qualityCopy.qualityWords

export type Quality = DeskPlanQualityQuery['planQuality']
export type Figures = DeskPlanQualityFiguresFragment

/** Whether this number of plans is enough for a meaningful median. */
export function isFigure(plans: number): boolean {
  return plans >= minPlansForFigure
}

/** Returns the reason for a missing figure. */
export function tooShortText(plans: number): string {
  return copy.tooFewPlans(plans)
}

/** Formats a share as a percentage. */
export function formatPercent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

/** Formats a median, or states that there are too few plans for one. */
export function formatMedian(
  { drafted }: Pick<Figures, 'drafted'>,
  median: number | null | undefined,
  inWords: (value: number) => string = String,
): string {
  if (!isFigure(drafted) || median === null || median === undefined) return copy.tooFew
  return inWords(median)
}

/** A kind of treatment by its slug. */
export function specialtyLabel(slug: string): string {
  return `${slug.charAt(0).toUpperCase()}${slug.slice(1).replaceAll('-', ' ')}`
}

/** Returns the writer of the draft. */
export function writerLabel({ model, writer }: Pick<Quality['byWriter'][number], 'model' | 'writer'>): string {
  if (writer === 'PERSON') return copy.writtenByHand
  return writer === 'OFFLINE' ? copy.ourRules : (model ?? copy.aModel)
}
