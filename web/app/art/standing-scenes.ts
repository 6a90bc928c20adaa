import { standingArt } from './parts/standing-art.js'

/** Our illustrations as screens use them: drawn by the server, their code loaded when it is needed (P5). */
export const ArticleHeaderMap = standingArt(async () => (await import('./article-header-map.js')).ArticleHeaderMap)
export const ArticleHeaderName = standingArt(async () => (await import('./article-header-name.js')).ArticleHeaderName)
export const ArticleHeaderPapyrus = standingArt(
  async () => (await import('./article-header-papyrus.js')).ArticleHeaderPapyrus,
)
export const ArticleHeaderSmile = standingArt(
  async () => (await import('./article-header-smile.js')).ArticleHeaderSmile,
)
export const CareScene = standingArt(async () => (await import('./care-scene.js')).CareScene)
export const CellEmblem = standingArt(async () => (await import('./cell-emblem.js')).CellEmblem)
export const Courtyard = standingArt(async () => (await import('./courtyard.js')).Courtyard)
export const EmbryoEmblem = standingArt(async () => (await import('./embryo-emblem.js')).EmbryoEmblem)
export const EmptyChart = standingArt(async () => (await import('./empty-chart.js')).EmptyChart)
export const EyeEmblem = standingArt(async () => (await import('./eye-emblem.js')).EyeEmblem)
export const FeluccaOffTheChart = standingArt(
  async () => (await import('./felucca-off-the-chart.js')).FeluccaOffTheChart,
)
export const FollicleEmblem = standingArt(async () => (await import('./follicle-emblem.js')).FollicleEmblem)
export const HeartEmblem = standingArt(async () => (await import('./heart-emblem.js')).HeartEmblem)
export const HeroNile = standingArt(async () => (await import('./hero-nile.js')).HeroNile)
export const HeroNilePhone = standingArt(async () => (await import('./hero-nile-phone.js')).HeroNilePhone)
export const JointEmblem = standingArt(async () => (await import('./joint-emblem.js')).JointEmblem)
export const Lotus = standingArt(async () => (await import('./lotus.js')).Lotus)
export const NileDivider = standingArt(async () => (await import('./nile-divider.js')).NileDivider)
export const ProfileEmblem = standingArt(async () => (await import('./profile-emblem.js')).ProfileEmblem)
export const QuietHarbour = standingArt(async () => (await import('./quiet-harbour.js')).QuietHarbour)
export const SpecialtyEmblem = standingArt(async () => (await import('./specialty-emblem.js')).SpecialtyEmblem)
export const StepPlan = standingArt(async () => (await import('./step-plan.js')).StepPlan)
export const StepRecover = standingArt(async () => (await import('./step-recover.js')).StepRecover)
export const StepTalk = standingArt(async () => (await import('./step-talk.js')).StepTalk)
export const StepTravel = standingArt(async () => (await import('./step-travel.js')).StepTravel)
export const StomachEmblem = standingArt(async () => (await import('./stomach-emblem.js')).StomachEmblem)
export const ToothEmblem = standingArt(async () => (await import('./tooth-emblem.js')).ToothEmblem)
