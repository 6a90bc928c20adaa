import type { Token } from './gate-tokens.rules.js'

/** What a figure, name or address tells of; each must have a source. */
export const gatedKinds = [
  'money',
  'percentage',
  'date',
  'time',
  'duration',
  'count',
  'contact',
  'address',
  'name',
  'accreditation',
  'unreadable',
] as const

export type GatedKind = (typeof gatedKinds)[number]

/** A part of a line that needs a source: the tokens `from` to `to`, and the keys of which a source must hold one. */
export interface Figure {
  readonly kind: GatedKind
  readonly from: number
  readonly to: number
  readonly keys: readonly string[]
}

/** Finds the figure that begins at a token; it looks no further than a few tokens ahead. */
export type Reader = (tokens: readonly Token[], at: number) => Figure | undefined
