import type { Treatment } from "./schema.ts";

/** Preventive treatments for children: fluoride, sealants, mouthguards and habits at home. */
export const preventiveTreatments = {
  slug: "preventive-treatments",
  kind: "treatment",
  theme: "kids",
  metaTitle: "Fluoride, sealants and prevention for kids | Arch House",
  metaDescription:
    "How fluoride varnish twice a year, sealants on new molars, good brushing and a sports mouthguard keep a child's teeth free of holes and chips.",
  name: "Preventive treatments",
  title: "Preventive treatments for children",
  summary:
    "Fluoride, sealants and better habits: small things that stop holes before they start. No drill, no needle.",
  banner: {
    src: "treatments/preventive-treatments/banner.webp",
    alt: "A child's molar with a thin clear coat shining in its grooves",
  },
  intro: [
    {
      heading: "How a hole begins",
      body: [
        "A sticky film called plaque grows on teeth each day. Germs in it eat sugar and make acid. Acid pulls minerals out of the tooth. Spit puts them back, if it gets a rest between snacks.",
        "When the acid wins for weeks, a chalky white spot shows. At that stage the tooth can still heal. Once the spot breaks in, there is a hole, and a hole needs a filling. All our work here aims at the weeks before that.",
      ],
    },
    {
      heading: "Two shields we can add",
      body: [
        "The first shield is fluoride varnish. We paint it on with a soft brush twice a year. It tastes of fruit or mint, feels a little sticky and makes the surface harder.",
        "The second shield is a sealant. New molars have grooves so thin that no bristle gets in. We wash a groove, dry it and fill it with a runny resin. A blue light sets it in seconds. Now food can't hide there.",
      ],
    },
  ],
  introImage: {
    src: "studies/sealant.webp",
    alt: "A molar from above, half its grooves open and half sealed with a clear layer",
  },
  second: {
    heading: "What does most of the work: home",
    body: [
      "Our shields add to brushing. They can't replace it. Two minutes in the morning and two at night count for more than anything we do in the chair. Night matters most, because spit almost dries up during sleep.",
      "Hands that can't yet tie a shoelace can't brush well alone. So a grown-up brushes, or brushes again, until about seven or eight. Stand behind your child in front of the mirror. Lift the lip with one finger and go along the edge of the gum. Spit out, but don't rinse, so that the fluoride stays.",
    ],
  },
  whoFor: [
    "All children, from the first tooth: we paint fluoride in spring and again in autumn, for instance.",
    "Children of 6 and of 12, when new molars come through with deep grooves.",
    "Children who had a hole before, or whose brother or sister did.",
    "Anyone who plays cricket, hockey, football or a fighting sport, for a mouthguard.",
    "Wearers of braces, because food hides around the brackets.",
  ],
  whoNotFor: [
    "A tooth that already has a deep hole needs a filling. A shield on top would shut the decay in.",
    "Tell us about asthma that needed a hospital stay, or any allergy to resin, pine gum or sticking plaster.",
    "If your well water holds a lot of fluoride, let us know before we add more.",
  ],
  steps: [
    {
      heading: "Look and ask",
      body: "We check each tooth with a mirror and a light. We ask what your child eats and drinks on a normal day, with no telling-off.",
    },
    {
      heading: "Show the plaque",
      body: "A pink dye paints the film that brushing missed. Children like this part. You see at once where the brush should go tomorrow.",
    },
    {
      heading: "Clean",
      body: "A soft rubber cup turns slowly and tickles. The hose slurps, and the pink is gone.",
    },
    {
      heading: "Paint or seal",
      body: "Varnish takes a few minutes for the whole mouth. A sealant takes about five minutes a tooth. Cotton rolls keep it dry, and the blue lamp hums for 20 seconds.",
    },
    {
      heading: "One goal for home",
      body: "We agree on just one change, such as water instead of juice at school. Next time we ask how it went.",
    },
  ],
  aftercare: [
    "After varnish: soft food that day, nothing hot, and brush again the next morning.",
    "The teeth may look a bit yellow until then. That is the varnish, and it brushes off.",
    "After a sealant: eat as you like. If it feels high for more than two days, call us.",
    "Rinse a mouthguard in cool water, dry it and keep it out of the sun.",
  ],
  risks: [
    "Varnish swallowed by mistake in this small amount does no harm. A few children feel sick if they come with an empty stomach.",
    "A sealant can chip or wear off. An edge left open traps food, so we check it at each visit.",
    "Too much swallowed toothpaste over years can leave pale flecks on adult teeth. Use the small amounts we name.",
    "Decay can still start between teeth, where no sealant reaches.",
  ],
  duration: {
    chairTime: "15 to 30 minutes",
    visits: "Two a year; sealants can be done at the same visit",
    total: "From the first tooth until the last molars are through, at about 13",
  },
  caseGallery: {
    heading: "Shields and what they stop",
    items: [
      {
        image: {
          src: "studies/decay-spot.webp",
          alt: "A molar from above with a brown spot spreading in one groove",
        },
        title: "What an open groove can lead to",
        href: "/cavity-management",
      },
      {
        image: {
          src: "studies/decay-section.webp",
          alt: "A tooth cut in half, with a dark cone of decay reaching towards its centre",
        },
        title: "Decay grows inwards",
      },
      {
        image: {
          src: "studies/mixed-teeth.webp",
          alt: "Large new teeth that have come through between small milk teeth",
        },
        title: "New teeth among milk teeth",
      },
      {
        image: {
          src: "studies/mouthguard.webp",
          alt: "A thick, bouncy-looking guard that covers the upper row of teeth",
        },
        title: "A guard for sport",
      },
    ],
  },
  related: ["dentistry-for-kids", "dental-cleanup", "cavity-management", "braces-and-aligners"],
  caseVideos: {
    heading: "See a cleaning and a first visit",
    subheading: "Good to watch on the evening before, so that the brush and the hose are no surprise.",
    videos: ["cleaning-visit", "first-visit-child"],
  },
  beforeAfter: {
    heading: "What prevention saves a tooth from",
    smiles: ["decay", "inflamed-gums"],
  },
  faqHeading: "Questions about keeping holes away",
  faqs: [
    {
      question: "Is fluoride safe for my child?",
      answer:
        "In the small amounts we use, yes. Dentists have painted it on children's teeth for decades, in many countries. What matters is the dose. A smear of paste the size of a grain of rice is enough up to three years, and a pea from then on. Keep the tube out of reach, as you would any medicine.",
    },
    {
      question: "Does putting on a sealant hurt?",
      answer:
        "No needle and no drill are used. The tooth is washed with a gel that tastes sour, then rinsed and dried with air. What bothers some children is the cotton in the cheek and having to hold still. We count down together, and a raised hand gives a short rest.",
    },
    {
      question: "How long does a sealant last?",
      answer:
        "Often for several years, and sometimes only for one. Chewing wears it down, and the edge can chip. So we test it with a fine tip at each check-up. Topping up takes a few minutes. Once the child is grown up and brushes well, it may wear away without any trouble.",
    },
    {
      question: "Which toothbrush should we buy?",
      answer:
        "One with a small head and soft bristles that fits your child's hand. Electric or plain makes less difference than how you use it. Change it every three months, or when the bristles bend outwards. Let your child choose the colour, because a brush that is liked gets used.",
    },
    {
      question: "Do milk teeth need floss?",
      answer:
        "Where two teeth touch, yes, since bristles can't get in there. In most children the back milk teeth touch from about four. Small floss holders with a handle are easiest. Two or three evenings a week are a good start. If the gum bleeds a little at first, carry on gently, and tell us if it lasts two weeks.",
    },
  ],
  reviewedBy: "meera-iyer",
  reviewedOn: "2026-10-21",
} satisfies Treatment as Treatment;
