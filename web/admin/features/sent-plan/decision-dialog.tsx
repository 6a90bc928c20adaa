import { useState } from 'react'

import { formError, messageAt } from '../../graph/desk-error.js'
import { DeskRecordPlanDecisionDocument, type PlanDecisionKind } from '../../graph/generated/sent-plan/graphql.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { SelectField, TextAreaField, notChosen } from '../../ui/fields.js'
import type { EnquiryDialogProps } from '../../enquiry/enquiry-part.js'
import { sentPlanCopy } from './sent-plan.copy.js'
import type { ShownPlan } from './shown-plan.js'

const copy = sentPlanCopy.dialog

/** Decision as entered in the form. */
interface Entered {
  /** Empty until it is chosen. */
  readonly decision: PlanDecisionKind | ''
  /** Empty for the whole plan. */
  readonly lineId: string
  readonly text: string
}

/** Records by telephone what the patient decided about the plan. */
export function DecisionDialog({
  enquiry: { id, version },
  onEnd,
  plan,
}: EnquiryDialogProps & { readonly plan: ShownPlan }) {
  const [entered, setEntered] = useState<Entered>({ decision: '', lineId: '', text: '' })
  const [isMissing, setMissing] = useState(false)
  const { mutate, isBusy, error } = useDeskMutation(
    DeskRecordPlanDecisionDocument,
    (result) => result.recordPlanDecision,
  )
  const set = (part: Partial<Entered>) => setEntered({ ...entered, ...part })
  const { decision, lineId } = entered
  const text = entered.text.trim()
  const isQuestion = decision === 'QUESTIONED'
  const record = async () => {
    const isIncomplete = !decision || (isQuestion && !text)
    setMissing(isIncomplete)
    if (!decision || isIncomplete) return
    const details = {
      ...(isQuestion && lineId ? { lineId } : {}),
      ...(text && decision !== 'ACCEPTED' ? { text } : {}),
    }
    if (await mutate({ id, version, planId: plan.id, decision, ...details })) onEnd(true)
  }
  return (
    <DeskDialog title={copy.title} onClose={() => onEnd(false)}>
      <DialogForm submitLabel={copy.action} isBusy={isBusy} error={formError(error, ['text'])} onSubmit={record}>
        <SelectField
          label={copy.decision}
          value={decision}
          options={[notChosen, ...copy.options]}
          error={isMissing && !decision ? copy.pleaseChoose : undefined}
          onValue={(value) => set({ decision: value as PlanDecisionKind | '' })}
        />
        {isQuestion && (
          <SelectField
            label={copy.line}
            value={lineId}
            options={linesOf(plan)}
            onValue={(value) => set({ lineId: value })}
          />
        )}
        {decision && decision !== 'ACCEPTED' && (
          <TextAreaField
            label={isQuestion ? copy.question : copy.reason}
            value={entered.text}
            error={isMissing && isQuestion && !text ? copy.pleaseWrite : messageAt(error, 'text')}
            onValue={(value) => set({ text: value })}
          />
        )}
      </DialogForm>
    </DeskDialog>
  )
}

/** Longest line shown as a choice, in characters. */
const maxLineCharacters = 80

function linesOf({ sections }: ShownPlan): readonly (readonly [string, string])[] {
  const lines = sections.flatMap((section) => section.lines.map(({ id, text }) => [id, shortened(text)] as const))
  return [['', copy.wholePlan], ...lines]
}

function shortened(text: string): string {
  return text.length > maxLineCharacters ? `${text.slice(0, maxLineCharacters)}...` : text
}
