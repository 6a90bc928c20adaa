const steps = [
  { unit: 'd', seconds: 86_400 },
  { unit: 'h', seconds: 3600 },
  { unit: 'min', seconds: 60 },
]

/** How long, in one or two parts: `0.4 s`, `1 min 50 s`, `3 h 7 min`, `2 d`. */
export function durationWords(seconds: number): string {
  if (seconds < 10) return `${Math.round(seconds * 10) / 10} s`
  if (seconds < 60) return `${Math.round(seconds)} s`
  const at = steps.findIndex((step) => seconds >= step.seconds)
  const { unit = 's', seconds: size = 1 } = steps[at] ?? {}
  const smaller = steps[at + 1] ?? { unit: 's', seconds: 1 }
  const rest = Math.floor((seconds % size) / smaller.seconds)
  const whole = `${Math.floor(seconds / size)} ${unit}`
  return rest > 0 ? `${whole} ${rest} ${smaller.unit}` : whole
}

/** How long ago that was. */
export function ageWords(at: string): string {
  return durationWords(Math.max(0, (Date.now() - Date.parse(at)) / 1000))
}
