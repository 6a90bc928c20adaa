/** Words from templates, guides and common habits, which password guessers try first. */
const guessable =
  /password|passwort|passwd|secret|change.?me|example|sample|template|default|admin|letmein|qwerty|welcome|postgres|12345/i

const minimum = { passwordLength: 16, distinctCharacters: 8, keyLength: 32, distinctBytes: 16, distinctSteps: 8 }

/**
 * Why a password could be guessed, as the end of a sentence; undefined when it looks random. Passwords here are
 * made by machines for machines, so no strength is estimated: what is no random text of 16 characters is refused.
 */
export function passwordWeakness(password: string): string | undefined {
  if (password.length < minimum.passwordLength) return `is shorter than ${minimum.passwordLength} characters`
  if (guessable.test(password)) return 'contains a word everybody tries'
  if (new Set(password).size < minimum.distinctCharacters) return 'is made of very few characters'
  if (repeats([...password])) return 'repeats itself'
  return undefined
}

/** Why a key of bytes, as base64, could be guessed; undefined when it looks random. */
export function keyWeakness(base64: string): string | undefined {
  const bytes = [...Buffer.from(base64, 'base64')]
  if (bytes.length < minimum.keyLength) return `is shorter than ${minimum.keyLength} bytes`
  if (new Set(bytes).size < minimum.distinctBytes) return 'is made of very few bytes'
  if (repeats(bytes)) return 'repeats itself'
  // Of 32 random bytes all are printable once in 10^13 times.
  if (bytes.every((byte) => byte >= 0x20 && byte < 0x7f)) return 'is written text and not random bytes'
  if (new Set(stepsOf(bytes)).size < minimum.distinctSteps) return 'counts up or down'
  return undefined
}

/** Whether the whole is its own beginning again and again. */
function repeats(parts: readonly unknown[]): boolean {
  const periods = Array.from({ length: Math.floor(parts.length / 2) }, (_, i) => i + 1)
  return periods.some((period) => parts.every((part, i) => i < period || part === parts[i - period]))
}

function stepsOf(bytes: readonly number[]): number[] {
  return bytes.slice(1).map((byte, i) => byte - (bytes[i] ?? 0))
}
