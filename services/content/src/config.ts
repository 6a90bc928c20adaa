import { neverInProduction } from '@seneb/platform/launch-guard'
import { object, string } from 'yup'

/** What the content service is told beside what every service is. */
export const contentSettings = object({
  /** Whether records that stand for real ones are published (O-1); a demonstration turns them on, production does not. */
  CONTENT_SAMPLES: string()
    .oneOf(['on', 'off'])
    .default('off')
    .meta(neverInProduction('on', 'samples stand for people, prices and ratings that there are not')),
})
