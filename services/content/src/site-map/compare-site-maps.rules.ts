/** Fields by which two site maps are compared. */
export interface MappedPage {
  readonly path: string
  readonly lastChangedOn: string | null
}

/** Which paths are new, gone, or have another date than before; all of them are new where there was none before (D-38). */
export function compareSiteMaps(before: readonly MappedPage[], now: readonly MappedPage[]) {
  const old = new Map(before.map((page) => [page.path, page.lastChangedOn]))
  const present = new Set(now.map(({ path }) => path))
  return {
    added: now.filter(({ path }) => !old.has(path)).map(({ path }) => path),
    removed: before.filter(({ path }) => !present.has(path)).map(({ path }) => path),
    changed: now
      .filter(({ lastChangedOn, path }) => old.has(path) && old.get(path) !== lastChangedOn)
      .map(({ path }) => path),
  }
}
