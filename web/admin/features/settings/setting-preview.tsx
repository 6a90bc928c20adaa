import { VisuallyHidden } from '@seneb/ui/visually-hidden'
import type { ReactNode } from 'react'

import type { GroupKey, SettingGroup, Values } from './setting-group.js'
import { settingsCopy } from './settings.copy.js'

const copy = settingsCopy.settingPreview

interface SettingPreviewProps {
  readonly group: SettingGroup
  readonly values: Values
}

/** Shows the typed values of a group as pages show them; empty ones are listed as not shown. */
export function SettingPreview({ group, values }: SettingPreviewProps) {
  const Preview = previews[group.key]
  const filled = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value.trim()]))
  return (
    <section className="desk-panel" aria-label={copy.label}>
      <div className="desk-panel-head">
        <h2>{copy.title}</h2>
        <a
          className="desk-small underline underline-offset-4"
          href={group.pagePath}
          target="_blank"
          rel="noopener noreferrer"
        >
          {copy.open}
          <VisuallyHidden> ({copy.opensNewTab})</VisuallyHidden>
        </a>
      </div>
      <div className="grid gap-3 p-4 wrap-anywhere">
        <Preview values={filled} />
      </div>
    </section>
  )
}

interface PreviewProps {
  readonly values: Values
}

const previews: Readonly<Record<GroupKey, (props: PreviewProps) => ReactNode>> = {
  COMPANY: CompanyPreview,
  PROCESSORS: ProcessorsPreview,
  CARE_DESK: CareDeskPreview,
  LINKS: LinksPreview,
  PARTNERS: PartnersPreview,
  PACKAGES: PackagesPreview,
  VALUES_PAGE: ValuesPreview,
  OPERATION: OperationPreview,
}

/** A part on the dark ground of the site's header and footer. */
function DarkGround({ children }: { readonly children: ReactNode }) {
  return <div className="desk-preview-dark">{children}</div>
}

function CompanyPreview({ values }: PreviewProps) {
  const company = ['company.name', 'company.registration', 'company.address'].map((key) => values[key])
  return (
    <>
      <DarkGround>
        <p>{[copy.footer(new Date().getFullYear()), ...company].filter(Boolean).join(' · ')}</p>
        {values['company.privacyEmail'] && <p className="underline">{values['company.privacyEmail']}</p>}
      </DarkGround>
      <h3>{copy.howPaid}</h3>
      <p className="whitespace-pre-line">{values['company.paidBy'] || copy.noPayer}</p>
    </>
  )
}

function ProcessorsPreview({ values }: PreviewProps) {
  const model = values['processors.ai']
  return (
    <FactList
      facts={[
        [copy.whoHosts, values['processors.hosting']],
        [copy.whoMails, values['processors.email']],
        [copy.whoDrafts, model === 'none' ? copy.noModel : model],
        [copy.safeguard, values['processors.transferSafeguard']],
      ]}
    />
  )
}

function FactList({ facts }: { readonly facts: readonly (readonly [term: string, value: string | undefined])[] }) {
  return (
    <dl className="grid gap-2">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt className="desk-small">{term}</dt>
          <dd>{value || copy.notNamed}</dd>
        </div>
      ))}
    </dl>
  )
}

function CareDeskPreview({ values }: PreviewProps) {
  const hours = values['careDesk.hours']
  const lines = [values['careDesk.email'], values['careDesk.whatsapp'], values['careDesk.languages']]
  const shown = [...lines, hours && `${hours} ${copy.inCairo}`].filter(Boolean)
  if (shown.length === 0) return <p>{copy.hidden}</p>
  return (
    <DarkGround>
      <ul>
        {shown.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </DarkGround>
  )
}

function LinksPreview({ values }: PreviewProps) {
  const names = [
    ['links.waitingList', copy.waitingList],
    ['links.facebook', 'Facebook'],
    ['links.instagram', 'Instagram'],
    ['links.linkedin', 'LinkedIn'],
  ] as const
  const hidden = names.filter(([key]) => !values[key]).map(([, name]) => name)
  return (
    <>
      <DarkGround>
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {names.map(
            ([key, name]) =>
              values[key] && (
                <li key={key} className="underline">
                  {name} ↗
                </li>
              ),
          )}
        </ul>
      </DarkGround>
      {hidden.length > 0 && (
        <p className="desk-small">
          {copy.hidden}: {hidden.join(', ')}
        </p>
      )}
    </>
  )
}

function PartnersPreview({ values }: PreviewProps) {
  const hosts = (values['partners.hosts'] ?? '').split(/[\s,]+/).filter(Boolean)
  const thanks = values['partners.thanks']
  if (hosts.length === 0 || !thanks) return <p>{copy.thanksHidden}</p>
  return (
    <>
      <p className="desk-small">{copy.thankedFrom(hosts.length)}</p>
      <p className="desk-words">{thanks}</p>
    </>
  )
}

function PackagesPreview({ values }: PreviewProps) {
  const seller = values['packages.seller']
  return <p>{seller ? copy.soldBy(seller) : copy.noSeller}</p>
}

function ValuesPreview({ values }: PreviewProps) {
  const { 'values.welcomeText': text, 'values.welcomeTitle': title } = values
  if (!text && !title) return <p>{copy.hidden}</p>
  return (
    <>
      {title && <h3>{title}</h3>}
      {text && <p className="whitespace-pre-line">{text}</p>}
    </>
  )
}

function OperationPreview({ values }: PreviewProps) {
  const notice = values['maintenance.notice']
  const isOn = (key: string) => values[key] === 'on'
  return (
    <>
      {notice ? (
        <DarkGround>
          <p className="whitespace-pre-line">{notice}</p>
        </DarkGround>
      ) : (
        <p>{copy.noNotice}</p>
      )}
      <ul className="grid list-disc gap-2 ps-5">
        <li>{isOn('planner.acceptsEnquiries') ? copy.plannerOpen : copy.plannerPaused}</li>
        <li>{isOn('newsletter.doubleOptIn') ? copy.confirmation : copy.noConfirmation}</li>
        <li>{isOn('newsletter.hideDuplicates') ? copy.duplicatesHidden : copy.duplicatesReported}</li>
        <li>{isOn('referral.acceptUnknown') ? copy.unknownAccepted : copy.unknownRejected}</li>
      </ul>
    </>
  )
}
