interface ProblemNoteProps {
  readonly title: string
  readonly description?: string
}

/** What went wrong with a form that was sent without a script; a toast would need one. */
export function ProblemNote({ title, description }: ProblemNoteProps) {
  return (
    <div role="alert" className="mb-8 rounded-card border-2 border-danger bg-danger-soft p-5">
      <p className="font-semibold">{title}</p>
      <p>{description}</p>
    </div>
  )
}
