import { array, boolean, number, string } from 'yup'

import { defineEvent } from '../../define.js'
import { strictObject } from './publication.schemas.js'

/**
 * A feature switch changed. Carries all switches; each consumer stores those it obeys. A consumer compares times,
 * because revisions start again after a restore.
 */
export const FeatureSwitchesChanged = defineEvent('content.feature-switch.changed', 1, {
  payload: () => ({
    revision: number().integer().min(1).required(),
    changedAt: string().required(),
    switches: array(strictObject({ name: string().required(), isOn: boolean().required() }).required())
      .required()
      .min(0),
  }),
  publisher: 'content',
  consumers: ['enquiry', 'notification', 'referral'],
  subjectKey: 'revision',
})
