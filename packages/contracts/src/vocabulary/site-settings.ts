import type { FeatureSwitch } from './feature-switches.js'

/** Types of settings; each has an input on the desk and a rule in the content service. */
export const settingTypes = [
  'line',
  'paragraph',
  'email',
  'telephone',
  'url',
  'opening-hours',
  'languages',
  'hosts',
  'party',
  'party-or-none',
  'switch',
] as const
export type SettingType = (typeof settingTypes)[number]

/** Values of a setting of the type `switch`. */
export const switchValues = ['on', 'off'] as const

export interface SettingDefinition {
  readonly label: string
  /** Effect of the setting and form of its value, for the people who change it. */
  readonly help: string
  readonly type: SettingType
  /** Maximum number of characters. */
  readonly maxLength: number
}

interface SettingGroupDefinition {
  readonly name: string
  readonly description: string
  /** Page of the site that shows the effect. */
  readonly pagePath: string
  readonly settings: Readonly<Record<string, SettingDefinition>>
}

const line = 200
const note = 600

/** Every setting of the site by its group. The desk makes its forms from this list. */
export const settingGroups = {
  company: {
    name: 'Company',
    description: 'Who runs Seneb and answers for its data. Visitors see it at the foot of every page.',
    pagePath: '/privacy-policy',
    settings: {
      'company.name': {
        label: 'Company name',
        help: 'The company that runs Seneb and is the controller of personal data.',
        type: 'line',
        maxLength: line,
      },
      'company.registration': {
        label: 'Registration',
        help: 'Where the company is registered, and under which number.',
        type: 'line',
        maxLength: line,
      },
      'company.address': {
        label: 'Address',
        help: 'The postal address of the company, on one line.',
        type: 'line',
        maxLength: line,
      },
      'company.privacyEmail': {
        label: 'Email for privacy',
        help: 'A mailbox that someone reads, for all questions about personal data.',
        type: 'email',
        maxLength: 254,
      },
      'company.paidBy': {
        label: 'Who pays Seneb',
        help: 'Who pays Seneb and for what, in one or two sentences. Empty says that nobody does yet.',
        type: 'paragraph',
        maxLength: note,
      },
    },
  },
  processors: {
    name: 'Data processors',
    description: 'Who processes personal data for the company. The privacy policy names them.',
    pagePath: '/privacy-policy',
    settings: {
      'processors.hosting': {
        label: 'Hosting',
        help: 'Who hosts the site and its databases, and in which country, as "Name, Country".',
        type: 'party',
        maxLength: line,
      },
      'processors.email': {
        label: 'Email',
        help: 'Who sends our emails, and in which country, as "Name, Country".',
        type: 'party',
        maxLength: line,
      },
      'processors.ai': {
        label: 'Language model',
        help: 'Who runs the language model that drafts plans, as "Name, Country", or "none".',
        type: 'party-or-none',
        maxLength: line,
      },
      'processors.transferSafeguard': {
        label: 'Safeguard for transfers',
        help: 'The safeguard for personal data that is sent to Egypt, such as standard contractual clauses.',
        type: 'line',
        maxLength: 300,
      },
    },
  },
  'care-desk': {
    name: 'Care desk',
    description:
      'How people reach the care team. It is shown in the footer, on the contact page and in error messages.',
    pagePath: '/contact-us',
    settings: {
      'careDesk.email': {
        label: 'Email',
        help: 'A mailbox that the care team reads.',
        type: 'email',
        maxLength: 254,
      },
      'careDesk.whatsapp': {
        label: 'WhatsApp',
        help: 'The WhatsApp number with its country code, such as +20 10 1234 5678.',
        type: 'telephone',
        maxLength: 21,
      },
      'careDesk.hours': {
        label: 'Opening hours',
        help: 'Days and times in Cairo, as in "Sun-Sat 10:00-22:00". They must cover the times that people may choose for a call.',
        type: 'opening-hours',
        maxLength: 80,
      },
      'careDesk.languages': {
        label: 'Languages',
        help: 'The languages in which the care team answers, with commas between.',
        type: 'languages',
        maxLength: line,
      },
    },
  },
  links: {
    name: 'Links',
    description: 'Pages of ours on other sites. An empty link is not shown.',
    pagePath: '/',
    settings: {
      'links.waitingList': {
        label: 'Waiting list',
        help: 'The external waiting-list form. Empty hides its buttons.',
        type: 'url',
        maxLength: 500,
      },
      'links.facebook': { label: 'Facebook', help: 'Our page on Facebook.', type: 'url', maxLength: 500 },
      'links.instagram': { label: 'Instagram', help: 'Our page on Instagram.', type: 'url', maxLength: 500 },
      'links.linkedin': { label: 'LinkedIn', help: 'Our page on LinkedIn.', type: 'url', maxLength: 500 },
    },
  },
  partners: {
    name: 'Partner sites',
    description: 'Visitors who come from a partner’s site are thanked at the end of the page.',
    pagePath: '/',
    settings: {
      'partners.hosts': {
        label: 'Hosts',
        help: 'Host names with spaces between, at most 50. A dot in front includes every host with that ending.',
        type: 'hosts',
        maxLength: 4000,
      },
      'partners.thanks': {
        label: 'Thanks',
        help: 'The sentence these visitors see. Empty thanks nobody.',
        type: 'paragraph',
        maxLength: 300,
      },
    },
  },
  packages: {
    name: 'Packages',
    description: 'Packages with a price need a seller.',
    pagePath: '/',
    settings: {
      'packages.seller': {
        label: 'Seller',
        help: 'Who sells the packages and makes the contract. Empty hides all packages and their prices.',
        type: 'line',
        maxLength: line,
      },
    },
  },
  'values-page': {
    name: 'Values page',
    description: 'The greeting on the page of our values.',
    pagePath: '/our-values',
    settings: {
      'values.welcomeTitle': { label: 'Title', help: 'The title of the greeting.', type: 'line', maxLength: 120 },
      'values.welcomeText': { label: 'Text', help: 'The text below the title.', type: 'paragraph', maxLength: note },
    },
  },
  operation: {
    name: 'Operation',
    description: 'Switches that take effect within a minute, without a restart.',
    pagePath: '/trip-planner',
    settings: {
      'planner.acceptsEnquiries': {
        label: 'Trip planner accepts enquiries',
        help: 'Off: the planner says so before anyone types, and refuses new trip enquiries, also those of partners. Drafts are kept. The contact form stays open.',
        type: 'switch',
        maxLength: 3,
      },
      'maintenance.notice': {
        label: 'Maintenance notice',
        help: 'A sentence shown above every page. Empty shows nothing.',
        type: 'paragraph',
        maxLength: 300,
      },
      'newsletter.doubleOptIn': {
        label: 'Newsletter asks for confirmation',
        help: 'On: a subscription counts only after a click in its email. Turn it off only where the law allows it.',
        type: 'switch',
        maxLength: 3,
      },
      'newsletter.hideDuplicates': {
        label: 'Newsletter hides known addresses',
        help: 'On: an address that is already subscribed gets the reply of a new one, so nobody learns who subscribed.',
        type: 'switch',
        maxLength: 3,
      },
      'referral.acceptUnknown': {
        label: 'Unknown referral IDs are accepted',
        help: 'On: an ID that we never issued is counted as unverified. Off: its link says that the code is not recognized.',
        type: 'switch',
        maxLength: 3,
      },
    },
  },
} as const satisfies Record<string, SettingGroupDefinition>

