import { siteRoutes } from '@seneb/contracts/vocabulary/site-routes'
import { treatmentPages } from '@seneb/contracts/vocabulary/specialties'

/** Name of each page in links: menu, footer, site map, search, related topics. */
export const pageNames: ReadonlyMap<string, string> = new Map([
  ...siteRoutes.map(({ label, paths: [path] }) => [path, label] as const),
  ...treatmentPages.map(({ name, slug }) => [`/treatments/${slug}`, name] as const),
])

/** Labels of buttons and links that invite people to a page's action. */
export const pageActions: Readonly<Record<string, readonly string[]>> = {
  '/': ['Return to Home', 'Return Home', 'Go to the home page'],
  '/trip-planner': ['Plan your trip', 'Ask for a written quote'],
  '/contact-us': ['Contact', 'Ask a question', 'About a request you sent'],
}

/** Labels that the specification fixes, allowed besides our one name for the page. */
export const specifiedLabels: Readonly<Record<string, readonly string[]>> = {
  // CALC-05, SPEC-08, REF-27, NF-06
  '/budget-estimator': ['Plan Your Medical Trip', 'Calculate Your Savings', 'Estimate Your Budget', 'Budget Estimator'],
  // SHELL-09, REF-27
  '/trip-planner': ['Talk to a Care Advisor', 'Plan Your Medical Trip'],
  // HOME-02, NF-06
  '/medical-tourism': ['Explore Treatments', 'Medical Tourism'],
  // SHELL-03, NF-12
  '/affiliate-guide': ['Become a Partner', 'Affiliate Guide'],
  // SHELL-03
  '/our-team': ['Our Team & Partners'],
  // NF-04
  '/our-values': ['About Us'],
  // NF-08
  '/hair-transplant': ['Hair Transplant'],
}
