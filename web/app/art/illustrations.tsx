import { lazyPart } from '@seneb/ui/lazy-part'
import { Suspense, useId, type ComponentType } from 'react'

import { useServerMarkup } from '../hydration/static-island.js'

/**
 * Returns an illustration whose code loads only when React must render it after navigation. Server-rendered markup
 * stays unchanged, because an illustration is not interactive and never changes.
 */
function staticIllustration<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
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

/** Our illustrations as pages use them: drawn by the server, their code loaded when it is needed (P5). */
export const ArticleHeaderMap = staticIllustration(
  async () => (await import('./article-header-map.js')).ArticleHeaderMap,
)
export const ArticleHeaderName = staticIllustration(
  async () => (await import('./article-headers.js')).ArticleHeaderName,
)
export const ArticleHeaderPapyrus = staticIllustration(
  async () => (await import('./article-headers.js')).ArticleHeaderPapyrus,
)
export const ArticleHeaderSmile = staticIllustration(
  async () => (await import('./article-headers.js')).ArticleHeaderSmile,
)
export const CareScene = staticIllustration(async () => (await import('./care-scene.js')).CareScene)
export const CellEmblem = staticIllustration(async () => (await import('./emblems.js')).CellEmblem)
export const Courtyard = staticIllustration(async () => (await import('./courtyard.js')).Courtyard)
export const EmbryoEmblem = staticIllustration(async () => (await import('./emblems.js')).EmbryoEmblem)
export const EmptyChart = staticIllustration(async () => (await import('./empty-chart.js')).EmptyChart)
export const EyeEmblem = staticIllustration(async () => (await import('./emblems.js')).EyeEmblem)
export const FeluccaOffTheChart = staticIllustration(
  async () => (await import('./felucca-off-the-chart.js')).FeluccaOffTheChart,
)
export const FollicleEmblem = staticIllustration(async () => (await import('./emblems.js')).FollicleEmblem)
export const HeartEmblem = staticIllustration(async () => (await import('./emblems.js')).HeartEmblem)
export const HeroNile = staticIllustration(async () => (await import('@seneb/ui/art/hero-nile')).HeroNile)
export const HeroNilePhone = staticIllustration(async () => (await import('./home-pictures.js')).HeroNilePhone)
export const JointEmblem = staticIllustration(async () => (await import('./emblems.js')).JointEmblem)
export const Lotus = staticIllustration(async () => (await import('./home-pictures.js')).Lotus)
export const NewsClinic = staticIllustration(async () => (await import('./publication-pictures.js')).NewsClinic)
export const NewsJourney = staticIllustration(async () => (await import('./publication-pictures.js')).NewsJourney)
export const NewsPapers = staticIllustration(async () => (await import('./publication-pictures.js')).NewsPapers)
export const NewsRecovery = staticIllustration(async () => (await import('./publication-pictures.js')).NewsRecovery)
export const NileDivider = staticIllustration(async () => (await import('./publication-pictures.js')).NileDivider)
export const ProfileEmblem = staticIllustration(async () => (await import('./emblems.js')).ProfileEmblem)
export const QuietHarbour = staticIllustration(async () => (await import('./quiet-harbour.js')).QuietHarbour)
export const SpecialtyEmblem = staticIllustration(async () => (await import('./emblems.js')).SpecialtyEmblem)
export const StepPlan = staticIllustration(async () => (await import('./step-plan.js')).StepPlan)
export const StepRecover = staticIllustration(async () => (await import('./home-pictures.js')).StepRecover)
export const StepTalk = staticIllustration(async () => (await import('./step-talk.js')).StepTalk)
export const StepTravel = staticIllustration(async () => (await import('./home-pictures.js')).StepTravel)
export const StomachEmblem = staticIllustration(async () => (await import('./emblems.js')).StomachEmblem)
export const ToothEmblem = staticIllustration(async () => (await import('./emblems.js')).ToothEmblem)
