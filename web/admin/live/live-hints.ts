import { reportReached } from '../graph/connection.js'
import { subscribeToPresence } from './presence.js'

/** Whether hints of changes arrive: `lost` is also the time until the first stream is open. */
export type LiveState = 'live' | 'lost'
type Listener = () => void

/** A stream that the gateway refused is not opened again by the browser. */
const againAfterMs = 15_000

const onHint = new Set<Listener>()
const onState = new Set<Listener>()
let state: LiveState = 'lost'
let source: EventSource | undefined
/** Clears the presence of other people when the stream no longer reports it. */
let clearPeople: (() => void) | undefined
let again: ReturnType<typeof setTimeout> | undefined

/**
 * Calls the listener when anything on the desk has changed; the hint carries no data, so the listener has to load it.
 * Returns the function that unsubscribes.
 */
export function listenToHints(listener: Listener): () => void {
  onHint.add(listener)
  return () => onHint.delete(listener)
}

/** Keeps the page's only event stream open while its state has at least one listener. */
export function listenToState(listener: Listener): () => void {
  onState.add(listener)
  if (onState.size === 1) open()
  return () => {
    onState.delete(listener)
    if (onState.size === 0) close()
  }
}

export function liveState(): LiveState {
  return state
}

function open(): void {
  const opened = new EventSource('/staff/live')
  source = opened
  clearPeople = subscribeToPresence(opened)
  // Changes during a lost connection are loaded as if a hint had arrived.
  opened.addEventListener('open', () => {
    become('live')
    reportReached()
    notify(onHint)
  })
  opened.addEventListener('message', () => notify(onHint))
  opened.addEventListener('error', () => {
    become('lost')
    clearPeople?.()
    if (opened.readyState !== EventSource.CLOSED) return
    clearTimeout(again)
    again = setTimeout(open, againAfterMs)
  })
}

function close(): void {
  clearTimeout(again)
  source?.close()
  clearPeople?.()
  become('lost')
}

function become(next: LiveState): void {
  if (state === next) return
  state = next
  notify(onState)
}

function notify(listeners: ReadonlySet<Listener>): void {
  for (const listener of listeners) listener()
}
