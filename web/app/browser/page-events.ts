/** Dispatched on `window` when React is interactive. */
export const hydratedEvent = 'seneb:hydrated'

/** Event dispatched on `window` when another page is shown without loading a new document. */
export const pageChangeEvent = 'seneb:page-change'

/** Event a page may report about itself; collected only while the visitor allows Analytics (D-70). */
export type PageSignal = 'referral_view' | 'referral_processed' | 'referral_processing_error' | 'referral_exception'

export const signalEvent = 'seneb:signal'

/** Reports that something happened on this page; without consent, no listener receives it (ANA-01). */
export function signal(name: PageSignal): void {
  dispatchEvent(new CustomEvent<PageSignal>(signalEvent, { detail: name }))
}
