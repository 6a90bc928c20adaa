/** What sort of failure a code names; the gateway and the logs decide by it. */
export type ErrorKind = 'invalid' | 'conflict' | 'limited' | 'unavailable' | 'internal'

/** A failure as the catalogue has it. */
export interface CatalogueEntry {
  readonly kind: ErrorKind
  readonly logLevel: 'info' | 'warn' | 'error'
  /** One plain sentence that may be shown to the person who caused or met the failure. */
  readonly message: string
}
