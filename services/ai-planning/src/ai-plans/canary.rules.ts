/**
 * The canary is a secret word in the instructions, new for each call. A model that repeats its instructions is detected
 * by it in any spelling (S18).
 */
export function canaryFrom(bytes: Uint8Array): string {
  return `SNB${Buffer.from(bytes).toString('hex').toUpperCase()}`
}

/** Random bytes in a canary: long enough that no text contains it by chance. */
export const canaryBytes = 10

/** True when a text contains the canary: plain, spaced out, in another case, reversed, ROT13, hex or base64. */
export function leaksCanary(text: string, canary: string): boolean {
  const letters = lettersIn(text)
  const spellings = [canary, reversed(canary), rot13(canary), Buffer.from(canary).toString('hex')]
  if (spellings.some((spelling) => letters.includes(lettersIn(spelling)))) return true
  return [canary, canary.toLowerCase()].some((spelling) => containsBase64(text, spelling))
}

const lettersIn = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[^A-Za-z0-9]/g, '')
    .toLowerCase()

const reversed = (text: string) => [...text].reverse().join('')

function rot13(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const base = letter <= 'Z' ? 65 : 97
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base)
  })
}

/**
 * Base64 encodes groups of three bytes, so a word inside a longer text has one of three encodings; its ends mix with
 * neighbors.
 */
function containsBase64(text: string, word: string): boolean {
  const joined = text
    .replace(/[^A-Za-z0-9+/_-]/g, '')
    .replaceAll('-', '+')
    .replaceAll('_', '/')
  return [0, 1, 2].some((shift) => {
    const encoded = Buffer.from(' '.repeat(shift) + word).toString('base64')
    const own = encoded.slice(shift === 0 ? 0 : 4).replace(/=+$/, '')
    return joined.includes(own.slice(0, -2))
  })
}
