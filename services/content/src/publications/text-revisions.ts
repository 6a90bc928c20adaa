import { contentData } from '../content-files/content-folder.js'
import { digestOf, type ShippedRow } from '../seed.rules.js'
import type { PublicationContent } from './shipped-publications.js'

/** Date of the last revision of a shipped text (UTC), and the digest of its content then. */
export interface Revision {
  readonly digest: string
  readonly on: string
}

export type Revisions = Readonly<Record<string, Revision>>

/** The day of each text's last change by the key of its row, as `npm run generate` noted it. */
export const notedRevisions = contentData('revisions.json') as Revisions

/** Returns the time of this text's last revision; undefined when its current content has no recorded revision. */
export function revisedAt(row: ShippedRow<PublicationContent>, revisions = notedRevisions): Date | undefined {
  const revision = revisions[row.key]
  return revision?.digest === digestOfText(row) ? new Date(revision.on) : undefined
}

/** Returns the revisions of the shipped rows; a text whose content differs from the recorded one is dated `today`. */
export function revisionsOf(
  shipped: readonly ShippedRow<PublicationContent>[],
  today: string,
  revisions = notedRevisions,
): Revisions {
  const dated = shipped.map((row) => {
    const digest = digestOfText(row)
    const before = revisions[row.key]
    return [row.key, before?.digest === digest ? before : { digest, on: today }] as const
  })
  return Object.fromEntries(dated)
}

/** Returns the digest of the visible text, without derived values. */
function digestOfText({ content }: ShippedRow<PublicationContent>): string {
  return digestOf(content.content).slice(0, 16)
}
