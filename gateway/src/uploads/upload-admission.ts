import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

import { largestUploadBytes } from '@seneb/contracts/vocabulary/upload-rules'

import { tokenLifeMs } from './upload-token.js'
import { UploadRefusal } from './upload-refusal.js'

/** So many files may be on their way in at once; each is at most ten megabytes, which bounds the memory they take. */
const maxPlaces = 8
/** Two documents at once and one more, so that no client holds the door shut for the others. */
const maxPlacesPerClient = 3
const maxAttemptsPerToken = 3
/** A client's ten largest files, refused ones included. */
export const maxBytesPerClientPerHour = 10 * largestUploadBytes
const busyRetrySeconds = 5

/** Who wants to send what, as known before the first byte of the file. */
export interface UploadRequest {
  readonly tokenId: string
  /** Name of the client; no address. */
  readonly client: string
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
  private readonly attempts = new RateLimiterMemory({ points: maxAttemptsPerToken, duration: tokenLifeMs / 1000 })
  private readonly bytes = new RateLimiterMemory({ points: maxBytesPerClientPerHour, duration: 3600 })

  /** Takes a place; rejects with an UploadRefusal, having taken nothing, when there is none or too much was sent. */
  async admit({ announcedBytes, client, tokenId }: UploadRequest): Promise<UploadPlace> {
    this.take(client)
    try {
      if ((await waitFor(this.attempts, tokenId, 1)) !== undefined) throw new UploadRefusal('token')
      const seconds = await waitFor(this.bytes, client, announcedBytes)
      if (seconds !== undefined) throw new UploadRefusal('tooMany', seconds)
    } catch (error) {
      this.giveBack(client)
      throw error
    }
    let isTaken = true
    return {
      release: (receivedBytes) => {
        if (!isTaken) return
        isTaken = false
        this.giveBack(client)
        void this.bytes.reward(client, Math.max(0, announcedBytes - receivedBytes))
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

/** Takes points from what a key may use; the seconds to wait when they are too many, and then they do not count. */
async function waitFor(limiter: RateLimiterMemory, key: string, points: number): Promise<number | undefined> {
  try {
    await limiter.consume(key, points)
    return undefined
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    // A smaller file may still fit.
    await limiter.reward(key, points)
    return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
  }
}
