import { CriticalityLevel, diff, type Change } from '@graphql-inspector/core'
import type { GraphQLSchema } from 'graphql'

/** One version: its frozen schema, its current schema and our description of the changes. */
export interface VersionHistory {
  readonly version: string
  /** Frozen schema of the previous version; absent for the first. */
  readonly before?: GraphQLSchema
  readonly frozen: GraphQLSchema
  readonly now: GraphQLSchema
  /** Page of gateway/changelog: an introduction, then a section per schema coordinate that describes the change. */
  readonly changelog: string
}

/** Change in the schema history that breaks a compatibility promise. */
export interface BrokenPromise {
  readonly version: string
  readonly path: string
  readonly because: 'breaks inside a version' | 'has no words'
}

interface ChangeLine {
  readonly level: string
  readonly path: string
  readonly line: string
  readonly hasText: boolean
}

const levels = [
  [CriticalityLevel.Breaking, 'Breaking'],
  [CriticalityLevel.Dangerous, 'Dangerous'],
  [CriticalityLevel.NonBreaking, 'Safe'],
] as const

/**
 * Returns docs/generated/api-changelog.md, and the changes that are not allowed: those without a description, and those
 * that break clients of their version (F-A20).
 */
export async function apiChangelog(
  history: readonly VersionHistory[],
): Promise<{ readonly text: string; readonly broken: readonly BrokenPromise[] }> {
  const sections = await Promise.all(history.map(describeVersion))
  const text = [
    '# Changes of the API',
    '',
    'Generated from `gateway/schema` and `gateway/changelog` by `npm run generate`; do not edit.',
    ...sections.toReversed().map((each) => each.text),
  ].join('\n')
  return { text, broken: sections.flatMap((each) => each.broken) }
}

async function describeVersion({ before, frozen, now, version, changelog }: VersionHistory) {
  const [introduction = '', ...entries] = changelog.split(/^## /m)
  const textOf = new Map(
    entries.map((part) => {
      const [path = '', ...rest] = part.split('\n')
      return [path.trim(), rest.join(' ').replaceAll(/\s+/g, ' ').trim()]
    }),
  )
  const against = before ? await differences(before, frozen, textOf) : []
  const since = await differences(frozen, now, textOf)
  const undescribed = [...against, ...since].filter(({ hasText }) => !hasText)
  const breaking = since.filter(({ level }) => level === 'Breaking')
  const broken: readonly BrokenPromise[] = [
    ...breaking.map(({ path }) => ({ version, path, because: 'breaks inside a version' as const })),
    ...undescribed.map(({ path }) => ({ version, path, because: 'has no words' as const })),
  ]
  const sections = [...section('Against the version before', against), ...section('Added since', since)]
  return { text: ['', `## ${version}`, '', introduction.trim(), ...sections, ''].join('\n'), broken }
}

function section(title: string, changes: readonly ChangeLine[]): readonly string[] {
  if (changes.length === 0) return []
  const levelLines = levels.flatMap(([, level]) => {
    const lines = changes.filter((each) => each.level === level).map(({ line }) => line)
    return lines.length > 0 ? ['', `**${level}**`, '', ...lines] : []
  })
  return ['', `### ${title}`, ...levelLines]
}

async function differences(
  from: GraphQLSchema,
  to: GraphQLSchema,
  textOf: ReadonlyMap<string, string>,
): Promise<readonly ChangeLine[]> {
  const changes = (await diff(from, to)).filter(isTypeChange)
  const usedPaths = new Set<string>()
  return changes.map((change) => {
    const path = change.path ?? change.message
    const describedPath = findDescribedPath(path, textOf)
    // Fields of a new type are listed below its line, which already has the description.
    const description =
      describedPath === undefined || usedPaths.has(describedPath) ? '' : (textOf.get(describedPath) ?? '')
    if (describedPath === path) usedPaths.add(path)
    const level = levels.find(([criticality]) => criticality === change.criticality.level)?.[1] ?? 'Safe'
    return { level, path, line: `- ${change.message}. ${description}`.trimEnd(), hasText: describedPath !== undefined }
  })
}

/** Returns the described coordinate for a path: its own, or that of the nearest parent. */
function findDescribedPath(path: string, textOf: ReadonlyMap<string, string>): string | undefined {
  if (textOf.get(path)) return path
  return path.includes('.') ? findDescribedPath(path.slice(0, path.lastIndexOf('.')), textOf) : undefined
}

/** Whether a change affects clients; changes of descriptions and directives do not. */
function isTypeChange({ type }: Change): boolean {
  return !/DESCRIPTION|DIRECTIVE/.test(String(type))
}
