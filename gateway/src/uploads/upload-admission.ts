import { maxUploadBytes } from '@seneb/contracts/vocabulary/upload-rules'

import { BoundedLimiter, type ClientNames } from '../access/bounded-limiter.js'
import { tokenLifeMs } from './upload-token.js'
import { UploadRejection } from './upload-rejection.js'

/** Maximum number of files received concurrently; each has at most ten megabytes, which bounds their memory. */
const maxSlots = 8
/** Allows two documents and one more, so that one client cannot block the uploads of others. */
const maxSlotsPerClient = 3
const maxAttemptsPerToken = 3
/** Files of received mails wait outside, so that they never take the slots of people. */
const maxMailSlots = 2
/** Total size of a client's ten largest files, refused ones included. */
export const maxBytesPerClientPerHour = 10 * maxUploadBytes
const busyRetrySeconds = 5

/** Sender and size of an upload, known before the first byte of the file. */
export interface UploadRequest extends ClientNames {
  readonly tokenId: string
  /** Size that the sender announced; without one, the maximum size of a file. */
  readonly announcedBytes: number
}

/** Occupied slot of an upload. */
export interface UploadSlot {
  /** Releases the slot and the announced bytes that did not arrive; safe to repeat. */
  release(receivedBytes: number): void
}

/**
 * Decides whether an upload may start (S12, R14). Each replica counts separately;
 * upload tokens, which all replicas count together, limit the stored files.
 */
export class UploadAdmission {
  private occupied = 0
  private occupiedByMail = 0
  private readonly slotsByClient = new Map<string, number>()
  private readonly attempts = new BoundedLimiter({ points: maxAttemptsPerToken, duration: tokenLifeMs / 1000 })
  private readonly bytes = new BoundedLimiter({ points: maxBytesPerClientPerHour, duration: 3600 })

  /**
   * Takes a slot. Rejects with an UploadRejection when no slot is free or the sender has sent too much; then nothing is
   * taken.
   */
  async admit({ announcedBytes, client, network, tokenId }: UploadRequest): Promise<UploadSlot> {
    this.acquireSlot(client)
    try {
      const attempt = await acquireIfAvailable(this.attempts, { client: tokenId, network }, 1)
      if (attempt.retryAfterSeconds !== undefined) throw new UploadRejection('token')
      const sent = await acquireIfAvailable(this.bytes, { client, network }, announcedBytes)
      if (sent.retryAfterSeconds !== undefined) throw new UploadRejection('tooMany', sent.retryAfterSeconds)
      return this.createSlot(client, (missingBytes) => void this.bytes.release(sent.key, missingBytes), announcedBytes)
    } catch (error) {
      this.release(client)
      throw error
    }
  }

  /**
   * Takes a slot for a file of a received mail. Notification sends them, and bounds their number and size itself. Throws
   * an UploadRejection when no slot is free.
   */
  admitMail(): UploadSlot {
    if (this.occupiedByMail >= maxMailSlots) throw new UploadRejection('busy', busyRetrySeconds)
    this.occupiedByMail += 1
    let isTaken = true
    return {
      release: () => {
        if (isTaken) this.occupiedByMail -= 1
        isTaken = false
      },
    }
  }

  private createSlot(client: string, releaseBytes: (bytes: number) => void, announcedBytes: number): UploadSlot {
    let isTaken = true
    return {
      release: (receivedBytes) => {
        if (!isTaken) return
        isTaken = false
        this.release(client)
        releaseBytes(Math.max(0, announcedBytes - receivedBytes))
      },
    }
  }

  private acquireSlot(client: string): void {
    const own = this.slotsByClient.get(client) ?? 0
    if (this.occupied >= maxSlots || own >= maxSlotsPerClient) throw new UploadRejection('busy', busyRetrySeconds)
    this.occupied += 1
    this.slotsByClient.set(client, own + 1)
  }

  private release(client: string): void {
    this.occupied -= 1
    const own = (this.slotsByClient.get(client) ?? 1) - 1
    if (own > 0) this.slotsByClient.set(client, own)
    else this.slotsByClient.delete(client)
  }
}

/**
 * Spends points of a budget and returns the budget's key. Spends none when too few are left, because a smaller file may
 * still fit.
 */
async function acquireIfAvailable(
  limiter: BoundedLimiter,
  names: ClientNames,
  points: number,
): Promise<{ readonly key: string; readonly retryAfterSeconds?: number }> {
  const key = await limiter.keyFor(names)
  const retryAfterSeconds = await limiter.consume(key, points)
  if (retryAfterSeconds !== undefined) await limiter.release(key, points)
  return { key, retryAfterSeconds }
}
