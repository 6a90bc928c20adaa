import type { Viewer } from '../../session/staff-session.js'
import { useNow } from '../../ui/use-now.js'
import { sampleReply, samplePerson } from './sample-reply.js'
import type { TemplateText } from './template-text.js'
import { templatesCopy } from './templates.copy.js'

const copy = templatesCopy.templatePreview

interface TemplatePreviewProps {
  readonly template: TemplateText
  readonly viewer: Viewer
}

/** A template as a sample person would read it; text that only the author of a reply can supply appears in brackets. */
export function TemplatePreview({ template, viewer }: TemplatePreviewProps) {
  const now = useNow()
  const { body: text, subject } = sampleReply(template, viewer, new Date(now))
  return (
    <section className="desk-panel" aria-label={copy.label}>
      <div className="desk-panel-head">
        <h2>{copy.title(samplePerson)}</h2>
      </div>
      <div className="p-4">
        <p className="font-semibold wrap-anywhere">{subject}</p>
        <p className="desk-words">{text}</p>
        <p className="desk-small mt-3">{copy.text}</p>
      </div>
    </section>
  )
}
