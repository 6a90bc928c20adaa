import { minFillMs } from '@seneb/contracts/vocabulary/bot-signals'
import { useRef, useState, type RefObject } from 'react'

import { useHydrated } from '../hydration/use-hydrated.js'
import { botSignalsCopy } from './bot-signals.copy.js'

/**
 * Signals that distinguish bots from people: the honeypot's text, and the time taken to fill in the form (D-82, S20).
 */
export interface BotSignals {
  readonly website: string
  readonly fillMs?: number
}

interface BotWatch {
  /** For the honeypot. */
  readonly website: RefObject<HTMLInputElement | null>
  /** Resolves when the minimum time for filling in the form is over; a fast person waits instead of being refused. */
  readonly botSignals: () => Promise<BotSignals>
}

/** Collects bot signals of a form; for a form in the initial document, time counts from the start of navigation. */
export function useBotSignals(): BotWatch {
  const website = useRef<HTMLInputElement>(null)
  const arrivedLater = useHydrated()
  const [shownAtMs] = useState(() => (arrivedLater ? performance.now() : 0))
  return {
    website,
    botSignals: async () => {
      await pause(shownAtMs + minFillMs - performance.now())
      return { website: remove(website.current), fillMs: atLeastMin(performance.now() - shownAtMs) }
    },
  }
}

/**
 * Returns the honeypot's text and empties it. A password manager or an extension may have filled it in for a person,
 * whose second press must succeed. Bots that fill in every field do not press twice.
 */
function remove(input: HTMLInputElement | null): string {
  const text = input?.value ?? ''
  if (input) input.value = ''
  return text
}

/**
 * Returns the bot signals of a form that the browser sent without a script; waits for the remaining minimum time, as
 * the page would.
 */
export async function botSignalsOf(form: FormData): Promise<BotSignals> {
  const [website, shownAt] = ['website', 'shownAt'].map((name) => form.get(name))
  const signals = { website: typeof website === 'string' ? website : '' }
  if (typeof shownAt !== 'string' || !/^\d{13}$/.test(shownAt)) return signals
  const elapsedMs = Date.now() - Number(shownAt)
  await pause(Math.min(minFillMs - elapsedMs, minFillMs))
  return { ...signals, fillMs: atLeastMin(elapsedMs) }
}

const dayMs = 24 * 60 * 60 * 1000

/**
 * Returns a fill time of at least the minimum, because sending waits for the rest. The limit is
 * one day, because forms may stay open for weeks and longer times carry no information.
 */
function atLeastMin(elapsedMs: number): number {
  return Math.ceil(Math.min(Math.max(elapsedMs, minFillMs), dayMs))
}

async function pause(milliseconds: number): Promise<void> {
  if (milliseconds > 0) await new Promise((resolve) => setTimeout(resolve, milliseconds))
}

interface HoneypotProps {
  readonly website: RefObject<HTMLInputElement | null>
  /**
   * Time at which the server rendered the page, in milliseconds; sent when the browser submits the form without a
   * script. A cached page was rendered up to a minute earlier, so the error is always in the person's favor.
   */
  readonly shownAt?: number | undefined
}

/** A field that people cannot see, hear or reach; bots that fill in every field reveal themselves (D-82, S20). */
export function Honeypot({ website, shownAt }: HoneypotProps) {
  return (
    <div className="hidden">
      <label>
        {botSignalsCopy.leaveEmpty}
        <input ref={website} type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
      {shownAt !== undefined && <input type="hidden" name="shownAt" value={shownAt} />}
    </div>
  )
}
