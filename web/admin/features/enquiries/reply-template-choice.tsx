import { Button } from '@seneb/ui/button'

import { ErrorView } from '../../session/error-view.js'
import { NoteBar } from '../../ui/note-bar.js'
import { repliesCopy } from './replies.copy.js'
import type { ReplyTemplates } from './use-reply-templates.js'
import { SelectField } from '../../ui/fields.js'

const copy = repliesCopy.replyTemplateChoice

interface TemplateChoiceProps {
  readonly chosen: string
  readonly templates: ReplyTemplates
  readonly onChoose: (key: string) => void
  /** Continues with the current version of the template. */
  readonly onAcceptNew: () => void
}

/** Choice of the reply's template, with notices when it was changed or removed in the meantime. */
export function TemplateChoice({ chosen, onChoose, onAcceptNew, templates }: TemplateChoiceProps) {
  const { isEdited, reload, error, loadNew, template, templates: all } = templates
  if (!all) return error ? <ErrorView error={error} onRetry={() => void reload()} /> : <Loading />
  const isGone = !template
  const options = all.map(({ key, name }) => [key, name] as const)
  return (
    <>
      <SelectField
        label={copy.template}
        value={isGone ? '' : chosen}
        options={isGone ? [['', copy.pleaseChoose], ...options] : options}
        onValue={(key) => key && onChoose(key)}
      />
      {isGone && (
        <NoteBar tone="warn" title={copy.thisTemplateIsNo}>
          {copy.note}
        </NoteBar>
      )}
      {isEdited && (
        <EditedNote
          onAcceptNew={() => {
            loadNew()
            onAcceptNew()
          }}
        />
      )}
    </>
  )
}

function EditedNote({ onAcceptNew }: Pick<TemplateChoiceProps, 'onAcceptNew'>) {
  const action = (
    <Button isSmall onClick={onAcceptNew}>
      {copy.showTheNewWords}
    </Button>
  )
  return (
    <NoteBar tone="warn" title={copy.thisTemplateWasEdited} action={action}>
      {copy.belowIsTheTextYouStarted}
    </NoteBar>
  )
}

function Loading() {
  return <div role="status" aria-label={copy.loading} className="skeleton h-11" />
}
