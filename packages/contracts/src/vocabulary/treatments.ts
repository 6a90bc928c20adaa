/**
 * The ten treatment types of the trip planner (CAT-01) with their procedures (CAT-02..12, D-55, O-6).
 * `name` is the label people choose and the value a form sends; `slug` is the stable id.
 */
export interface TreatmentType {
  readonly slug: string
  readonly name: string
  readonly procedures: readonly Procedure[]
}

export interface Procedure {
  readonly slug: string
  readonly name: string
}

export const treatmentTypes = [
  {
    slug: 'bariatric-surgery',
    name: 'Bariatric Surgery',
    procedures: [
      { slug: 'gastric-sleeve', name: 'Gastric sleeve' },
      { slug: 'gastric-bypass', name: 'Gastric bypass' },
      { slug: 'mini-gastric-bypass', name: 'Mini gastric bypass' },
      { slug: 'gastric-balloon', name: 'Gastric balloon' },
      { slug: 'revision-bariatric-surgery', name: 'Revision bariatric surgery' },
    ],
  },
  {
    slug: 'cardiology',
    name: 'Cardiology',
    procedures: [
      { slug: 'heart-bypass', name: 'Heart bypass (CABG)' },
      { slug: 'valve-replacement', name: 'Heart valve replacement' },
      { slug: 'tavr-procedure', name: 'TAVR' },
      { slug: 'coronary-angioplasty', name: 'Coronary angioplasty and stenting' },
      { slug: 'pacemaker-implantation', name: 'Pacemaker implantation' },
      { slug: 'cardiac-catheterization', name: 'Cardiac catheterization' },
    ],
  },
  {
    slug: 'dental-care',
    name: 'Dental Care',
    procedures: [
      { slug: 'dental-implants', name: 'Dental implants' },
      { slug: 'veneers', name: 'Veneers' },
      { slug: 'teeth-whitening', name: 'Teeth whitening' },
      { slug: 'full-mouth-reconstruction', name: 'Full mouth reconstruction' },
    ],
  },
  {
    slug: 'fertility-ivf',
    name: 'Fertility & IVF',
    procedures: [
      { slug: 'ivf', name: 'IVF' },
      { slug: 'icsi', name: 'ICSI' },
      { slug: 'iui', name: 'IUI' },
      { slug: 'pgt', name: 'Preimplantation genetic testing (PGT)' },
    ],
  },
  {
    slug: 'oncology',
    name: 'Oncology',
    procedures: [
      { slug: 'chemotherapy', name: 'Chemotherapy' },
      { slug: 'radiation-therapy', name: 'Radiation therapy' },
      { slug: 'surgical-oncology', name: 'Surgical oncology' },
      { slug: 'immunotherapy', name: 'Immunotherapy' },
      { slug: 'targeted-therapy', name: 'Targeted therapy' },
      { slug: 'hormone-therapy', name: 'Hormone therapy' },
      { slug: 'bone-marrow-transplant', name: 'Bone marrow transplant' },
    ],
  },
  {
    slug: 'ophthalmology',
    name: 'Ophthalmology',
    procedures: [
      { slug: 'lasek', name: 'LASEK' },
      { slug: 'lasik', name: 'LASIK' },
      { slug: 'prk', name: 'PRK' },
      { slug: 'femto-lasik', name: 'Femto-LASIK' },
      { slug: 'cataract-surgery', name: 'Cataract surgery' },
      { slug: 'corneal-transplant', name: 'Corneal transplant' },
    ],
  },
  {
    slug: 'orthopedic-surgery',
    name: 'Orthopedic Surgery',
    procedures: [
      { slug: 'knee-replacement', name: 'Knee replacement' },
      { slug: 'hip-replacement', name: 'Hip replacement' },
      { slug: 'shoulder-replacement', name: 'Shoulder replacement' },
      { slug: 'knee-arthroscopy', name: 'Knee arthroscopy' },
      { slug: 'acl-reconstruction', name: 'ACL reconstruction' },
      { slug: 'rotator-cuff-repair', name: 'Rotator cuff repair' },
      { slug: 'spinal-fusion', name: 'Spinal fusion' },
      { slug: 'fracture-repair', name: 'Fracture repair' },
    ],
  },
  {
    slug: 'cosmetic-surgery',
    name: 'Plastic Surgery',
    procedures: [
      { slug: 'rhinoplasty', name: 'Rhinoplasty' },
      { slug: 'liposuction', name: 'Liposuction' },
      { slug: 'tummy-tuck', name: 'Tummy tuck' },
      { slug: 'breast-surgery', name: 'Breast surgery' },
      { slug: 'facelift', name: 'Facelift' },
    ],
  },
  {
    slug: 'hair-transplant',
    name: 'Hair Transplant',
    procedures: [
      { slug: 'fue-hair-transplant', name: 'FUE hair transplant' },
      { slug: 'dhi-hair-transplant', name: 'DHI hair transplant' },
      { slug: 'beard-eyebrow-body-hair-transplant', name: 'Beard, eyebrow and body hair transplant' },
      { slug: 'prp-mesotherapy', name: 'PRP and mesotherapy' },
      { slug: 'chemical-peels-microneedling', name: 'Chemical peels and microneedling' },
      { slug: 'laser-skin-treatment', name: 'Laser skin treatment' },
      { slug: 'botox-fillers', name: 'Botox and fillers' },
    ],
  },
  { slug: 'other', name: 'Other', procedures: [{ slug: 'other', name: 'Other' }] },
] as const satisfies readonly TreatmentType[]

/** All types but 'Other', which has no typical facts. */
export const namedTreatmentTypes: readonly TreatmentType[] = treatmentTypes.filter(({ slug }) => slug !== 'other')

export type TreatmentTypeName = (typeof treatmentTypes)[number]['name']
export type ProcedureName = (typeof treatmentTypes)[number]['procedures'][number]['name']

export const treatmentTypeNames: readonly string[] = treatmentTypes.map((type) => type.name)

/** Returns the procedure names of a treatment type; all of them for no or an unknown type (TRIP-11). */
export function procedureNamesOf(treatmentTypeName: string | null | undefined): readonly string[] {
  const chosen: TreatmentType | undefined = treatmentTypes.find((type) => type.name === treatmentTypeName)
  const types: readonly TreatmentType[] = chosen ? [chosen] : treatmentTypes
  return types.flatMap((type) => type.procedures.map((procedure) => procedure.name))
}
