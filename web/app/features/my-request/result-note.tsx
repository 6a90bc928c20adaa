import { CircleAlert, CircleCheck } from 'lucide-react'

import { refusedFormId } from './act-form.js'
import { myRequestCopy as copy, type DoneName, type ProblemName } from './my-request.copy.js'

interface ResultNoteProps {
  readonly done: DoneName | undefined
  readonly problem: ProblemName | undefined
  /** Sentence at the field that is at fault. */
  readonly message: string | undefined
  /** Whether the refused form is on the page. */
  readonly hasForm: boolean
}

/** Result of the form that was sent last, on top of the page; the early script moves the focus here. */
export function ResultNote({ done, hasForm, message, problem }: ResultNoteProps) {
  const note = problem ? copy.problems[problem] : done ? copy.done[done] : undefined
  if (!note) return null
  const Sign = problem ? CircleAlert : CircleCheck
  return (
    <div
      data-result=""
      tabIndex={-1}
      role={problem ? 'alert' : 'status'}
      className={`mb-8 rounded-card border-2 p-[min(1.25rem,5vw)] outline-none ${problem ? 'border-danger bg-danger-soft' : 'border-brand bg-tint'}`}
    >
      <p className="flex gap-3 font-semibold">
        <Sign aria-hidden size={22} className={`mt-0.5 shrink-0 ${problem ? 'text-danger' : 'text-good'}`} />
        {note.title}
      </p>
      <p className="mt-1">{message ?? note.text}</p>
      {hasForm && (
        <a href={`#${refusedFormId}`} className="inline-flex min-h-12 items-center underline underline-offset-4">
          {copy.toForm}
        </a>
      )}
    </div>
  )
}
