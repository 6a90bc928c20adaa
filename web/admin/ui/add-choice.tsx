import { ButtonLink } from '@seneb/ui/button-link'
import { useState } from 'react'

import { SelectField } from './fields.js'

interface AddChoiceProps {
  readonly label: string
  /** Label of the link that opens the form of the chosen kind. */
  readonly action: string
  readonly options: readonly (readonly [kind: string, label: string])[]
  readonly pathOf: (kind: string) => string
}

/** Chooses a kind and opens the form of a new record; the choice alone opens nothing, because arrow keys change it. */
export function AddChoice({ action, label, options, pathOf }: AddChoiceProps) {
  const [kind, setKind] = useState(options[0]?.[0] ?? '')
  return (
    <div className="flex flex-wrap items-end gap-2">
      <SelectField label={label} value={kind} options={options} onValue={setKind} />
      <ButtonLink to={pathOf(kind)}>{action}</ButtonLink>
    </div>
  )
}
