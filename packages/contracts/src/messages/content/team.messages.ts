import { boolean } from 'yup'

import { question } from '../../define.js'
import { anyText, listOf, strictObject, text, textOrNull } from './publication.schemas.js'
import { nothing, reading } from './reading.js'

export const teamMember = strictObject({
  key: text,
  name: text,
  role: text,
  bioHtml: anyText,
  linkedinUrl: textOrNull,
  imageUrl: textOrNull,
  /** Stands in for a photo that is missing or fails (TEAM-01). */
  initials: text,
  isSample: boolean().required(),
})

/** An accreditation body; a partner of ours only with an agreement on record (TEAM-02, D-28). */
export const accreditationBody = strictObject({
  key: text,
  name: text,
  descriptionHtml: anyText,
  imageUrl: textOrNull,
  link: text,
  isPartner: boolean().required(),
  isSample: boolean().required(),
})

/** Co-founders and accreditation bodies; empty where only samples exist and samples are off (TEAM-01..04, D-64). */
export const ReadTeam = question('content.team.read', {
  access: 'anyone',
  takes: () => nothing,
  gives: () => strictObject({ members: listOf(teamMember), accreditationBodies: listOf(accreditationBody) }),
  ...reading,
})
