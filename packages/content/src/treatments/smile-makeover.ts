import type { Treatment } from "./schema.ts";

/** Smile makeover: several treatments in one plan, told as a calendar. */
export const smileMakeover = {
  slug: "smile-makeover",
  kind: "treatment",
  metaTitle: "Smile makeover: several treatments, one plan | Arch House",
  metaDescription:
    "A smile makeover joins whitening, bonding, aligners, gum care or veneers in one plan. See the order, the months it takes and how you live in between.",
  name: "Smile makeover",
  title: "Smile makeover",
  summary:
    "Several treatments for one smile, planned as a whole and done in the right order, with rests in between.",
  banner: {
    src: "treatments/smile-makeover/banner.webp",
    alt: "A wide smile half drawn in outline and half finished with even, softly shaded teeth",
  },
  intro: [
    {
      heading: "One name for several treatments",
      body: [
        "A smile makeover is a plan in which more than one thing is changed: the colour, a gap, a worn edge, the line of the gum. No two plans are alike.",
        "Each part is a treatment that also exists alone. What is new is the order. If whitening comes after the veneers, the shades won't match. If teeth are moved last, the work before them no longer fits.",
      ],
    },
    {
      heading: "Who sits at the table",
      body: [
        "One dentist leads your plan and stays with you from the first photograph to the last check. Others join where their skill is needed: one for aligners, one for the gums, one for root canals.",
        "They meet once a week and look at your file together. You don't have to carry news from one to the other. You hear one voice and get one written plan.",
      ],
    },
  ],
  introImage: {
    src: "studies/worn-edges.webp",
    alt: "Front teeth with short, uneven edges where enamel has worn away",
  },
  second: {
    heading: "What a year of it can look like",
    body: [
      "In the first month we clean, mend decay and calm the gums. From the second to the eighth month clear aligners bring two crooked teeth into line. You eat and work as usual. In the ninth month the teeth are whitened and then left to settle for two weeks.",
      "In the tenth month four edges are built up, or veneers are fitted. In the last weeks we check the bite, make a guard for the night and fit retainers. Your plan may be much shorter. Without aligners, most people are done within six to 10 weeks.",
    ],
  },
  whoFor: [
    "More than one thing about your smile bothers you, and they are linked.",
    "Teeth have worn down over the years, and the face looks shorter than it did.",
    "Old fillings, crowns or bonding at the front no longer match each other.",
    "You have time for several visits and are ready to look after the result.",
  ],
  whoNotFor: [
    "One chipped corner or a yellow tint needs one treatment, not a makeover.",
    "During active gum disease, or while decay is spreading, looks have to wait.",
    "If most back teeth are missing, the bite must be rebuilt first. See full mouth rehabilitation.",
    "If someone else wants this more than you do, please wait until that has changed.",
  ],
  steps: [
    {
      heading: "List of wishes",
      body: "You write down what you want to change and put it in order. The first wish on the list guides the plan when wishes clash.",
    },
    {
      heading: "Findings",
      body: "We examine teeth, gums, jaw joints and bite, and take photographs, a scan and X-rays. You get the findings in writing.",
    },
    {
      heading: "Design and trial",
      body: "The end is drawn first. You see it on your photograph and try it in soft resin, then say what should be different.",
    },
    {
      heading: "Calendar and price",
      body: "The plan names each stage, its month, its dentist and its price. It also marks where you could stop and still have a sound result.",
    },
    {
      heading: "Healing and moving",
      body: "Fillings, gum care and tooth movement come first. We take photographs at the end of each stage and compare.",
    },
    {
      heading: "Colour and shape",
      body: "Whitening, then bonding, veneers or crowns. You wear temporaries in the planned shape before anything final is made.",
    },
    {
      heading: "Last check",
      body: "We check bite and speech, take the closing photographs and hand you the night guard. We meet again after a month.",
    },
  ],
  aftercare: [
    "Wear the guard or retainer every night. It protects months of work.",
    "Clean between the teeth each evening, most of all under joined parts.",
    "Have small chips smoothed early, before a crack can grow.",
    "Let us photograph your teeth once a year, so that slow changes are seen.",
  ],
  risks: [
    "A long plan can tire you. There are points at which you can pause for some months.",
    "Each treatment brings its own risks: tender teeth, chips, gums that shrink a little.",
    "Prepared teeth need veneers or crowns for life. These are replaced more than once.",
    "Cost can rise if a tooth turns out to be weaker than the X-ray showed. We ask you before we go on.",
    "Without a retainer, moved teeth drift back.",
  ],
  duration: {
    chairTime: "Thirty minutes to three hours, depending on the stage",
    visits: "Five to 12 visits",
    total: "Six to 10 weeks without tooth movement, nine months or more with it",
  },
  caseGallery: {
    heading: "Building blocks of a plan",
    items: [
      {
        image: { src: "studies/gum-healthy.webp", alt: "Pale pink, firm gum around clean lower front teeth" },
        title: "Calm gums come first",
        href: "/soft-tissue-management",
      },
      {
        image: { src: "studies/aligner-on.webp", alt: "A clear aligner seated over the upper front teeth" },
        title: "Then the line",
        href: "/aligner",
      },
      {
        image: { src: "studies/shade-scale.webp", alt: "Shade tabs fanned out beside a natural front tooth" },
        title: "Then the colour",
        href: "/teeth-whitening",
      },
      {
        image: { src: "studies/wax-up.webp", alt: "Wax edges added to the front teeth of a stone model" },
        title: "Then the shape, first in wax",
        href: "/digital-smile-design",
      },
      {
        image: { src: "studies/veneer-set.webp", alt: "Six upper front teeth with matching edges" },
        title: "The last stage",
        href: "/dental-veeners",
      },
    ],
  },
  related: [
    "digital-smile-design",
    "dental-veeners",
    "teeth-whitening",
    "aligner",
    "full-mouth-rehabilitation",
    "3-d-facially-driven-dentistry",
  ],
  caseVideos: {
    heading: "Long plans on film",
    subheading: "A whole makeover in a few minutes, and a patient who looks back on his.",
    videos: ["patient-transformation", "testimonial-arvind"],
  },
  beforeAfter: {
    heading: "Where a makeover can lead",
    smiles: ["veneers", "worn", "crowding"],
  },
  faqHeading: "Questions before a long plan",
  faqs: [
    {
      question: "My wedding is in six months. Is that enough?",
      answer:
        "For many plans, yes. Whitening, bonding and even veneers fit well into three months. Aligners for a small change may fit into six. We work back from the date and keep the last three weeks free, so that nothing is fresh on the day. If time is short, we do the visible part first.",
    },
    {
      question: "Can I spread the treatment and its cost?",
      answer:
        "Yes. That is one reason to plan in stages. You pay for each stage when it is done, not for the whole plan in advance. Between stages you can rest for weeks or months. The plan marks the few points where waiting would do harm, such as temporary crowns that must not stay for long.",
    },
    {
      question: "Will I have to hide my teeth during treatment?",
      answer:
        "Seldom. Aligners are hard to see, and fillings are done in a day. While veneers or crowns are being made, you wear temporary ones in the new shape. They are a little duller than porcelain, but you can smile, speak and go to work. A few days of tender gums are usual.",
    },
    {
      question: "How is this different from full mouth rehabilitation?",
      answer:
        "A makeover is mostly about the teeth that show, in a mouth that works. A rehabilitation rebuilds the bite, often with many crowns or implants, because chewing has broken down. Some people need a part of both. We tell you after the examination which one your mouth calls for.",
    },
    {
      question: "How natural will it look?",
      answer:
        "You decide that during the trial. Natural teeth are not all the same. They get darker towards the canines, let some light through at the edges and differ from left to right. We can build that in. If you would like them whiter and more even, we can do that too, within what suits your skin and lips.",
    },
    {
      question: "What upkeep should I expect?",
      answer:
        "A check-up and cleaning every six months, and a look at the night guard. Bonding needs a polish each year. Whitening may want a top-up after a year or two. Plan for a repair now and then, and for new veneers or crowns after 10 to 15 years. We write this into the plan at the start.",
    },
  ],
  reviewedBy: "anahita-mistry",
  reviewedOn: "2026-10-01",
} satisfies Treatment as Treatment;
