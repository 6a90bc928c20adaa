// Characters that reorder or hide the text around them; harmless in a name, useful only for making one look like another.
const deceptive = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|[^\P{Cc}\n\t]/gu

/** Returns another person's text without characters that disguise its content (S16). */
export function visible(text: string): string {
  return text.replace(deceptive, '')
}

const namePattern = /^[\p{L}\p{M}][\p{L}\p{M}'’ -]*(?:\.(?= |$)[\p{L}\p{M}'’ -]*)*$/u
const maxGreetedNameLength = 60

/**
 * Returns the name to greet a person by, or undefined when their input does not look like a name. Forms are public, so
 * a sender must not be able to send a stranger their own message under our name. Accepts only letters, spaces, hyphens,
 * apostrophes, and the dot of an initial, up to `maxGreetedNameLength` characters.
 */
export function greetingName(fullName: string): string | undefined {
  const name = visible(fullName).replace(/\s+/g, ' ').trim()
  return name.length <= maxGreetedNameLength && namePattern.test(name) ? name : undefined
}
