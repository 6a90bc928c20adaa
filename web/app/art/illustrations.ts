import { staticIllustration } from './parts/static-illustration.js'

/** Our illustrations as pages use them: drawn by the server, their code loaded when it is needed (P5). */
export const ArticleHeaderMap = staticIllustration(
  async () => (await import('./article-header-map.js')).ArticleHeaderMap,
)
export const ArticleHeaderName = staticIllustration(
  async () => (await import('./article-header-name.js')).ArticleHeaderName,
)
export const ArticleHeaderPapyrus = staticIllustration(
  async () => (await import('./article-header-papyrus.js')).ArticleHeaderPapyrus,
)
export const ArticleHeaderSmile = staticIllustration(
  async () => (await import('./article-header-smile.js')).ArticleHeaderSmile,
)
export const CareScene = staticIllustration(async () => (await import('./care-scene.js')).CareScene)
export const CellEmblem = staticIllustration(async () => (await import('./cell-emblem.js')).CellEmblem)
export const Courtyard = staticIllustration(async () => (await import('./courtyard.js')).Courtyard)
export const EmbryoEmblem = staticIllustration(async () => (await import('./embryo-emblem.js')).EmbryoEmblem)
export const EmptyChart = staticIllustration(async () => (await import('./empty-chart.js')).EmptyChart)
export const EyeEmblem = staticIllustration(async () => (await import('./eye-emblem.js')).EyeEmblem)
export const FeluccaOffTheChart = staticIllustration(
  async () => (await import('./felucca-off-the-chart.js')).FeluccaOffTheChart,
)
export const FollicleEmblem = staticIllustration(async () => (await import('./follicle-emblem.js')).FollicleEmblem)
export const HeartEmblem = staticIllustration(async () => (await import('./heart-emblem.js')).HeartEmblem)
export const HeroNile = staticIllustration(async () => (await import('@seneb/ui/art/hero-nile')).HeroNile)
export const HeroNilePhone = staticIllustration(async () => (await import('./hero-nile-phone.js')).HeroNilePhone)
export const JointEmblem = staticIllustration(async () => (await import('./joint-emblem.js')).JointEmblem)
export const Lotus = staticIllustration(async () => (await import('./lotus.js')).Lotus)
export const NewsClinic = staticIllustration(async () => (await import('./news-clinic.js')).NewsClinic)
export const NewsJourney = staticIllustration(async () => (await import('./news-journey.js')).NewsJourney)
export const NewsPapers = staticIllustration(async () => (await import('./news-papers.js')).NewsPapers)
export const NewsRecovery = staticIllustration(async () => (await import('./news-recovery.js')).NewsRecovery)
export const NileDivider = staticIllustration(async () => (await import('./nile-divider.js')).NileDivider)
export const ProfileEmblem = staticIllustration(async () => (await import('./profile-emblem.js')).ProfileEmblem)
export const QuietHarbour = staticIllustration(async () => (await import('./quiet-harbour.js')).QuietHarbour)
export const SpecialtyEmblem = staticIllustration(async () => (await import('./specialty-emblem.js')).SpecialtyEmblem)
export const StepPlan = staticIllustration(async () => (await import('./step-plan.js')).StepPlan)
export const StepRecover = staticIllustration(async () => (await import('./step-recover.js')).StepRecover)
export const StepTalk = staticIllustration(async () => (await import('./step-talk.js')).StepTalk)
export const StepTravel = staticIllustration(async () => (await import('./step-travel.js')).StepTravel)
export const StomachEmblem = staticIllustration(async () => (await import('./stomach-emblem.js')).StomachEmblem)
export const ToothEmblem = staticIllustration(async () => (await import('./tooth-emblem.js')).ToothEmblem)
