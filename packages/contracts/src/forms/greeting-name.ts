// Characters that reorder or hide the text around them; harmless in a name, useful only for making one look like another.
const deceptive = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|[^\P{Cc}\n\t]/gu

/** Someone else's text without the characters that could make it read as something it is not (S16). */
export function visible(text: string): string {
  return text.replace(deceptive, '')
}

const namePattern = /^[\p{L}\p{M}][\p{L}\p{M}'’ -]*(?:\.(?= |$)[\p{L}\p{M}'’ -]*)*$/u
const maxGreetedNameLength = 60

/**
 * The name a person may be greeted by, or undefined when what they typed does not look like a name. A form is open to
 * anybody, so whoever types a stranger's address must not get to write that stranger a message under our name:
 * only letters, spaces, hyphens, apostrophes and the dot of an initial pass, and no more than a line of them.
 */
export function greetingName(fullName: string): string | undefined {
  const name = visible(fullName).replace(/\s+/g, ' ').trim()
  return name.length <= maxGreetedNameLength && namePattern.test(name) ? name : undefined
}
