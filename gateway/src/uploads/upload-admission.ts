import { maxUploadBytes } from '@seneb/contracts/vocabulary/upload-rules'

import { BoundedLimiter, type ClientNames } from '../access/bounded-limiter.js'
import { tokenLifeMs } from './upload-token.js'
import { UploadRefusal } from './upload-refusal.js'

/** Maximum number of files received at once; each has at most ten megabytes, which bounds their memory. */
const maxPlaces = 8
/** Two documents at once and one more, so that no client holds the door shut for the others. */
const maxPlacesPerClient = 3
const maxAttemptsPerToken = 3
/** A client's ten largest files, refused ones included. */
export const maxBytesPerClientPerHour = 10 * maxUploadBytes
const busyRetrySeconds = 5

/** Sender and size of an upload, known before the first byte of the file. */
export interface UploadRequest extends ClientNames {
  readonly tokenId: string
  /** As announced; the most a file may have when nothing is. */
  readonly announcedBytes: number
}

/** A place that was taken. */
export interface UploadPlace {
  /** Gives the place back, and of the announced bytes what did not come; safe to repeat. */
  release(receivedBytes: number): void
}

/**
 * Decides whether a file may begin to come in (S12, R14). Counted by each replica for itself: what is stored is bounded
 * by the tokens, which all replicas count together.
 */
export class UploadAdmission {
  private places = 0
  private readonly placesOf = new Map<string, number>()
  private readonly attempts = new BoundedLimiter({ points: maxAttemptsPerToken, duration: tokenLifeMs / 1000 })
  private readonly bytes = new BoundedLimiter({ points: maxBytesPerClientPerHour, duration: 3600 })

  /** Takes a place; rejects with an UploadRefusal, having taken nothing, when there is none or too much was sent. */
  async admit({ announcedBytes, client, network, tokenId }: UploadRequest): Promise<UploadPlace> {
    this.take(client)
    try {
      const attempt = await takeIfEnough(this.attempts, { client: tokenId, network }, 1)
      if (attempt.retryAfterSeconds !== undefined) throw new UploadRefusal('token')
      const sent = await takeIfEnough(this.bytes, { client, network }, announcedBytes)
      if (sent.retryAfterSeconds !== undefined) throw new UploadRefusal('tooMany', sent.retryAfterSeconds)
      return this.placeOf(client, (missingBytes) => void this.bytes.giveBack(sent.key, missingBytes), announcedBytes)
    } catch (error) {
      this.giveBack(client)
      throw error
    }
  }

  private placeOf(client: string, giveBytesBack: (bytes: number) => void, announcedBytes: number): UploadPlace {
    let isTaken = true
    return {
      release: (receivedBytes) => {
        if (!isTaken) return
        isTaken = false
        this.giveBack(client)
        giveBytesBack(Math.max(0, announcedBytes - receivedBytes))
      },
    }
  }

  private take(client: string): void {
    const own = this.placesOf.get(client) ?? 0
    if (this.places >= maxPlaces || own >= maxPlacesPerClient) throw new UploadRefusal('busy', busyRetrySeconds)
    this.places += 1
    this.placesOf.set(client, own + 1)
  }

  private giveBack(client: string): void {
    this.places -= 1
    const own = (this.placesOf.get(client) ?? 1) - 1
    if (own > 0) this.placesOf.set(client, own)
    else this.placesOf.delete(client)
  }
}

/**
 * Takes points of a budget and returns the budget's key. When too few are left it takes none, because a smaller file
 * may still fit.
 */
async function takeIfEnough(
  limiter: BoundedLimiter,
  names: ClientNames,
  points: number,
): Promise<{ readonly key: string; readonly retryAfterSeconds?: number }> {
  const key = await limiter.keyFor(names)
  const retryAfterSeconds = await limiter.take(key, points)
  if (retryAfterSeconds !== undefined) await limiter.giveBack(key, points)
  return { key, retryAfterSeconds }
}