export type SettingGroupKey = keyof typeof settingGroups
export const settingGroupKeys = Object.keys(settingGroups) as readonly SettingGroupKey[]

type KeysOf<G> = G extends { readonly settings: infer S } ? keyof S & string : never
export type SettingKey = KeysOf<(typeof settingGroups)[SettingGroupKey]>

// Every feature switch is a setting.
type Missing = Exclude<FeatureSwitch, SettingKey>
type Nothing<T extends never> = T
export type NoSwitchMissing = Nothing<Missing>

/** Returns the settings of a group in their order. */
export function settingsOfGroup(group: SettingGroupKey): readonly (SettingDefinition & { readonly key: SettingKey })[] {
  const settings: Readonly<Record<string, SettingDefinition>> = settingGroups[group].settings
  return Object.entries(settings).map(([key, setting]) => ({ key: key as SettingKey, ...setting }))
}

export const settingKeys: readonly SettingKey[] = settingGroupKeys.flatMap((group) =>
  settingsOfGroup(group).map(({ key }) => key),
)

/** Returns the group of a setting; undefined for an unknown key. */
export function groupOfSetting(key: string): SettingGroupKey | undefined {
  return settingGroupKeys.find((group) => Object.hasOwn(settingGroups[group].settings, key))
}

/** Largest number of characters of any setting, and of the reason for a change. */
export const settingBounds = { value: 4000, note: 200, settings: 20 } as const
