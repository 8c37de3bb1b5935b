import type { HomePage } from "./schema.ts";

/** The home page. */
export const homePage = {
  metaTitle: "Arch House Dental: dentists in Kurla and South Mumbai",
  metaDescription:
    "A dental clinic group with branches in Kurla and South Mumbai: implants, smile design, braces, aligners and care for children and adults.",
  hero: {
    title: "Architects of your Beautiful Smile",
    intro: "We measure, draw and explain each step before we touch a tooth, in Kurla and in South Mumbai.",
    image: {
      src: "home/hero.webp",
      alt: "A full upper arch of natural teeth, lit from the side like a model of a building",
    },
    buttons: [
      { label: "Clinic Walkthrough", video: "clinic-walkthrough" },
      { label: "Patient Transformation", video: "patient-transformation" },
    ],
  },
  team: {
    heading: "The dentists who lead the clinic",
    intro: "You meet the dentist who plans your treatment before anything is decided.",
    toggleLabel: "Meet the team",
    lead: "anahita-mistry",
    others: ["rohan-kulkarni", "farah-shaikh", "vikram-nair"],
  },
  statistics: { heading: "The clinic in figures" },
  treatments: {
    heading: "What we treat",
    intro: "Four places to begin. Each page says what happens, how long it takes and what can go wrong.",
    blocks: [
      {
        heading: "Aesthetic dentistry",
        body: "Colour, shape and line of the front teeth. We show you a drawing of the change first, so that you can say what you like and what you don't.",
        image: { src: "studies/veneer-set.webp", alt: "Six upper front teeth of one even shape and colour" },
        link: { label: "Know more", path: "/aesthetic-dentistry" },
        links: [
          { label: "Teeth whitening", path: "/teeth-whitening" },
          { label: "Smile makeover", path: "/smile-makeover" },
          { label: "Dental veneers", path: "/dental-veeners" },
        ],
      },
      {
        heading: "Dental implants",
        body: "A fixed tooth in place of a missing one: an artificial root of titanium, and a crown on top. It takes about three months for the bone to hold the root.",
        image: {
          src: "studies/implant-section.webp",
          alt: "A cut through the jaw: an implant in the bone with a crown above the gum",
        },
        link: { label: "Know more", path: "/dental-implant" },
        links: [
          { label: "Single tooth implant", path: "/single-tooth-implant" },
          { label: "Multiple teeth implants", path: "/multiple-teeth-implants" },
          { label: "Full mouth dental implants", path: "/full-mouth-dental-implants" },
        ],
      },
      {
        heading: "General dentistry",
        body: "Check-ups, cleaning, fillings and root canal treatment. Small problems found every six months stay small, and so do the bills.",
        image: { src: "studies/arch-lower.webp", alt: "A lower arch of healthy teeth seen from above" },
        link: { label: "Know more", path: "/general-dentistry" },
        links: [
          { label: "Dental cleanup", path: "/dental-cleanup" },
          { label: "Cavity management", path: "/cavity-management" },
          { label: "Root canal", path: "/root-canal" },
        ],
      },
      {
        heading: "Digital smile design",
        body: "Photographs and a scan of your teeth become a plan that you can see, wear for a trial and change. Only then does the work begin.",
        image: {
          src: "studies/face-plan.webp",
          alt: "A drawn face with guide lines through the eyes and the smile",
        },
        link: { label: "Know more", path: "/digital-smile-design" },
        links: [],
      },
    ],
  },
  testimonials: {
    heading: "What patients say about their visits",
    intro:
      "Not praise, but what happened: how long it took, what it felt like, what they would ask next time.",
    label: "What patients wrote",
    link: { label: "All testimonials", path: "/testimonials" },
  },
  videoTestimonials: {
    heading: "Patients on film",
    intro: "Each film loads from YouTube only when you press play.",
  },
  smileGallery: {
    heading: "Before and after",
    intro: "Move the handle to compare. Each pair is seen from the same place in the same light.",
    smiles: ["veneers", "crowding", "missing-molar", "whitening", "worn"],
  },
  technology: {
    heading: "Tools that help us measure",
    intro: "A plan is only as good as its measurements. These six tools make ours.",
    items: [
      {
        slug: "smile-design-software",
        heading: "Smile design software",
        body: "Photographs of your face become a drawing of your smile that you can change with us.",
      },
      {
        slug: "premium-implant-systems",
        heading: "Premium implant systems",
        body: "Implants with long records in published studies, and parts that can still be bought years later.",
      },
      {
        slug: "3d-printing",
        heading: "3D printing",
        body: "Models and guides for surgery are printed in our own laboratory, often on the same day.",
      },
      {
        slug: "milling",
        heading: "Milling",
        body: "A machine cuts crowns from a solid block of ceramic to a few hundredths of a millimetre.",
      },
      {
        slug: "cad-software",
        heading: "CAD software",
        body: "Crowns, bridges and guides are drawn on the screen before they are made.",
      },
      {
        slug: "german-and-swiss-equipment",
        heading: "German and Swiss equipment",
        body: "Chairs, lamps and handpieces that are serviced on a fixed plan.",
      },
    ],
    link: { label: "See all our technology", path: "/technology" },
  },
  blog: {
    heading: "Blog",
    intro:
      "Explore our latest insights on dentistry from Digital Smile Design to advanced aesthetic techniques.",
    link: { label: "All articles", path: "/blogs" },
  },
} satisfies HomePage as HomePage;
