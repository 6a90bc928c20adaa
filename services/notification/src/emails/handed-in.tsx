import { Paragraph } from './email-text.js'
import { nameOfPartner } from './wording.rules.js'

/** Who sent the enquiry for whoever reads this, and what to do if nobody was asked to; nothing where they sent it themselves. */
export function HandedIn({ by }: { by: string | undefined }) {
  if (by === undefined) return null
  return (
    <Paragraph>
      {nameOfPartner(by)} sent us this request for you and told us that you agreed to it. They learn that we have it,
      and nothing of what we write to you. If you did not agree, tell us in a reply and we will delete it.
    </Paragraph>
  )
}
