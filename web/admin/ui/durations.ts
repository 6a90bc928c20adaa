import { uiCopy } from './ui.copy.js'

const copy = uiCopy.durations

const steps = [
  { unit: 'd', seconds: 86_400 },
  { unit: 'h', seconds: 3600 },
  { unit: 'min', seconds: 60 },
]

/** Returns a duration in one or two parts: `0.4 s`, `1 min 50 s`, `3 h 7 min`, `2 d`. */
export function formatDuration(seconds: number): string {
  if (seconds < 10) return copy.s(Math.round(seconds * 10) / 10)
  if (seconds < 60) return copy.s(Math.round(seconds))
  const at = steps.findIndex((step) => seconds >= step.seconds)
  const { unit = 's', seconds: size = 1 } = steps[at] ?? {}
  const smaller = steps[at + 1] ?? { unit: 's', seconds: 1 }
  const rest = Math.floor((seconds % size) / smaller.seconds)
  const text = `${Math.floor(seconds / size)} ${unit}`
  return rest > 0 ? `${text} ${rest} ${smaller.unit}` : text
}

/** Returns the time elapsed since `at`. */
export function formatAge(at: string): string {
  return formatDuration(Math.max(0, (Date.now() - Date.parse(at)) / 1000))
}

/** Returns the time elapsed since `at` in its largest unit only: `40 s`, `5 h`, `3 d`. */
export function formatShortAge(at: string, now: number): string {
  const seconds = Math.max(0, (now - Date.parse(at)) / 1000)
  const { unit = 's', seconds: size = 1 } = steps.find((step) => seconds >= step.seconds) ?? {}
  return `${Math.floor(seconds / size)} ${unit}`
}

/** Returns a duration with hours as the largest unit: a day is 24 h, as in the promise. */
export function formatHours(seconds: number): string {
  if (seconds < 3600 || seconds > 72 * 3600) return formatDuration(seconds)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  return minutes > 0 ? copy.hMin(hours, minutes) : copy.h(hours)
}
