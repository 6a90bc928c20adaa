import { ShownSecret } from '../../ui/shown-secret.js'
import { Day, When } from '../../ui/when.js'
import type { CreatedKey } from './partner.js'
import { partnersCopy } from './partners.copy.js'

const texts = partnersCopy.keyShown

interface NewKeyProps {
  readonly createdKey: CreatedKey
  readonly onDone: () => void
}

/** The whole key, this once (S11): we store nothing it could be read from. */
export function NewKey({ createdKey: { expiresAt, key, retiresAt }, onDone }: NewKeyProps) {
  return (
    <ShownSecret
      title={texts.title}
      note={texts.note}
      label={texts.theKey}
      secret={key}
      copyLabel={texts.copyTheKey}
      onDone={onDone}
    >
      {texts.itWorksUntil} <Day at={expiresAt} />.{' '}
      {retiresAt && (
        <>
          {texts.theKeyItReplaces} <When at={retiresAt} />.
        </>
      )}
    </ShownSecret>
  )
}
