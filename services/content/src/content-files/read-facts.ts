import { createHash } from 'node:crypto'

import {
  catalogueProcedure,
  dayOfStay,
  flyAfter,
  noReviewer,
  type commonFacts as commonFactsSchema,
} from '@seneb/contracts/messages/content/treatment-catalogue.messages'
import { record, text } from '@seneb/contracts/publications/prose.schemas'
import { treatmentTypes } from '@seneb/contracts/vocabulary/treatments'
import { array, object, string, type InferType } from 'yup'

import type { ProcedureFacts, ProcedureSlug } from './procedure-facts.js'
import { byName } from './by-name.js'
import { checkWritten, throwMistakes } from './check-written.js'
import { contentFile, contentFolder, type ContentFile } from './content-folder.js'
import { parseYaml } from './parse-yaml.js'
import { addPhrases, groupMistakes, withPhrases, type Phrases } from './phrases.js'

type CommonFacts = InferType<typeof commonFactsSchema>

/** Facts that we ship: those of each procedure, and those that all procedures of a kind share. */
export interface ShippedFacts {
  readonly procedureFacts: Readonly<Record<ProcedureSlug, ProcedureFacts>>
  readonly commonFacts: readonly CommonFacts[]
}

const sentences = () => array(text()).optional()
const linesOfKind = record({
  beforeTravel: sentences(),
  recovery: sentences(),
  questionsForProvider: sentences(),
})
type LinesOfKind = InferType<typeof linesOfKind>

/** Kinds that a procedure names in its facts; the others follow from the facts themselves. */
const namedKinds = ['for-adults', 'harms-unborn', 'operation', 'wound', 'wound-of-body', 'wound-of-eye'] as const
const kinds = ['every', ...namedKinds, 'overnight', 'long-stay'] as const
type Kind = (typeof kinds)[number]

const commonFile = record(byName(kinds, linesOfKind.required()))

/** Facts of a procedure as they are written; its stay is computed from them, so no day may be missing. */
const writtenFacts = catalogueProcedure.omit(['slug', 'name', 'sources', 'kinds']).shape({
  consultationDay: dayOfStay().required(),
  treatmentDay: dayOfStay().required(),
  flyAfter: flyAfter.required(),
  kinds: array(string().oneOf(namedKinds).required()).optional(),
  /** In addition to those of the treatment type. */
  sources: sentences(),
})
type WrittenFacts = InferType<typeof writtenFacts>

/** Source of values that no publication gives day by day: the length of a stay and the intervals between its steps. */
const ourEstimate = { title: 'Days, nights and steps: our estimate' }

/** Nights that a tourist visa commonly allows. */
const visaNights = 30

/** Reads and checks the facts of every procedure; throws a sentence for each mistake of the first file with any. */
export function readFacts(folder = contentFolder): ShippedFacts {
  const phrases = readPhrases(contentFile('phrases.yaml', folder))
  const common = readCommonFacts(contentFile('common-facts.yaml', folder), phrases)
  const names = new Map(common.map(({ kind, name }) => [kind, name]))
  const written = treatmentTypes.flatMap(({ procedures, slug }) =>
    readProcedures(contentFile(`procedures/${slug}.yaml`, folder), {
      phrases,
      slugs: procedures.map((procedure) => procedure.slug),
    }),
  )
  return {
    procedureFacts: Object.fromEntries(
      written.map(({ facts, slug, sources }): [string, ProcedureFacts] => [
        slug,
        {
          ...facts,
          kinds: kindsOf(facts).map((kind) => names.get(kind) ?? kind),
          sources: [ourEstimate, ...[...sources, ...(facts.sources ?? [])].map((title) => ({ title }))],
          reviewedBy: facts.reviewedBy ?? noReviewer,
        },
      ]),
    ) as ShippedFacts['procedureFacts'],
    commonFacts: common.map(({ lines: { beforeTravel = [], questionsForProvider = [], recovery = [] }, name }) => ({
      kind: name,
      beforeTravel,
      recovery,
      questionsForProvider,
    })),
  }
}

/** Reads the sentences that are true of many procedures; the name of one is that of its group and its own. */
export function readPhrases(file: ContentFile): Phrases {
  const written = parseYaml(file.text)
  checkWritten(file.path, written, object())
  const groups = Object.entries(written.data as Record<string, object>)
  const unknownGroups = groups.flatMap(([group, named]) => groupMistakes(named, group))
  throwMistakes(file.path, unknownGroups, written.lineOf)
  const all = groups.flatMap(([group, named]) =>
    Object.entries(named).map(([name, phrase]) => [`${group}.${name}`, phrase] as const),
  )
  const { mistakes, phrases } = addPhrases(Object.fromEntries(all), new Map(), '')
  throwMistakes(file.path, mistakes, written.lineOf)
  return phrases
}

interface CommonLines {
  readonly kind: Kind
  /** Ends in a digest of the lines: when one changes, every procedure of the kind changes and is published (D-55). */
  readonly name: string
  readonly lines: LinesOfKind
}

function readCommonFacts(file: ContentFile, phrases: Phrases): CommonLines[] {
  const written = parseYaml(file.text)
  const { data, mistakes } = withPhrases(written.data, phrases)
  throwMistakes(file.path, mistakes, written.lineOf)
  const lines = checkWritten(file.path, { ...written, data }, commonFile)
  return kinds.map((kind) => {
    const digest = createHash('sha256').update(JSON.stringify(lines[kind])).digest('hex')
    return { kind, name: `${kind}-${digest.slice(0, 8)}`, lines: lines[kind] }
  })
}

interface Procedures {
  readonly phrases: Phrases
  /** Those of the treatment type: each is in the file, and no other. */
  readonly slugs: readonly ProcedureSlug[]
}

interface WrittenProcedure {
  readonly slug: ProcedureSlug
  readonly facts: WrittenFacts
  /** Sources of all procedures of the type. */
  readonly sources: readonly string[]
}

/** Reads the procedures of a treatment type, with its sources and phrases. */
export function readProcedures(file: ContentFile, { phrases, slugs }: Procedures): WrittenProcedure[] {
  const written = parseYaml(file.text)
  const { phrases: own, ...rest } = (written.data ?? {}) as { phrases?: unknown }
  if (own !== undefined) throwMistakes(file.path, groupMistakes(own, 'phrases'), written.lineOf)
  const extended = addPhrases(own, phrases, 'phrases')
  const phrased = withPhrases(rest, extended.phrases)
  const schema = record({
    sources: array(text()).required().min(0),
    procedures: record(byName(slugs, writtenFacts.required())).required(),
  })
  throwMistakes(file.path, [...extended.mistakes, ...phrased.mistakes], written.lineOf)
  const { procedures, sources } = checkWritten(file.path, { ...written, data: phrased.data }, schema)
  return slugs.map((slug) => ({ slug, facts: procedures[slug], sources }))
}

/** The kinds of a procedure, in the order in which their facts are published. */
function kindsOf({ inHospital, kinds: named = [], nights }: WrittenFacts): Kind[] {
  const follows = new Map<Kind, boolean>([
    ['every', true],
    ['overnight', inHospital !== undefined],
    ['long-stay', nights.max > visaNights],
  ])
  return kinds.filter((kind) => follows.get(kind) ?? named.some((one) => one === kind))
}
