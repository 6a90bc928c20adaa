import { ButtonLink } from '@seneb/ui/button-link'
import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router-dom'

import { documentsRequestedBy, sendDocuments, statusOf } from '../features/document-requests/send-documents.server.js'
import { documentRequestsCopy as copy } from '../features/document-requests/document-requests.copy.js'
import { DocumentsForm } from '../features/document-requests/documents-form.js'
import { readForm } from '../forms/handle-form.server.js'
import type { SenebLoadContext } from '../graph/load-context.js'
import { siteOriginOf } from '../root-data.js'
import { pageHead } from '../seo/page-head.js'
import { HeaderGround } from '../shell/page-band.js'

export async function loader({ params, context }: LoaderFunctionArgs<SenebLoadContext>) {
  const outcome = await documentsRequestedBy(params['token'], context.queryGraph)
  return data(outcome, { status: statusOf[outcome.kind] })
}

export async function action({ request, params, context }: ActionFunctionArgs<SenebLoadContext>) {
  const form = await readForm(request)
  const outcome = await sendDocuments({ form, token: params['token'] }, context)
  const isRefused = outcome.kind === 'asked'
  return data(outcome, { status: isRefused ? 422 : statusOf[outcome.kind] })
}

/** Prevents intermediate caches from storing one person's document request. */
export function headers() {
  return { 'cache-control': 'no-store' }
}

export function meta({ matches }: MetaArgs) {
  const { description, pageTitle } = copy
  return pageHead({ title: pageTitle, description, path: '/', origin: siteOriginOf(matches), indexed: false })
}

/**
 * Target of the mail link that requests documents from an applicant again (AMB-13, AMB-14, D-43). Opening it changes
 * nothing, because link checkers open it too; sending the form takes effect once.
 */
export default function ApplicationDocumentsPage() {
  const loaded = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>() ?? loaded
  const { text, title } = copy[outcome.kind]
  return (
    <>
      <HeaderGround />
      <div className="wrap max-w-3xl py-12 md:py-16">
        <div aria-live="polite">
          <p className="eyebrow text-accent-text">{copy.eyebrow}</p>
          <h1 className="title-2">{title}</h1>
          <p className="lead mt-4">
            {text}
            {outcome.kind === 'received' && (
              <>
                {' '}
                <strong className="whitespace-nowrap text-ink">{outcome.reference}</strong>.
              </>
            )}
          </p>
        </div>
        {outcome.kind === 'asked' ? (
          <DocumentsForm request={outcome.request} errors={outcome.errors} />
        ) : (
          <ButtonLink variant="brand" to="/" className="mt-8">
            {copy.home}
          </ButtonLink>
        )}
      </div>
    </>
  )
}
