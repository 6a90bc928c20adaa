import { ButtonLink } from '@seneb/ui/button-link'

import CareScene from '../../art/care-scene.svg?react'
import { referralsCopy } from './referrals.copy.js'

/** Shown until a link is processed (REF-25); without a script it offers a link to continue. */
export function ReferralLoading() {
  return (
    <section className="wrap grid min-h-[600px] content-center justify-items-center gap-6 py-16 text-center">
      <CareScene className="aspect-16/9 w-full max-w-md rounded-panel" />
      <p role="status" className="needs-script font-display text-[1.375rem]">
        {referralsCopy.loading}
      </p>
      <ButtonLink to="/" variant="quiet">
        {referralsCopy.goOn}
      </ButtonLink>
    </section>
  )
}
