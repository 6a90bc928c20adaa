import { type PlanSection, otherSpecialty } from '@seneb/contracts/vocabulary/care-plans'
import { treatmentTypes } from '@seneb/contracts/vocabulary/treatments'
import { distance } from 'fastest-levenshtein'

import { markersIn } from '../ai-plans/number-gate/number-gate.rules.js'

/** Counts of people's changes to a draft, without its text or any person (D-49). */
export interface PlanCounts {
  readonly draftedLines: number
  readonly unchangedLines: number
  readonly removedLines: number
  readonly addedLines: number
  /** Share of differing words between draft and plan, per thousand; each part is weighted by its number of words. */
  readonly editPermille: number
  /** Same for each part with text. */
  readonly sectionEdits: Partial<Record<PlanSection, number>>
  /** Number of parts that the number gate removed from the draft before any person saw it. */
  readonly refusedFigures: number
}

/** Parts that no writer drafts for the patient: unknown facts, and notes to the team. */
const unmeasuredParts: readonly PlanSection[] = ['unknown', 'team']

/** A line of a draft, or of the plan made from it. */
export interface MeasuredLine {
  readonly id: string
  readonly part: PlanSection
  readonly text: string
}

/**
 * Compares a plan with the draft it is based on. Only text that the patient reads and a writer can draft is measured,
 * not the parts 'not known yet' and 'for the care team'. A line is unchanged when its words are, even if it moved.
 */
export function planCounts(drafted: readonly MeasuredLine[], approved: readonly MeasuredLine[]): PlanCounts {
  const [before, after] = [drafted, approved].map((lines) =>
    lines.filter(({ part }) => !unmeasuredParts.includes(part)),
  )
  const approvedTexts = new Map(after?.map(({ id, text }) => [id, text]))
  const draftedIds = new Set(before?.map(({ id }) => id))
  const edits = editsOf(before ?? [], after ?? [])
  return {
    draftedLines: draftedIds.size,
    unchangedLines: before?.filter(({ id, text }) => approvedTexts.get(id) === text).length ?? 0,
    removedLines: before?.filter(({ id }) => !approvedTexts.has(id)).length ?? 0,
    addedLines: after?.filter(({ id }) => !draftedIds.has(id)).length ?? 0,
    editPermille: permille(
      sumOf(edits, ({ changed }) => changed),
      sumOf(edits, ({ total }) => total),
    ),
    sectionEdits: Object.fromEntries(edits.map(({ changed, total, part }) => [part, permille(changed, total)])),
    refusedFigures: before?.flatMap(({ text }) => markersIn(text)).length ?? 0,
  }
}

interface SectionEdit {
  readonly part: PlanSection
  readonly changed: number
  readonly total: number
}

function editsOf(before: readonly MeasuredLine[], after: readonly MeasuredLine[]): SectionEdit[] {
  const sections = new Set([...before, ...after].map(({ part }) => part))
  return [...sections].map((part) => {
    const tokensIn = (lines: readonly MeasuredLine[]) =>
      lines.filter((line) => line.part === part).flatMap(({ text }) => tokensOf(text))
    return { part, ...tokenEdit(tokensIn(before), tokensIn(after)) }
  })
}

function sumOf(edits: readonly SectionEdit[], count: (edit: SectionEdit) => number): number {
  return edits.reduce((sum, edit) => sum + count(edit), 0)
}

function permille(part: number, total: number): number {
  return total === 0 ? 0 : Math.round((1000 * part) / total)
}

/** Returns the slug of the treatment type from a closed list, so that no text of a person is counted by. */
export function specialtyOf(treatmentType: string | undefined): string {
  return treatmentTypes.find(({ name }) => name === treatmentType)?.slug ?? otherSpecialty
}

/** Number of words to insert, remove or replace to turn one text into another, and the number of words compared. */
export interface TokenEdit {
  readonly changed: number
  /** The larger number of words: all count as changed when none is left. */
  readonly total: number
}

const token = /[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}\s]/gu

/** Returns words, numbers and signs of any script as tokens; whitespace and Unicode composition are ignored. */
export function tokensOf(text: string): string[] {
  return text.normalize('NFC').match(token) ?? []
}

/** The Levenshtein distance of two lists of tokens: none where they are the same, all of the longer one at most. */
export function tokenEdit(before: readonly string[], after: readonly string[]): TokenEdit {
  const signs = new Map<string, string>()
  // The library compares characters, so each distinct token is mapped to one character. A plan is limited to fewer
  // characters than there are code units (planBounds), so they do not run out.
  const toCharacters = (tokens: readonly string[]) =>
    tokens
      .map((one) => {
        const sign = signs.get(one) ?? String.fromCharCode(signs.size)
        signs.set(one, sign)
        return sign
      })
      .join('')
  return { changed: distance(toCharacters(before), toCharacters(after)), total: Math.max(before.length, after.length) }
}
