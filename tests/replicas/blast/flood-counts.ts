import type { PostResponse } from './post.js'

/** Results of a flood's requests, each counted once. */
export interface FloodCounts {
  sent: number
  served: number
  /** Points charged for all requests. */
  charged: number
  /** Refused because the partner had too few points left. */
  withoutPoints: number
  /** Refused because the partner had too many requests in flight. */
  withoutSlot: number
  /** All other responses, by status. */
  others: Record<string, number>
  /** Duration from the first request to the last response. */
  seconds: number
}

interface KeyedBody {
  readonly data?: object | null
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[]
  readonly extensions?: { readonly cost?: { readonly points: number; readonly charged: number } }
}

export function noCounts(): FloodCounts {
  return { sent: 0, served: 0, charged: 0, withoutPoints: 0, withoutSlot: 0, others: {}, seconds: 0 }
}

/** Counts one response; undefined when there was none. */
export function countResponse(counts: FloodCounts, response: PostResponse | undefined): void {
  counts.sent += 1
  const { data, errors, extensions } = bodyOf(response?.text)
  const { charged = 0, points = 0 } = extensions?.cost ?? {}
  counts.charged += charged
  if (response?.status === 200 && data && !errors) counts.served += 1
  else if (response?.status === 429 && errors?.[0]?.extensions?.code === 'THROTTLED') {
    // The limit on concurrent requests is checked before the document is read, so its cost is not known then.
    if (points > 0) counts.withoutPoints += 1
    else counts.withoutSlot += 1
  } else {
    const name = response ? String(response.status) : 'no answer'
    counts.others[name] = (counts.others[name] ?? 0) + 1
  }
}

function bodyOf(text = ''): KeyedBody {
  try {
    return JSON.parse(text) as KeyedBody
  } catch {
    return {}
  }
}
