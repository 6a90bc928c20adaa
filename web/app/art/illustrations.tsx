import { lazyPart } from '@seneb/ui/lazy-part'
import { Suspense, useId, type ComponentType } from 'react'

import { useServerMarkup } from '../hydration/static-island.js'

export type Illustration = ComponentType<{ readonly className?: string }>

/**
 * Returns an illustration whose code loads only when React must render it after navigation. Server-rendered markup
 * stays unchanged, because an illustration is not interactive and never changes.
 */
function illustration(load: () => Promise<{ readonly default: Illustration }>): Illustration {
  const Art = lazyPart(async () => (await load()).default)
  return function StaticIllustration(props) {
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

/** Our illustrations as pages use them: drawn by the server, their code loaded when it is needed (P5). */
export const ArticleHeaderMap = illustration(() => import('./article-header-map.svg?react'))
export const ArticleHeaderName = illustration(() => import('./article-header-name.svg?react'))
export const ArticleHeaderPapyrus = illustration(() => import('./article-header-papyrus.svg?react'))
export const ArticleHeaderSmile = illustration(() => import('./article-header-smile.svg?react'))
export const CareScene = illustration(() => import('./care-scene.svg?react'))
export const CellEmblem = illustration(() => import('./cell-emblem.svg?react'))
export const CompassEmblem = illustration(() => import('./compass-emblem.svg?react'))
export const Courtyard = illustration(() => import('./courtyard.svg?react'))
export const EmbryoEmblem = illustration(() => import('./embryo-emblem.svg?react'))
export const EmptyChart = illustration(() => import('./empty-chart.svg?react'))
export const EyeEmblem = illustration(() => import('./eye-emblem.svg?react'))
export const FeluccaOffTheChart = illustration(() => import('./felucca-off-the-chart.svg?react'))
export const FollicleEmblem = illustration(() => import('./follicle-emblem.svg?react'))
export const HeartEmblem = illustration(() => import('./heart-emblem.svg?react'))
export const HeroNile = illustration(() => import('@seneb/ui/art/hero-nile.svg?react'))
export const HeroNilePhone = illustration(() => import('./hero-nile-phone.svg?react'))
export const JointEmblem = illustration(() => import('./joint-emblem.svg?react'))
export const Lotus = illustration(() => import('./lotus.svg?react'))
export const NewsClinic = illustration(() => import('./news-clinic.svg?react'))
export const NewsJourney = illustration(() => import('./news-journey.svg?react'))
export const NewsPapers = illustration(() => import('./news-papers.svg?react'))
export const NewsRecovery = illustration(() => import('./news-recovery.svg?react'))
export const NileDivider = illustration(() => import('./nile-divider.svg?react'))
export const ProfileEmblem = illustration(() => import('./profile-emblem.svg?react'))
export const QuietHarbour = illustration(() => import('./quiet-harbour.svg?react'))
export const StepPlan = illustration(() => import('./step-plan.svg?react'))
export const StepRecover = illustration(() => import('./step-recover.svg?react'))
export const StepTalk = illustration(() => import('./step-talk.svg?react'))
export const StepTravel = illustration(() => import('./step-travel.svg?react'))
export const StomachEmblem = illustration(() => import('./stomach-emblem.svg?react'))
export const ToothEmblem = illustration(() => import('./tooth-emblem.svg?react'))
