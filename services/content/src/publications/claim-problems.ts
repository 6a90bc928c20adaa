import type { FieldProblem } from '@seneb/contracts/errors'
import { isClaimKind, type PublicationContent } from '@seneb/contracts/publications/publication-editing'

/** Years from now within which a record of the register must end, so that its evidence is looked at again. */
const maxYears = 3

/**
 * Returns what keeps a record of the register from being published: dates that contradict each other or lie far away,
 * and promises without evidence (GEN-08, D-23, D-26). The content has passed its schema.
 */
export function claimProblems(kind: string, content: PublicationContent, now: Date): readonly FieldProblem[] {
  if (!isClaimKind(kind)) return []
  const problems = { ...dateProblems(content, now), ...evidenceProblems(kind, content) }
  return Object.entries(problems).map(([path, message]) => ({ path: `content.${path}`, message }))
}

type Problems = Readonly<Record<string, string>>

function dateProblems({ agreement, asOf, validFrom, validTo }: PublicationContent, now: Date): Problems {
  const today = now.toISOString().slice(0, 10)
  const last = `${now.getUTCFullYear() + maxYears}${today.slice(4)}`
  const isFuture = (day: unknown) => typeof day === 'string' && day > today
  const isFar = (day: unknown) => typeof day === 'string' && day > last
  const far = `Please choose a day within ${maxYears} years, so that the evidence is looked at again`
  const { signedOn } = (agreement ?? {}) as { readonly signedOn?: string }
  return {
    ...(isFuture(asOf) && { asOf: 'Please give a day that is not in the future' }),
    ...(isFuture(signedOn) && { 'agreement.signedOn': 'Please give a day that is not in the future' }),
    ...(isFar(validFrom) && { validFrom: far }),
    ...(isFar(validTo) && { validTo: far }),
    ...(typeof validFrom === 'string' &&
      typeof validTo === 'string' &&
      validTo < validFrom && { validTo: 'Please choose a last day that is not before the first one' }),
  }
}

function evidenceProblems(kind: string, content: PublicationContent): Problems {
  const { computedFrom, percent } = content
  if (kind === 'claim' && (percent === undefined) === (computedFrom === 'price-table')) {
    return percent === undefined
      ? { percent: 'Please give the saving that the price table has to bear out' }
      : { computedFrom: 'A promised saving is computed from the price table; please choose it' }
  }
  return hasEvidence(kind, content)
    ? {}
    : { evidenceUrl: 'Please give evidence: an address, a document, or figures of ours' }
}

/** Whether something bears a record out. Samples promise nothing, and a body without agreement is only explained. */
export function hasEvidence(kind: string, content: PublicationContent): boolean {
  const { agreement, computedFrom, evidenceDocument, evidenceUrl, sample, sourceUrl } = content
  if (sample === true || (kind === 'partner' && agreement === undefined)) return true
  return [agreement, computedFrom, evidenceDocument, evidenceUrl, sourceUrl].some((one) => one !== undefined)
}

interface Publishing {
  readonly at: Date
  /** Whether the site shows samples. */
  readonly samples: boolean
  /** Content that the site shows; null where it shows none. */
  readonly current: PublicationContent | null
}

/**
 * Returns the problem of a record on the day of its publication: its last day is over, or the site, which shows the
 * version before it, would show none, because its first day is still to come or it is a sample.
 */
export function validityProblem(
  { sample, validFrom, validTo }: PublicationContent,
  { at, current, samples }: Publishing,
): FieldProblem | undefined {
  const day = at.toISOString().slice(0, 10)
  if (typeof validTo === 'string' && validTo < day) {
    return { path: 'content.validTo', message: 'Its last day is before its publication, so that nobody would see it' }
  }
  if (!current || !includesDay(current, day)) return undefined
  if (sample === true && !samples) {
    const message = 'The site leaves samples out, so that it would show neither this version nor the one before it'
    return { path: 'content.sample', message }
  }
  if (typeof validFrom !== 'string' || validFrom <= day) return undefined
  const message = `The site would show neither this version nor the one before it until ${validFrom}. Please schedule it for that day; days begin at midnight UTC.`
  return { path: 'content.validFrom', message }
}

function includesDay({ validFrom, validTo }: PublicationContent, day: string): boolean {
  return !(typeof validFrom === 'string' && validFrom > day) && !(typeof validTo === 'string' && validTo < day)
}
