import type { LegalVersion } from '../../publication.types.js'
import { prose } from '../prose.js'

/** As it was published first; it stays word for word (D-65). */
export const privacyPolicy1: LegalVersion = {
  version: '1',
  publishedOn: '2026-11-21',
  intro: prose(`
    Which treatment somebody is looking for is nobody else's business. We ask for as little as a plan needs, use it
    to answer you, and do not sell it. This page says how, in plain words.

    It applies to this website, to our emails, and to enquiries that reach us through partners.
  `),
  sections: [
    {
      title: 'Who is responsible',
      content: prose(`
        Responsible for your data (the controller) is the company that runs Seneb. Its registration and address
        stand at the foot of this site. You can reach us through the [contact page](/contact-us), and by answering
        any email from us.
      `),
      forLegalReview: true,
    },
    {
      title: 'What we collect',
      content: prose(`
        - **Identity**: your name, age and nationality.
        - **Contact**: your email address, and your telephone number if you give it.
        - **Your enquiry**: the treatment and procedure you choose, dates, where you travel from, accommodation,
          budget, insurance, and what you write in your own words. If you name a companion or an emergency contact,
          their name and number, which you should give only with their permission.
        - **Consents**: which text you agreed to, in which version, and when.
        - **Technical data**: what your browser sends with each request. We limit how many requests one connection
          may make. For this your network address is turned into a key that changes every day and cannot be turned
          back. We do not store the address with your enquiry.
        - **The newsletter**: your email address, and when you confirmed or left.
        - **Ambassadors and guides who apply to us**: contact details, languages, city, an identity number and the
          documents they upload.

        We ask for **no detailed medical records** and have no place for them here. Please do not put reports into
        the message field. But the choice of a treatment alone says something about your health, and so we treat it
        as health data.
      `),
    },
    {
      title: 'Why, and on which legal basis',
      content: prose(`
        | Purpose | Legal basis (GDPR) |
        | --- | --- |
        | Answering your enquiry, planning your stay | Steps at your request before a contract, Art. 6(1)(b), and your consent |
        | Using health details for this | Your explicit consent, Art. 9(2)(a), asked for in a box of its own |
        | Passing your details to a provider | Your request and explicit consent, for that provider |
        | The newsletter | Your consent, confirmed by a link |
        | Optional storage and measurement on your device | Your consent, see the [cookie policy](/cookie-policy) |
        | Keeping the service safe from abuse | Our legitimate interest, Art. 6(1)(f) |
        | Proof of consents, legal duties | Legal obligation and legitimate interest |

        You may withdraw a consent at any time. What happened before stays lawful.
      `),
      forLegalReview: true,
    },
    {
      title: 'What happens with an enquiry',
      content: prose(`
        1. It is stored together with your consents, and you receive a reference by email at once.
        2. A clock starts: a person from our care team answers within 24 hours.
        3. Software drafts a stay. If it uses a language model, the model gets the facts of the trip **without your
           name, email, telephone number or contacts**.
        4. Our care team receives your details and the draft by email. The draft is marked as one. No draft goes to
           you before a person has checked and approved it.
        5. A provider sees your details only when you ask us to share them with that provider.

        No decision about you is taken by software alone.
      `),
    },
    {
      title: 'Who else receives data',
      content: prose(`
        - **Providers** (hospitals, clinics, doctors), only on your request, each one separately. From then on they
          are responsible for what they hold.
        - **Processors** who work for us under contract: for hosting and databases, for sending email, and, where
          one is used, for the language model that drafts plans. They may use the data for nothing else. We name the
          current ones on request.
        - **Authorities**, where a law obliges us.

        **Somebody who recommended us** (an ambassador or partner) learns neither your name nor your treatment.

        We do not sell personal data. There are no advertising pixels on this site.
      `),
    },
    {
      title: 'Data in other countries',
      content: prose(`
        Providers are in Egypt, for which the European Union and the United Kingdom have not decided that its data
        protection is equal to theirs. When you ask us to share your enquiry with a provider there, we do so because
        you explicitly agree to it, and we tell you beforehand to whom it goes. Processors outside your country are
        bound by standard contractual clauses or an equal safeguard.
      `),
      forLegalReview: true,
    },
    {
      title: 'How long we keep it',
      content: prose(`
        | What | How long |
        | --- | --- |
        | Enquiries and the plans for them | 24 months after the last activity |
        | Our copies of emails about them | 30 days after they were sent |
        | That you agreed to a text | 6 years after you agreed; once the enquiry is gone, without saying who you are |
        | Applications of ambassadors and guides that nobody has decided | 6 months |
        | Documents of ambassadors and guides | 90 days after the decision on the application |
        | Messages between our systems | 7 days; one that could not be handled, and the note that one was received, 30 days |
        | Newsletter address | until you leave; then only that you left, so that we do not write again |
        | Newsletter address that was never confirmed | 30 days |
        | Receipts of cookie choices | 3 years; they do not say who you are |

        If a law asks us to keep something longer, we keep that part and block it for other uses.
      `),
    },
    {
      title: 'How we protect it',
      content: prose(`
        Data travels encrypted. Each part of our system can reach only its own data. Identity numbers and uploaded
        documents are encrypted where they lie, and access to them is recorded. Names, addresses and telephone
        numbers are kept out of our logs, and health matters out of the subject lines of our emails.

        No system is perfectly safe. If something happens that puts you at risk, we tell you and the authority, as
        the law demands.
      `),
    },
    {
      title: 'Your rights',
      content: prose(`
        You may ask us

        - to **see** what we hold about you, and to receive a copy in a common format;
        - to **correct** what is wrong;
        - to **erase** it;
        - to **restrict** its use, or to **object** to it;
        - to **stop** relying on a consent you gave.

        Write through the [contact page](/contact-us) or answer one of our emails, and name your reference. It costs
        nothing. We answer within one month. To be sure that it is you, we may ask you to write from the address you
        gave.

        If you are not content, you may complain to the data protection authority of your country, or in the United
        Kingdom to the Information Commissioner's Office.
      `),
    },
    {
      title: 'Children',
      content: prose(`
        The forms are for adults. For a patient under 18, a parent or guardian writes to us through the [contact
        page](/contact-us).
      `),
    },
    {
      title: 'Changes',
      content: prose(`
        When we change this policy, it gets a new version and a new date, and the old versions stay readable. If a
        change concerns an enquiry you have sent, we tell you.
      `),
    },
  ],
}
