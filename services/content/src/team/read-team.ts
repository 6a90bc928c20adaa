import type { Output } from '@seneb/contracts/define'
import type { ReadTeam, ListCompanyValues } from '@seneb/contracts/messages/content/page.messages'

import { renderProse } from '../prose/render-prose.js'
import { initialsOf } from '../prose/text.rules.js'
import type { PublicationRecord } from '../publications/publication-record.js'
import { dayOf, isValidOn } from '../site/claim.rules.js'
import { readPublications, type PublishingCtx, type ReadPublications } from '../publications/read-publications.js'

type Team = Output<typeof ReadTeam>

/** Co-founders and accreditation bodies in one statement; samples only where they are published (TEAM-01..04, D-64). */
export async function readTeam(ctx: PublishingCtx): Promise<Team> {
  const published = await readPublications([{ kind: 'team-member' }, { kind: 'partner' }], ctx)

  return {
    members: published.all('team-member').map(memberOf),
    accreditationBodies: bodiesOn(published, dayOf(ctx.now())).map(bodyOf),
  }
}

/** Returns the accreditation bodies that are valid on a day. */
export function bodiesOn(published: ReadPublications, day: string): readonly PublicationRecord<'partner'>[] {
  return published.all('partner').filter(({ content }) => isValidOn(content, day))
}

function memberOf({ content, isSample }: PublicationRecord<'team-member'>): Team['members'][number] {
  const { bio, imageUrl = null, key, linkedinUrl = null, name, role } = content
  return { key, name, role, bioHtml: renderProse(bio), linkedinUrl, imageUrl, initials: initialsOf(name), isSample }
}

/** D-28: a partner only with a written agreement on record. */
function bodyOf({ content, isSample }: PublicationRecord<'partner'>): Team['accreditationBodies'][number] {
  const { agreement, description, imageUrl = null, key, link, name } = content
  const isPartner = agreement !== undefined
  return { key, name, descriptionHtml: renderProse(description), imageUrl, link, isPartner, isSample }
}

/** Our values in their order, in one statement (VALS-01, P9). */
export async function listCompanyValues(ctx: PublishingCtx): Promise<Output<typeof ListCompanyValues>> {
  const published = await readPublications([{ kind: 'company-value' }], ctx)

  const companyValues = published.all('company-value').map(({ content }) => content)
  return { companyValues: companyValues.map(({ key, text, title }) => ({ key, title, html: renderProse(text) })) }
}
