import type { LegalVersion } from '../../publication.types.js'
import { prose } from '../prose.js'

/**
 * Privacy policy with the consents that the forms request from this day on; its wording never changes (D-65, D-66,
 * O-7).
 */
export const privacyPolicy2: LegalVersion = {
  version: '2',
  publishedOn: '2026-11-23',
  changes:
    'A plan is drafted by machine only if you allow it. The contact form stores what you say about your health only if you agree. The policy names our care team in Egypt, and everything that the forms ask.',
  intro: prose(`
    Which treatment somebody is looking for is nobody else's business. We ask for what a first answer needs, use it to
    answer you, and do not sell it. You may leave out everything that is marked optional. This page says how, in plain
    words.

    It applies to this website, to our emails, and to enquiries that reach us through partners.
  `),
  sections: [
    {
      title: 'Who is responsible',
      content: prose(`
        Responsible for your data (the controller) is the company that runs Seneb. Its registration and address stand at
        the foot of this site. You reach us by answering any email from us, and through the [contact
        page](/contact-us).
      `),
      forLegalReview: true,
    },
    {
      title: 'What we collect',
      content: prose(`
        - **Identity**: your name, age and nationality.
        - **Contact**: your email address. A telephone number is optional in the trip planner and needed in the contact
          form. The form also notes the time zone of your device.
        - **Your enquiry**: treatment and procedure, dates, where you travel from, stay, services, costs and budget,
          insurance, way of payment, how and when you want to be contacted, and what you write. If you name a companion
          or an emergency contact: their name, number and needs. Please ask them first, and show them this page. If you
          came by a referral link, its code, unless you remove it before you send.
        - **Consents**: which text you agreed to, in which version, and when.
        - **Technical data**: to limit requests we turn your network address, and the email address you enter, into a
          key that changes every day. Without our secret nobody can turn it back. We do not store your network address
          with your enquiry. Our logs hold references and times, and no names.
        - **The newsletter**: your email address, when you asked, and when you confirmed or left.
        - **Ambassadors and guides who apply to us**: contact details, languages, city, type of work, tourists per month,
          experience, notes, an identity number, the documents they upload, and our decision. Religion, marital status
          and the photo of other people may be covered on a copy.

        We ask for **no detailed medical records** and have no place for them here. Please do not put reports into the
        message field. But the choice of a treatment alone says something about your health, and so we treat it as health
        data.
      `),
    },
    {
      title: 'Why, and on which legal basis',
      content: prose(`
        | Purpose | Legal basis (GDPR) |
        | --- | --- |
        | Answering your enquiry | Steps at your request before a contract, Art. 6(1)(b) |
        | Using health details for the answer | Your explicit consent, Art. 9(2)(a). In the trip planner it is needed; in the contact form it is a box of its own, and without it we store neither treatment nor message |
        | Drafting a first plan by machine | Your explicit consent, in a box of its own; without it nothing is drafted and a person answers |
        | Passing your details to a provider | Your request and explicit consent, for that provider |
        | The newsletter | Your consent, confirmed by a link |
        | Applications of ambassadors and guides | Steps before a contract; for the check of identity our legitimate interest |
        | Counting and paying referrals | Our legitimate interest; you may remove the code |
        | Optional storage and measurement on your device | Your consent, see the [cookie policy](/cookie-policy) |
        | Keeping the service safe from abuse, logs | Our legitimate interest, Art. 6(1)(f) |
        | Proof of consents, legal duties | Legal obligation and legitimate interest |

        You may withdraw a consent at any time: answer one of our emails and name your reference. We then stop, and a
        person deletes by hand. What happened before stays lawful.
      `),
      forLegalReview: true,
    },
    {
      title: 'What happens with an enquiry',
      content: prose(`
        1. It is stored together with your consents, and you receive a reference by email at once. From the contact form,
           treatment and message are stored only if you agreed to it.
        2. A person from our care team aims to answer within 24 hours. The answer may be a question.
        3. If you allowed it, fixed rules or a language model (AI) draft a stay. The model gets the facts of the trip
           **without the fields for name, email, telephone number and contacts**. Please write no names into other
           fields. If you did not allow it, nothing is drafted.
        4. Our care team in Egypt receives your details, and the draft if there is one, by email. The draft is marked as
           AI-assisted. No draft goes to you before a person has checked it.
        5. A provider sees your details only when you ask us to share them with that provider.

        No decision about you is taken by software alone.
      `),
    },
    {
      title: 'Who else receives data',
      content: prose(`
        - **Our care team in Cairo, Egypt** reads every enquiry.
        - **Providers** (hospitals, clinics, doctors), only on your request, each one separately. From then on they are
          responsible for what they hold.
        - **Processors** who work for us: for hosting and databases, for sending email, and, where one is used, for the
          language model that drafts plans. We name the current ones on request.
        - **WhatsApp, Telegram, Google Meet or Zoom**, if you choose one of them for our call. That company handles the
          call under its own terms.
        - **Authorities**, where a law obliges us.

        **Somebody who recommended us** (an ambassador or partner) learns neither your name nor your treatment.

        We do not sell personal data. There are no advertising pixels on this site.
      `),
      forLegalReview: true,
    },
    {
      title: 'Data in other countries',
      content: prose(`
        Our care team and the providers are in Egypt, for which the European Union and the United Kingdom have not decided
        that its data protection is equal to theirs. Authorities there may have wider access, and your rights may be
        harder to enforce. We give your data to a provider only after you agreed to that provider.
      `),
      forLegalReview: true,
    },
    {
      title: 'How long we keep it',
      content: prose(`
        | What | How long |
        | --- | --- |
        | Enquiries and the plans for them | 24 months after the last activity |
        | Our copies of emails about them | 30 days after they were sent; in the mailbox of the care team, until the enquiry is closed |
        | That you agreed to a text | 6 years after you agreed; once the enquiry is gone, without saying who you are |
        | Applications of ambassadors and guides that nobody has decided | 6 months |
        | Documents of ambassadors and guides | 90 days after the decision on the application |
        | Messages between our systems | 7 days; one that could not be handled, and the note that one was received, 30 days |
        | Newsletter address | until you leave; then it stays on a list of those who left |
        | Newsletter address that was never confirmed | 30 days |
        | Receipts of cookie choices | 3 years; they hold a random number, which your cookie holds too |

        If a law asks us to keep something longer, we keep that part.
      `),
    },
    {
      title: 'How we protect it',
      content: prose(`
        Data travels encrypted. Each part of our system has a database login of its own. Identity numbers and uploaded
        documents are encrypted where they lie. Names, addresses and telephone numbers are kept out of our logs, and
        health matters out of the subject lines of our emails.

        No system is perfectly safe. If something happens that puts you at risk, we tell you and the authority, as the
        law demands.
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

        Answer one of our emails and name your reference. A person does it by hand. It costs nothing, and we answer
        within one month. To be sure that it is you, we may ask you to write from the address you gave.

        If you are not content, you may complain to the data protection authority of your country, or in the United
        Kingdom to the Information Commissioner's Office.
      `),
    },
    {
      title: 'Children',
      content: prose(`
        Our forms are for adults. For a patient under 18, a parent or guardian writes to us in their own name through the
        [contact page](/contact-us).
      `),
    },
    {
      title: 'Changes',
      content: prose(`
        When we change this policy, it gets a new version and a new date, and the old versions stay readable, word for
        word.
      `),
    },
  ],
}
