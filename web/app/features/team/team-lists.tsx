import { VisuallyHidden } from '@seneb/ui/visually-hidden'

import { RichText } from '../../publications/rich-text.js'
import type { WithProse } from '../../publications/prose.js'
import type { TeamPageQuery } from '../../graph/generated/graphql.js'
import { ExternalButtonLink } from '../../ui/external-button-link.js'
import { teamCopy as copy } from './team.copy.js'
import { ImageWithFallback } from '../../ui/image-with-fallback.js'

type Team = WithProse<TeamPageQuery['team']>

/** The co-founders; renders nothing while none is published (TEAM-01, TEAM-03, D-64). */
export function Members({ members }: Pick<Team, 'members'>) {
  if (members.length === 0) return null
  return (
    <section aria-labelledby="founders" className="section-air bg-tint">
      <div className="wrap">
        <h2 id="founders" className="title-2">
          {copy.founders}
        </h2>
        <ul className="mt-10 grid gap-5 md:grid-cols-3">
          {members.map(({ key, name, role, bioHtml, linkedinUrl, imageUrl, initials, isSample }) => (
            <li key={key} className="fixed-card rounded-panel border border-line bg-surface p-7">
              <MemberPhoto imageUrl={imageUrl} initials={initials} name={name} />
              <h3 className="title-3 mt-5">{name}</h3>
              <p className="font-medium text-accent-text">{role}</p>
              <RichText prose={bioHtml} className="mt-3 text-[0.9688rem] text-ink-2" />
              {isSample && <p className="mt-3 text-[0.875rem] text-ink-2">{copy.sample}</p>}
              {linkedinUrl && !isSample && (
                <a
                  href={linkedinUrl}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="mt-2 inline-flex min-h-12 items-center gap-1.5 font-medium text-brand-strong underline underline-offset-4"
                >
                  {copy.profile}
                  <span aria-hidden>↗</span>
                  <VisuallyHidden>
                    {' '}
                    {copy.profileOf(name)} ({copy.opensInNewTab})
                  </VisuallyHidden>
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Bodies that accredit; called partners only with an agreement on record (TEAM-02, TEAM-04, D-28). */
export function AccreditationBodies({ bodies }: { readonly bodies: Team['accreditationBodies'] }) {
  if (bodies.length === 0) return null
  return (
    <section aria-labelledby="bodies" className="section-air">
      <div className="wrap">
        <h2 id="bodies" className="title-2">
          {copy.bodies}
        </h2>
        <ul className="mt-10 grid gap-5 md:grid-cols-2">
          {bodies.map(({ key, name, descriptionHtml, imageUrl, link, isPartner }) => (
            <li key={key} className="fixed-card flex flex-col rounded-panel border border-line bg-surface p-7 md:p-10">
              <MemberPhoto imageUrl={imageUrl} initials={initialsOf(name)} name="" />
              <h3 className="mt-5 text-[min(1.5rem,8.5vw)]">{name}</h3>
              <p className="text-[0.9375rem] font-medium text-accent-text">
                {isPartner ? copy.partner : copy.noPartner}
              </p>
              <RichText prose={descriptionHtml} className="mt-3 grow text-ink-2" />
              <ExternalButtonLink href={link} opensInNewTab={copy.opensInNewTab} className="mt-6 self-start">
                {copy.visit}
                <VisuallyHidden>: {name}</VisuallyHidden>
              </ExternalButtonLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Returns the initials of a name, in place of a missing logo. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  return words
    .slice(0, 3)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
}

/** Names the payers of Seneb from the settings; without any, states that there is no payer yet (D-77). */
export function HowPaid({ settings }: { readonly settings: TeamPageQuery['site']['settings'] }) {
  const { paidBy, sampleKeys } = settings
  return (
    <section aria-labelledby="how-paid" className="wrap py-10 md:py-14">
      <h2 id="how-paid" className="title-2">
        {copy.paid.title}
      </h2>
      <p className="mt-4 max-w-[65ch]">
        {paidBy ?? copy.paid.withoutActor}
        {paidBy && sampleKeys.includes('company.paidBy') && ` (${copy.paid.sample})`}
      </p>
    </section>
  )
}

interface MemberPhotoProps {
  readonly imageUrl: string | null
  readonly initials: string
  readonly name: string
}

/** A photo; without one, or when it fails to load, a tile with the person's initials (TEAM-01). */
export function MemberPhoto({ imageUrl, initials, name }: MemberPhotoProps) {
  const shape = 'size-28 rounded-full'
  if (imageUrl) {
    return (
      <ImageWithFallback
        src={imageUrl}
        alt={name}
        unavailable={initials}
        width={112}
        height={112}
        className={`${shape} initials`}
      />
    )
  }
  return (
    <span
      aria-hidden
      className={`${shape} grid place-items-center bg-brand-soft font-display text-[2rem] font-medium text-brand-strong`}
    >
      {initials}
    </span>
  )
}
