import { httpUrl } from '@seneb/platform/config'
import { neverInProduction } from '@seneb/platform/launch-guard'
import { object, string } from 'yup'

/** What the content service is told beside what every service is. */
export const contentSettings = object({
  /** Whether records that stand for real ones are published (O-1); a demonstration turns them on, production does not. */
  CONTENT_SAMPLES: string()
    .oneOf(['on', 'off'])
    .default('off')
    .meta(neverInProduction('on', 'samples stand for people, prices and ratings that there are not')),
  /** The public site, which is the property of Search Console as well; needed where a key for that is given. */
  CONTENT_SITE_ORIGIN: httpUrl().optional(),
  /** Where the key of a Google service account lies, the JSON file as Google gives it; without it nothing is submitted. */
  CONTENT_SEARCH_CONSOLE_KEY_FILE: string().optional(),
})
