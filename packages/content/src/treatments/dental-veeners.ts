import type { Treatment } from "./schema.ts";

/** Dental veneers. The address keeps its public spelling; the visible words are spelled right. */
export const dentalVeneers = {
  slug: "dental-veeners",
  kind: "treatment",
  metaTitle: "Dental veneers: porcelain or composite | Arch House Dental",
  metaDescription:
    "Veneers are thin shells on the front of teeth. Read how much enamel they cost, how porcelain and composite differ, and what they need later.",
  name: "Dental veneers",
  title: "Dental veneers",
  summary:
    "A thin shell on the front of a tooth changes its shape and colour. It is a step with no way back.",
  banner: {
    src: "treatments/dental-veeners/banner.webp",
    alt: "A thin porcelain shell, lit from behind, floating before an upper front tooth",
  },
  intro: [
    {
      heading: "About as thick as a fingernail",
      body: [
        "A veneer is a shell that covers the front of a tooth and its edge. Most are between half a millimetre and one millimetre thick. They are made of porcelain or of composite, which is tooth-coloured filling material.",
        "The shell has little strength of its own. Once it is bonded to enamel, the hard outer layer of the tooth, the two hold together like a tile on a firm wall.",
      ],
    },
    {
      heading: "What it costs in enamel",
      body: [
        "To make room, we usually take away a thin layer at the front. If teeth are small or stand back, a veneer can sometimes be added with almost no grinding. If they are dark or stand forward, more has to go.",
        "Enamel doesn't grow again. A tooth that has been prepared will need a veneer or a crown for the rest of its life. Please weigh that before you look at colours.",
      ],
    },
  ],
  introImage: {
    src: "studies/veneer-shell.webp",
    alt: "A single curved shell standing apart from the tooth it was made for",
  },
  second: {
    heading: "Porcelain and composite compared",
    body: [
      "Porcelain is fired or milled in the laboratory. It keeps its gloss, hardly stains and often lasts 10 years or much longer. It needs two or three visits, and a broken piece usually means a new veneer.",
      "Composite is shaped on the tooth by hand in one visit. It often needs no grinding, costs less and is easy to mend. On the other hand it dulls, picks up the colour of tea and needs polishing each year. Many last four to eight years. For a young person, or for someone who is not sure, we often begin with composite. You can move on to porcelain later, but you can't go back.",
    ],
  },
  whoFor: [
    "Front teeth that are chipped, worn, too small or oddly shaped.",
    "Dark teeth that whitening can't lighten, for instance after certain medicines in childhood.",
    "Small gaps, when you don't want to have the teeth moved.",
    "Adults with enough sound enamel and healthy gums.",
  ],
  whoNotFor: [
    "Teenagers and young adults, as a rule: other ways come first while the tooth is young.",
    "Strong grinders, unless they wear a guard each night.",
    "Teeth with large fillings or little enamel. A crown holds better there.",
    "Teeth that are only yellow. Whitening is kinder to them.",
  ],
  steps: [
    {
      heading: "Trial in resin",
      body: "We set the planned shape over your teeth in soft resin. You look, talk and smile with it before anything is ground.",
    },
    {
      heading: "Preparing the teeth",
      body: "After numbing, we smooth a thin layer through the trial itself, so that no more is removed than the plan needs. This is the step that can't be undone.",
    },
    {
      heading: "Scan and temporaries",
      body: "We scan the teeth and fit temporary veneers in the planned shape. You wear them for one or two weeks and tell us what to change.",
    },
    {
      heading: "Trying them in",
      body: "The shells are set on with water or a try-in paste, without glue. You look at them in daylight. If the colour is wrong, they go back to the laboratory.",
    },
    {
      heading: "Bonding",
      body: "Tooth and shell are cleaned and treated, then joined with resin under a blue light. We remove every bit of extra resin at the gum and check the bite.",
    },
  ],
  aftercare: [
    "Brush and floss as you do with your own teeth, right down to the gum.",
    "Bite into nuts, bones, ice and hard sweets with the back teeth.",
    "Wear the guard at night if you were given one.",
    "Whitening paste and gritty powders scratch the gloss. Use a mild paste.",
    "Bring a lost shell along and come soon. It can often be bonded again.",
  ],
  risks: [
    "Cold drinks may sting for some weeks after the teeth are prepared.",
    "A shell can chip, crack or come off, most often after a blow or hard biting.",
    "Decay can begin at the edge if plaque stays there.",
    "Now and then the nerve of a prepared tooth dies, and it needs a root canal treatment.",
    "When gums shrink with age, a line can show at the neck of the tooth.",
  ],
  duration: {
    chairTime: "One to two hours for composite, two to three for preparing six teeth",
    visits: "One visit for composite, three or four for porcelain",
    total: "Three to four weeks for porcelain, with temporaries in between",
  },
  caseGallery: {
    heading: "Where a veneer helps",
    items: [
      {
        image: {
          src: "studies/veneer-set.webp",
          alt: "An upper row of six front teeth in one calm shape and shade",
        },
        title: "Six shells, one line",
      },
      {
        image: {
          src: "studies/worn-edges.webp",
          alt: "Short front teeth with flat, worn edges",
        },
        title: "Edges worn by acid and grinding",
      },
      {
        image: { src: "studies/spacing.webp", alt: "Upper front teeth with a gap in the middle" },
        title: "A gap that can be closed",
        href: "/braces-and-aligners",
      },
      {
        image: {
          src: "studies/crown-separate.webp",
          alt: "A full crown above a tooth that is ground on all sides",
        },
        title: "For comparison: a crown takes more tooth",
        href: "/crowns-and-bridges",
      },
    ],
  },
  related: [
    "digital-smile-design",
    "tooth-colored-fillings",
    "teeth-whitening",
    "crowns-and-bridges",
    "smile-makeover",
  ],
  caseVideos: {
    heading: "A shell in the making",
    subheading: "From the trial in resin to the blue light.",
    videos: ["veneers-visit", "smile-design-visit"],
  },
  beforeAfter: {
    heading: "Veneers and their gentler rival",
    smiles: ["veneers", "chipped-incisor"],
  },
  faqHeading: "Asked in the chair",
  faqs: [
    {
      question: "Do veneers ruin the teeth below?",
      answer:
        "A thin veneer on enamel, with a clean edge, treats the tooth kindly. Trouble starts when too much is ground away, when the bite is ignored or when teeth are not cleaned. That is why we prepare through the trial and measure the depth. Still, no prepared tooth is as strong as one left alone.",
    },
    {
      question: "How many veneers do I need?",
      answer:
        "Sometimes one. A single shell beside a natural tooth is the hardest to match, so it may need more than one try. Many plans cover four, six or eight upper teeth, as that is what shows in a smile. We count the teeth that show when you laugh and begin with the fewest that work.",
    },
    {
      question: "Can veneers be whitened later?",
      answer:
        "No. Whitening gel works on natural tooth only, so the shells keep the shade that you chose. If you want lighter teeth, whiten first and wait two weeks. We then pick the shade of the veneers. Surface stains on porcelain come off when we polish it at a check-up.",
    },
    {
      question: "What if I don't like them once they are on?",
      answer:
        "This is why there are three looks before that day: the drawing, the trial and the temporaries. Small things, such as a sharp corner, can be smoothed afterwards. A different colour or a longer tooth means making the shell again. Please take the time at the try-in, and bring someone who tells you the truth.",
    },
    {
      question: "Is it the same as a crown?",
      answer:
        "No. A veneer covers the front and the edge, like a false nail. A crown goes all the way round, like a thimble. More tooth is ground for a crown, but it can hold a tooth that is badly broken. If a tooth has had root canal treatment and large fillings, a crown is usually safer.",
    },
    {
      question: "What are temporary veneers like to live with?",
      answer:
        "They are made of resin, in the planned shape. They feel a little thick and rough, and they are weaker than the final ones. Eat soft things, cut fruit into pieces and skip turmeric if you mind the stain. If one comes off, it is no emergency. Call us, and we put it back.",
    },
  ],
  reviewedBy: "aditi-deshmukh",
  reviewedOn: "2026-10-08",
} satisfies Treatment as Treatment;
