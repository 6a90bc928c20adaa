import type { DeskError } from '../../graph/desk-error.js'

/** State of a draft: none, saved, changed elsewhere, or not saved or not discarded, with the reason. */
export type DraftState =
  | { readonly kind: 'none' }
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'changed-elsewhere' }
  | { readonly kind: 'not-discarded'; readonly error: DeskError }
  | { readonly kind: 'not-saved'; readonly error: DeskError }

/** One save: its draft, its new revision and the revision that it replaces. */
export interface Saving<Draft> {
  readonly draft: Draft
  readonly revision: string
  readonly seen: string | undefined
  /** True when the page is about to close, so that the request has to outlive it. */
  readonly isLeaving: boolean
}

interface DraftSaverDeps<Draft> {
  readonly save: (saving: Saving<Draft>) => Promise<{ readonly savedAt: string } | { readonly error: DeskError }>
  readonly onState: (state: DraftState) => void
}

/** A draft is saved this long after the last key press. */
export const draftPauseMs = 2000
/** A failed save is tried again after this long. */
export const draftRetryMs = 10_000

/** Refusals that a retry of the same text would meet again. */
const hopeless: readonly string[] = ['INPUT_INVALID', 'NOT_ALLOWED', 'ENQUIRY_UNKNOWN']

/**
 * Saves a draft automatically, one save at a time: after a pause in writing, or immediately by `flush`. A save without
 * a reply may have been stored, so the next one reuses its revision. After an edit elsewhere nothing is saved until
 * `adopt` sets the revision that was seen.
 */
export class DraftSaver<Draft> {
  private seen: string | undefined
  private unanswered: string | undefined
  private waiting: Draft | undefined
  private running: Promise<void> | undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  private isStopped = false

  constructor(private readonly deps: DraftSaverDeps<Draft>) {}

  /** Whether the draft is empty and was never stored. */
  get isUntouched(): boolean {
    return this.waiting === undefined && this.unanswered === undefined && this.seen === undefined
  }

  /** Continues from the stored revision, or from none. */
  adopt(revision: string | undefined): void {
    this.seen = revision
    this.unanswered = undefined
    this.isStopped = false
  }

  /** Accepts the current draft and saves it after a pause. */
  change(draft: Draft): void {
    this.waiting = draft
    this.saveAfter(draftPauseMs)
  }

  /** Saves a waiting draft now. */
  async flush({ isLeaving = false } = {}): Promise<void> {
    clearTimeout(this.timer)
    // A page that unloads cannot wait for a response; the next save reuses the revision of the one in flight.
    if (this.running && !isLeaving) {
      await this.running
      return this.flush()
    }
    if (this.waiting === undefined || this.isStopped) return
    this.running = this.saveOnce(this.waiting, isLeaving).finally(() => {
      this.running = undefined
    })
    await this.running
  }

  /** Discards a waiting draft. */
  drop(): void {
    this.waiting = undefined
    clearTimeout(this.timer)
  }

  /** Ends saving after the draft was sent or discarded. Returns the last stored revision. */
  async end(): Promise<string | undefined> {
    this.drop()
    // A save in progress may still succeed.
    await this.running
    this.drop()
    const stored = this.seen
    this.adopt(undefined)
    this.deps.onState({ kind: 'none' })
    return stored
  }

  private async saveOnce(draft: Draft, isLeaving: boolean): Promise<void> {
    const revision = this.unanswered ?? crypto.randomUUID()
    this.unanswered = revision
    this.waiting = undefined
    const result = await this.deps.save({ draft, revision, seen: this.seen, isLeaving })
    if ('savedAt' in result) {
      this.seen = revision
      this.unanswered = undefined
      this.deps.onState({ kind: 'saved', at: result.savedAt })
      return
    }
    this.waiting ??= draft
    if (result.error.code === 'CHANGED_MEANWHILE') {
      this.isStopped = true
      this.deps.onState({ kind: 'changed-elsewhere' })
      return
    }
    this.deps.onState({ kind: 'not-saved', error: result.error })
    if (!hopeless.includes(result.error.code)) this.saveAfter(draftRetryMs)
  }

  private saveAfter(ms: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.flush(), ms)
  }
}
