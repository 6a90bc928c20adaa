import { TextLink } from './email-text.js'

/** Opens an empty message to a person. Encoded as a whole, because a local part may hold `?`, `&` and `%`. */
export function EmailLink({ address, subject }: { address: string; subject: string }) {
  const href = `mailto:${encodeURIComponent(address)}?subject=${encodeURIComponent(subject)}`
  return <TextLink href={href}>{address}</TextLink>
}
