import type { Output } from '@seneb/contracts/define'
import type { GenerateSiteMap } from '@seneb/contracts/messages/content/site-map.messages'

type Told = Output<typeof GenerateSiteMap>

/** A run as Postgres gives it. */
export interface SiteMapRun extends Omit<Told, 'generatedAt' | 'submittedAt'> {
  readonly generatedAt: Date
  readonly submittedAt: Date | null
}

/** A run as it is told. */
export function toldRun({ generatedAt, submittedAt, ...run }: SiteMapRun): Told {
  return { ...run, generatedAt: generatedAt.toISOString(), submittedAt: submittedAt?.toISOString() ?? null }
}
