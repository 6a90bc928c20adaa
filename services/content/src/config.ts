import { httpUrl } from '@seneb/platform/config'
import { neverInProduction } from '@seneb/platform/launch-guard'
import { object, string } from 'yup'

/** Settings of the content service, in addition to those of every service. */
export const contentSettings = object({
  /**
   * Whether sample records are published in place of real ones (O-1); a demonstration turns them on, production does
   * not.
   */
  CONTENT_SAMPLES: string()
    .oneOf(['on', 'off'])
    .default('off')
    .meta(neverInProduction('on', 'samples stand for people, prices and ratings that there are not')),
  /** The public site, which is the property of Search Console as well; needed where a key for that is given. */
  CONTENT_SITE_ORIGIN: httpUrl().optional(),
  /** Path of a Google service account's key, the JSON file as Google provides it; without it, nothing is submitted. */
  CONTENT_SEARCH_CONSOLE_KEY_FILE: string().optional(),
})
