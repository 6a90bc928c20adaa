import { Button } from '@seneb/ui/button'
import { Field } from '@seneb/ui/field'

import { ErrorSummary } from '../../ui/error-summary.js'
import { Select } from '../../ui/select.js'
import { stayTimelinesCopy } from './stay-timelines.copy.js'

const copy = stayTimelinesCopy.index

interface ChooseTimelineFormProps {
  readonly isRequested: boolean
  readonly procedures: readonly { readonly slug: string; readonly name: string }[]
}

/** Chooses a procedure: a plain GET form that leads to the page's address. */
export function ChooseTimelineForm({ isRequested, procedures }: ChooseTimelineFormProps) {
  const errors = isRequested ? [{ name: 'procedure', message: copy.missing }] : []
  return (
    <section aria-labelledby="choose" className="rounded-panel border border-line bg-surface p-6 md:p-8">
      <h2 id="choose" className="mb-6 text-[1.625rem]">
        {copy.formTitle}
      </h2>
      <form method="get" action="/timeline" noValidate aria-labelledby="choose">
        <ErrorSummary title={copy.summaryTitle} errors={errors} attempt={0} />
        <Field name="procedure" label={copy.procedure.label} error={errors[0]?.message} required>
          {(control) => (
            <Select
              {...control}
              defaultValue=""
              placeholder={copy.procedure.placeholder}
              options={procedures.map(({ name, slug }) => ({ value: slug, label: name }))}
              autoComplete="off"
            />
          )}
        </Field>
        <Button variant="brand" type="submit" className="mt-8 w-full">
          {copy.show}
        </Button>
      </form>
    </section>
  )
}
