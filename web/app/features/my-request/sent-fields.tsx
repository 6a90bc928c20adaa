import { Field } from '@seneb/ui/field'

import { dayOf } from '../../ui/figures.js'
import { ActForm, FoldedAct, useFailedAct } from './act-form.js'
import { Block } from './block.js'
import { CorrectionControl } from './correction-control.js'
import { useFieldLabels } from './field-labels.js'
import { SentenceWithTime } from './local-time.js'
import { requestDetailsCopy } from './my-request-details.copy.js'
import type { ShownRequest } from './read-my-request.server.js'

const copy = requestDetailsCopy.fields

type SentField = NonNullable<ShownRequest['fields']>[number]
type Corrections = NonNullable<ShownRequest['corrections']>

interface SentFieldsProps {
  readonly fields: readonly SentField[]
  readonly corrections: Corrections
  readonly canCorrect: boolean
}

/** Everything that the person sent, each with its earlier answers and a way to correct it. */
export function SentFields({ canCorrect, corrections, fields }: SentFieldsProps) {
  const labelOf = useFieldLabels()
  return (
    <Block id="sent" title={copy.title}>
      {canCorrect && <p className="mt-3 print:hidden">{copy.text}</p>}
      <dl className="mt-4 grid gap-4">
        {fields.map((field) => (
          <div key={field.name} className="border-t border-line pt-3">
            <dt className="text-[0.9375rem] text-ink-2">{labelOf(field.name)}</dt>
            <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
              {shownValue(field.value)}
            </dd>
            {corrections
              .filter(({ name }) => name === field.name)
              .map(({ before, correctedAt }) => (
                <dd key={correctedAt} className="text-[0.9375rem] wrap-anywhere text-ink-2">
                  <SentenceWithTime
                    at={correctedAt}
                    sentence={(time) => copy.before(before === null ? copy.nothing : shownValue(before), time)}
                  />
                </dd>
              ))}
            {canCorrect && field.isCorrectable && (
              <dd>
                <CorrectForm field={field} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      <p className="mt-4 text-[0.9375rem] text-ink-2 print:hidden">{copy.emailNote}</p>
    </Block>
  )
}

const isoDay = /^\d{4}-\d{2}-\d{2}$/

function shownValue(value: string): string {
  return isoDay.test(value) ? dayOf(value) : value
}

function CorrectForm({ field: { name, value } }: { readonly field: SentField }) {
  const labelOf = useFieldLabels()
  const failed = useFailedAct('correct', name)
  const typed = failed?.typed['value'] ?? value
  return (
    <FoldedAct title={copy.correctName(labelOf(name))} isOpen={failed !== undefined}>
      <ActForm act="correct" about={name} submit={copy.submit} variant="brand">
        <Field id={`field-correct-${name}`} name="value" label={labelOf(name)} error={failed?.message}>
          {(control) => <CorrectionControl name={name} control={control} value={typed} />}
        </Field>
      </ActForm>
    </FoldedAct>
  )
}
