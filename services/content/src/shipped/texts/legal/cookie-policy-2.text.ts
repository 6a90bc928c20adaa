import { storedNames } from '@seneb/contracts/vocabulary/browser-storage'
import { cookieChoiceRenewalMonths } from '@seneb/contracts/vocabulary/cookie-purposes'

import type { LegalVersion } from '../../publication.types.js'
import { prose } from '../prose.js'

/** LEGAL-08, CONS-10, D-03, D-04: its date is the version that people agree to. */
export const cookiePolicy2: LegalVersion = {
  version: '2',
  publishedOn: '2026-11-23',
  changes: 'It says more exactly when a change holds, what Personalization remembers, and which choices are recorded.',
  intro: prose(`
    The site works without optional cookies. Until you choose, we store only what is listed under
    Essential, and no optional script is loaded. Refusing is as easy as accepting, and lasts just as long.
  `),
  sections: [
    {
      title: 'What this is about',
      content: prose(`
        Cookies are small texts that a website keeps in your browser. Local storage and session storage do much the
        same. Local storage stays until it is cleared, session storage ends when you close the tab. When we say
        cookies we mean all three.
      `),
    },
    {
      title: 'The four types, and our five switches',
      content: prose(`
        Policies usually speak of four types: **essential**, **analytical**, **functionality** and **targeting**. In
        our banner you find them like this:

        | Type | In our preferences | Without your consent |
        | --- | --- | --- |
        | Essential | Essential | always on, because the site needs it, you asked for it, or you came by a link that names who recommended us |
        | Analytical | Analytics | off |
        | Functionality | Functionality | off |
        | Targeting | Personalization and Advertising | off |
      `),
    },
    {
      title: 'Essential',
      content: prose(`
        | Name | Where | What for | How long |
        | --- | --- | --- | --- |
        | ${storedNames.cookieChoice} | cookie | your choice, the version of this policy, and the number of its receipt | ${cookieChoiceRenewalMonths} months |
        | ${storedNames.theme} | local storage | light or dark, if you picked one | until you clear it |
        | ${storedNames.disclaimer} | local storage | that you closed the important information | until you clear it |
        | ${storedNames.referralId}, ${storedNames.referralType}, ${storedNames.referralTimestamp} | session storage | who recommended us to you, if you came through such a link | until you close the tab |
        | ${storedNames.tripPlanDraft} | session storage | what you typed into the trip planner and have not sent yet, so that a reload loses nothing | until you send it or clear it, or close the tab |

        They come from us, and are read by us alone.
      `),
    },
    {
      title: 'Analytics',
      content: prose(`
        With your consent we count how far pages are read and for how long, and which pages are opened. The count
        runs on our own servers. It does not know who you are, sets no number that follows you, and goes to nobody
        else.
      `),
    },
    {
      title: 'Functionality',
      content: prose(`
        Some articles show a video or a post from another site. These are loaded only when you press the button beside
        them, also if you allowed Functionality. The other site then sees your network address and may set cookies of
        its own. A plain link stands there as well.
      `),
    },
    {
      title: 'Personalization and advertising',
      content: prose(`
        **Personalization** remembers, under the name ${storedNames.referrerHost} and until you close the tab, the name of the site
        you came from, whichever it is, so that visitors of our partners can be thanked on later pages. Only the name
        of the host is kept.

        **Advertising**: we run no advertisements and measure none. The switch is there so that nothing could begin
        without your consent.
      `),
    },
    {
      title: 'Changing your mind',
      content: prose(`
        Use **Cookie settings** at the foot of each page. A change holds from then on; what a page has
        already loaded stays until you leave it. You can also delete
        everything in your browser: then we ask again.

        We ask again after ${cookieChoiceRenewalMonths} months in any case, whether you accepted or refused, and when a new version of this
        policy comes into force.

        Each choice made in the banner or in Cookie settings is recorded on our side with its time and the version of
        this policy, as a receipt. The receipt does not say who you are; it has a random number, which your cookie
        holds too.
      `),
    },
    {
      title: 'Signals from your browser',
      content: prose(`
        If your browser blocks cookies or storage, the site still works. Your choice of theme and of cookies is then
        forgotten when you leave.
      `),
    },
    {
      title: 'Questions',
      content: prose(`
        Ask us on the [contact page](/contact-us). How we treat your data beyond cookies is described in the
        [privacy policy](/privacy-policy).
      `),
    },
  ],
}
