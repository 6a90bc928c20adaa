import type { Ctx } from '@seneb/service-kit/ctx'

/** Names that an entry had before, without the one that it has now. */
export function formerNames(
  before: readonly string[] = [],
  name: string,
  current?: { readonly name?: unknown },
): string[] {
  const names = current ? [...before, String(current.name)] : before
  return [...new Set(names)].filter((one) => one !== name)
}

/** Returns the time from which an entry is retired; null for one that is offered. */
export function retiredAt(
  isRetired: boolean | undefined,
  before: { readonly retired_at: Date | null } | null,
  { now }: Pick<Ctx, 'now'>,
): Date | null {
  return isRetired ? (before?.retired_at ?? now()) : null
}
