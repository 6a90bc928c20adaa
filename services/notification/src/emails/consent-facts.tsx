import { consentDetails, type Consents, type Purpose } from './consent-details.rules.js'
import { Facts } from './email-facts.js'
import { Subtitle } from './email-text.js'
import { notGiven } from './wording.rules.js'

/** What the person agreed to, and what they were asked and did not agree to, for the care team (TRIP-54, D-83). */
export function ConsentFacts({ asked, consents }: Consents & { readonly asked: readonly Purpose[] }) {
  const facts = consentDetails({ consents }, asked)
  return (
    <>
      <Subtitle>Consents</Subtitle>
      <Facts rows={facts.map(({ label, value }) => ({ label, value, faint: value === notGiven }))} />
    </>
  )
}
