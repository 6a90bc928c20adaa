import { Button } from '@seneb/ui/button'

import { RefusalView } from '../../session/refusal-view.js'
import { NoteBar } from '../../ui/note-bar.js'
import type { AnswerTemplates } from './use-answer-templates.js'
import { SelectField } from '../../ui/fields.js'

interface TemplateChoiceProps {
  readonly chosen: string
  readonly templates: AnswerTemplates
  readonly onChoose: (key: string) => void
  /** Continues with the current version of the template. */
  readonly onTakeNew: () => void
}

/** Choice of the reply's template, with notices when it was changed or removed in the meantime. */
export function TemplateChoice({ chosen, onChoose, onTakeNew, templates }: TemplateChoiceProps) {
  const { isEdited, readAnew, refusal, takeNew, template, templates: all } = templates
  if (!all) return refusal ? <RefusalView refusal={refusal} onRetry={() => void readAnew()} /> : <Loading />
  const isGone = !template
  const options = all.map(({ key, name }) => [key, name] as const)
  return (
    <>
      <SelectField
        label="Template"
        value={isGone ? '' : chosen}
        options={isGone ? [['', 'Please choose'], ...options] : options}
        onValue={(key) => key && onChoose(key)}
      />
      {isGone && (
        <NoteBar tone="warn" title="This template is no longer in use">
          It was archived or is now for other enquiries. Please choose another; what you filled in is kept.
        </NoteBar>
      )}
      {isEdited && (
        <EditedNote
          onTakeNew={() => {
            takeNew()
            onTakeNew()
          }}
        />
      )}
    </>
  )
}

function EditedNote({ onTakeNew }: Pick<TemplateChoiceProps, 'onTakeNew'>) {
  const action = (
    <Button isSmall onClick={onTakeNew}>
      Show the new words
    </Button>
  )
  return (
    <NoteBar tone="warn" title="This template was edited while you wrote" action={action}>
      Below is the text you started with, which is no longer used. What you filled in is kept.
    </NoteBar>
  )
}

function Loading() {
  return <div role="status" aria-label="Loading" className="skeleton h-11" />
}
