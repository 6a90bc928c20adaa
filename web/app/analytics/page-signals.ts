/** Told to `window` when another page is shown without a new document. */
export const pageChangeEvent = 'seneb:page-change'

/** Event a page may report about itself; collected only while the visitor allows Analytics (D-70). */
export type PageSignal = 'referral_view' | 'referral_processed' | 'referral_processing_error' | 'referral_exception'

export const signalEvent = 'seneb:signal'

/** Says that something happened on this page; nobody listens without consent (ANA-01). */
export function signal(name: PageSignal): void {
  dispatchEvent(new CustomEvent<PageSignal>(signalEvent, { detail: name }))
}
