import { Button } from '@seneb/ui/button'
import { useEffect } from 'react'

import { ProblemNote } from './form-answers.js'
import { useFormLanguage } from './form-language.js'
import { useForm } from './form-state.js'
import { formsCopy } from './forms.copy.js'

interface SubmitButtonProps {
  /** Said instead of the button's words, such as that the form was sent; the button then does nothing. */
  readonly done?: string | undefined
  readonly className: string
}

/** Sends the form around it, and says so while it is on its way; what went wrong stays beside it until the next attempt. */
export function SubmitButton({ done, className }: SubmitButtonProps) {
  const { submit, submitting } = useFormLanguage()
  const { isSubmitting } = useForm()
  return (
    <>
      <FailureNote />
      <Button
        type="submit"
        variant="gold"
        disabled={isSubmitting || done !== undefined}
        className={`${className} w-full sm:w-auto sm:min-w-72`}
      >
        {done ?? (isSubmitting ? submitting : submit)}
      </Button>
    </>
  )
}

const copy = formsCopy.problem

/** Why the form did not leave; one that got no answer is sent again by itself once the browser is back online. */
function FailureNote() {
  const { failed, problems } = useFormLanguage()
  const { values, submit } = useForm()
  const isUnchanged = failed?.unsent === values

  useEffect(() => {
    if (!isUnchanged) return undefined
    addEventListener('online', submit)
    return () => removeEventListener('online', submit)
  }, [isUnchanged, submit])

  if (!failed) return null
  const { title, description = '' } = problems[failed.problem]
  if (failed.unsent === undefined) {
    // The toast has said it aloud.
    return <ProblemNote quiet className="mt-6" title={title} description={`${description} ${copy.stillHere}`} />
  }
  const what = failed.isOffline ? copy.offline : description
  const next = isUnchanged ? copy.waits : copy.edited
  return (
    <ProblemNote
      quiet={!failed.isOffline}
      className="mt-6"
      title={title}
      description={`${what} ${copy.stillHere} ${next}`}
      wayOn={<TryAgain />}
    />
  )
}

function TryAgain() {
  return (
    <Button type="submit" variant="outline" className="mt-3">
      {copy.tryAgain}
    </Button>
  )
}
