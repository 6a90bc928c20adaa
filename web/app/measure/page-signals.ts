/** Told to `window` when another screen is shown without a new document. */
export const screenEvent = 'seneb:screen'

/** What a screen may say of itself; it is gathered only while the visitor allows Analytics (D-70). */
export type ScreenSignal = 'referral_view' | 'referral_processed' | 'referral_processing_error' | 'referral_exception'

export const signalEvent = 'seneb:signal'

/** Says that something happened on this screen; nobody listens without consent (ANA-01). */
export function signal(name: ScreenSignal): void {
  dispatchEvent(new CustomEvent<ScreenSignal>(signalEvent, { detail: name }))
}
