import { processors as recipients } from '@seneb/contracts/vocabulary/recipients'

import type { LegalDocumentPageQuery } from '../../graph/generated/graphql.js'
import { legalCopy } from './legal-documents.copy.js'

type Settings = LegalDocumentPageQuery['site']['settings']

const copy = legalCopy.facts

/**
 * Shows who is responsible for personal data and who processes it, from the current settings (D-77, LEGAL-07). Demo
 * placeholders are marked, and facts that are not set are stated as such.
 */
export function CompanyFacts({ settings }: { readonly settings: Settings }) {
  return (
    <section aria-labelledby="company-facts" className="mt-14 border-t border-line pt-8">
      <h2 id="company-facts" className="text-[min(1.375rem,8.5vw)]">
        {copy.title}
      </h2>
      <p className="mt-2 text-ink-2">{copy.text}</p>
      <dl className="mt-4">
        {factsOf(settings).map(({ key, label, value }) => (
          <div key={key} className="border-b border-line py-3 sm:grid sm:grid-cols-[16rem_1fr] sm:gap-6">
            <dt className="font-semibold">{label}</dt>
            <dd className="wrap-anywhere text-ink-2">
              {value ?? copy.notNamed}
              {value && settings.sampleKeys.includes(key) && ` (${copy.sample})`}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function factsOf({ companyAddress, companyName, companyRegistration, privacyEmail, processors }: Settings) {
  const { ai, email, hosting, transferSafeguard } = processors
  const company = [companyName, companyRegistration, companyAddress].filter(Boolean).join(', ') || null
  return [
    { key: 'company.name', label: copy.rows.controller, value: company },
    { key: 'company.privacyEmail', label: copy.rows.privacyEmail, value: privacyEmail },
    { key: recipients.hosting.setting, label: copy.rows.hosting, value: hosting },
    { key: recipients.email.setting, label: copy.rows.email, value: email },
    { key: recipients.ai.setting, label: copy.rows.ai, value: ai === 'none' ? copy.noModel : ai },
    { key: 'processors.transferSafeguard', label: copy.rows.transferSafeguard, value: transferSafeguard },
  ]
}
