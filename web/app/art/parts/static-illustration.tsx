import { lazyPart } from '@seneb/ui/lazy-part'
import { Suspense, useId, type ComponentType } from 'react'

import { useServerMarkup } from '../../hydration/server-markup.js'

/**
 * An illustration whose code comes only when React has to draw it itself, after a change of page: what the server drew
 * stands as it is, because nothing in it answers or changes (P5).
 */
export function staticIllustration<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Art = lazyPart(load)
  return function StaticIllustration(props: Props) {
    const id = useId()
    const drawn = useServerMarkup(id)
    if (drawn) return <span id={id} className="contents" {...drawn} />
    return (
      <span id={id} className="contents">
        <Suspense>
          <Art {...props} />
        </Suspense>
      </span>
    )
  }
}
