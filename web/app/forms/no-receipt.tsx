import { ButtonLink } from '@seneb/ui/button-link'
import { Link } from 'react-router-dom'

import { noReceiptCopy as copy } from './no-receipt.copy.js'

/** Shown at the address of a receipt that this tab does not have, for example when the address was shared. */
export function NoReceipt({ formPath, formCopy }: { readonly formPath: string; readonly formCopy: string }) {
  return (
    <section className="wrap max-w-3xl py-14 md:py-20">
      <h1 className="title-2">{copy.title}</h1>
      <p className="lead mt-4">{copy.text}</p>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink variant="brand" to={formPath}>
          {formCopy}
        </ButtonLink>
        <Link to="/" className="inline-flex min-h-12 items-center font-medium underline underline-offset-4">
          {copy.home}
        </Link>
      </div>
    </section>
  )
}
