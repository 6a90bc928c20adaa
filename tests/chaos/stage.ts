/** One line of an account: how many were found, which acknowledged ones were not, and how many were too many. */
export interface Stage {
  readonly name: string
  readonly found: number
  readonly missing: readonly string[]
  readonly doubled: number
}

/** Returns a stage that each ID must have reached; duplicates are not detected. */
export function reached(name: string, owed: readonly string[], found: readonly string[]): Stage {
  const there = new Set(found)
  return { name, found: there.size, missing: owed.filter((id) => !there.has(id)), doubled: 0 }
}

/** A stage where each must be found exactly once. */
export function reachedOnce(name: string, owed: readonly string[], found: readonly string[]): Stage {
  return { ...reached(name, owed, found), doubled: surplus(found) }
}

export function surplus(ids: readonly string[]): number {
  return ids.length - new Set(ids).size
}

/** The stages as a table. */
export function stageTable(stages: readonly Stage[]): string[] {
  const head = `${'stage'.padEnd(30)}${['found', 'missing', 'doubled'].map((title) => title.padStart(9)).join('')}`
  const rows = stages.map(({ doubled, found, missing, name }) => {
    const figures = [found, missing.length, doubled].map((figure) => String(figure).padStart(9)).join('')
    return `${name.padEnd(30)}${figures}${missing.length > 0 ? `   first missing: ${missing[0]}` : ''}`
  })
  return [head, ...rows]
}
