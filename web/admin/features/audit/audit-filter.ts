import { useSearchParams } from 'react-router'

const names = ['actorName', 'action', 'objectKind', 'from', 'to'] as const

/** Filter of audit entries; empty fields do not filter. Days as `2026-11-22`. */
export type AuditFilter = Readonly<Partial<Record<(typeof names)[number], string>>>

/** Keeps the filter in the address, so that it can be shared and survives a reload. */
export function useAuditFilter(): readonly [AuditFilter, (filter: AuditFilter) => void] {
  const [search, setSearch] = useSearchParams()
  const filter = Object.fromEntries(names.flatMap((name) => entryOf(name, search.get(name))))
  return [
    filter,
    (next) => setSearch(Object.fromEntries(names.flatMap((name) => entryOf(name, next[name]))), { replace: true }),
  ]
}

function entryOf(name: string, value: string | null | undefined): [string, string][] {
  return value ? [[name, value]] : []
}
