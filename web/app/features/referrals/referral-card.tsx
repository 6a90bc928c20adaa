import { isServed } from '@seneb/contracts/vocabulary/site-routes'
import { ButtonLink } from '@seneb/ui/button-link'
import type { ReactNode } from 'react'

import CareScene from '../../art/care-scene.svg?react'
import FeluccaOffTheChart from '../../art/felucca-off-the-chart.svg?react'
import { Card } from '../../ui/card.js'
import { referralsCopy as copy } from './referrals.copy.js'

interface FrameProps {
  readonly art: ReactNode
  readonly children: ReactNode
}

function Frame({ art, children }: FrameProps) {
  return (
    <section className="wrap grid items-center gap-x-14 gap-y-8 py-10 md:py-16 lg:grid-cols-[1.1fr_1fr]">
      <Card className="rounded-panel p-7 md:p-12">{children}</Card>
      <div className="overflow-hidden rounded-panel">{art}</div>
    </section>
  )
}

const scene = 'aspect-16/9 w-full lg:aspect-4/3'

/** Savings claim that may be shown, with its evidence (D-26, O-2). */
export interface VisibleClaim {
  readonly claim: string
  readonly evidence: string
}

interface WelcomeCardProps {
  readonly isTourGuide: boolean
  /** Undefined until the service has recognized the link; the card then makes no claim about it. */
  readonly referrerName: string | undefined
  /** Undefined when no claim is proven, or when our prices could not be loaded. */
  readonly claim: VisibleClaim | undefined
}

/** Welcomes a visitor who followed a valid link; the type only changes the wording (REF-24, REF-26, REF-27). */
export function WelcomeCard({ isTourGuide, referrerName, claim }: WelcomeCardProps) {
  const { estimate, plan, ...texts } = copy.welcome
  return (
    <Frame art={<CareScene className={scene} />}>
      <h1 className="title-2">{texts.title}</h1>
      <p className="lead mt-4">{referrerName ? (isTourGuide ? texts.tourGuide : texts.general) : texts.unchecked}</p>
      {referrerName && <p className="mt-2 font-medium">{texts.referrer(referrerName)}</p>}
      {claim && (
        <div className="mt-6 rounded-card bg-warm px-5 py-4">
          <p className="font-display text-[1.25rem] leading-snug font-semibold">{claim.claim}</p>
          <p data-evidence="savings" className="mt-1.5 text-[0.875rem] text-ink-2">
            {claim.evidence}
          </p>
        </div>
      )}
      <div className="mt-7 flex flex-wrap gap-3">
        <ButtonLink to={plan.to} variant="gold" className="max-sm:grow">
          {plan.label}
        </ButtonLink>
        {isServed(estimate.to) && (
          <ButtonLink to={estimate.to} variant="outline" className="max-sm:grow">
            {estimate.label}
          </ButtonLink>
        )}
      </div>
      {referrerName && <p className="mt-6 text-[0.9375rem] text-ink-2">{texts.privacy}</p>}
    </Frame>
  )
}

interface NoticeCardProps {
  readonly title: string
  readonly lines: readonly string[]
  /** True for an error. */
  readonly isError?: boolean
}

/** States the reason why a link does not work, or that this is the test page, with a link home (REF-39..44). */
export function NoticeCard({ title, lines, isError = false }: NoticeCardProps) {
  return (
    <Frame art={<FeluccaOffTheChart className={scene} />}>
      <div role={isError ? 'alert' : undefined}>
        <h1 className="title-2">{title}</h1>
        {lines.map((line) => (
          <p key={line} className="mt-4 max-w-[52ch] text-[1.125rem] wrap-anywhere">
            {line}
          </p>
        ))}
      </div>
      {isError && <p className="mt-3 text-ink-2">{copy.errors.hint}</p>}
      <div className="mt-7 flex flex-wrap gap-3">
        <ButtonLink variant="brand" to="/" className="max-sm:grow">
          {copy.errors.home}
        </ButtonLink>
        <ButtonLink to={copy.welcome.plan.to} variant="outline" className="max-sm:grow">
          {copy.welcome.plan.label}
        </ButtonLink>
      </div>
    </Frame>
  )
}
