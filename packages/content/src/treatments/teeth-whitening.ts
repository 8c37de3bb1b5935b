import type { Treatment } from "./schema.ts";

/** Teeth whitening, at the clinic and at home. */
export const teethWhitening = {
  slug: "teeth-whitening",
  kind: "treatment",
  metaTitle: "Teeth whitening in Kurla and South Mumbai | Arch House",
  metaDescription:
    "In-office whitening takes about 30 minutes. Read which stains it lifts and which it doesn't, why teeth can twinge, and how long the shade stays.",
  name: "Teeth whitening",
  title: "Teeth whitening",
  summary:
    "A gel lifts colour out of healthy teeth, at the clinic in about 30 minutes or at home over two weeks.",
  banner: {
    src: "treatments/teeth-whitening/banner.webp",
    alt: "A fan of tooth-shaped shade tabs running from pale to amber",
  },
  intro: [
    {
      heading: "Two kinds of stain",
      body: [
        "Tea, coffee, tobacco and betel lie on the surface. We clean those off with fine tips and a polish, and many people then find that they don't need whitening at all.",
        "Other colour sits inside the tooth. It deepens with age, as the enamel gets thinner and the yellow core shows through. Only this second kind needs a whitening gel.",
      ],
    },
    {
      heading: "What the gel does",
      body: [
        "The gel holds peroxide. It gives off oxygen, which passes into the enamel and breaks large colour particles into small, pale ones. Nothing is scraped off and the tooth keeps its shape.",
        "The strong gel may only be used by a dental team, because it can burn the gum. The mild one can be used at home in a tray that fits your teeth.",
      ],
    },
  ],
  introImage: {
    src: "studies/whitening-tray.webp",
    alt: "A see-through tray with small hollows for gel, made to fit one row of teeth",
  },
  second: {
    heading: "What it can't change",
    body: [
      "Fillings, crowns and veneers stay as they are. If your front teeth have fillings, they may look dark after whitening and need replacing. Please count that into the cost.",
      "Yellow and brown teeth lighten well. Grey teeth, or those with bands from a medicine taken in childhood, lighten a little or not at all. White spots often stand out more in the first days and then fade back. One dark tooth may have a dead nerve. It needs an X-ray before it needs bleach. We tell you what to expect by holding shade tabs next to your teeth, and we take a photograph so that you can compare.",
    ],
  },
  whoFor: [
    "Adults whose own front teeth have yellowed with age or habit.",
    "People with a clean mouth: no open decay, no sore gums.",
    "Anyone about to have front fillings or veneers, who can choose the new shade afterwards.",
  ],
  whoNotFor: [
    "Anyone under 18, because the nerves of young teeth are large and react strongly.",
    "Women who are pregnant or breastfeeding: it is not well studied, and it can wait.",
    "People with very tender teeth, cracks or bare roots, until these are treated.",
    "People who smoke and don't plan to stop: the colour comes back within months.",
  ],
  steps: [
    {
      heading: "Check and clean",
      body: "We look for decay, cracks and leaking fillings, since gel in a hole hurts. Then we clean the teeth, at times on an earlier day.",
    },
    {
      heading: "Shade and photograph",
      body: "We find the tab nearest to your teeth, in daylight if we can. You agree on where you would like to arrive.",
    },
    {
      heading: "Shielding the gums",
      body: "A holder keeps the lips away. We paint a soft rubber along the gum and harden it with a lamp. You wear dark glasses.",
    },
    {
      heading: "The gel",
      body: "The gel goes on the front teeth in two or three short rounds, about 30 minutes in all. You may feel a tingle. Lift your hand if it stings, and we wash it off.",
    },
    {
      heading: "Rinse and compare",
      body: "Gel and rubber come off. We put on a paste that calms the teeth and hold the tabs up again.",
    },
    {
      heading: "Trays, if you choose them",
      body: "We scan your teeth and make trays. You wear them at home with mild gel for as long as the leaflet says, most often one to two weeks.",
    },
  ],
  aftercare: [
    "For two days keep to pale food: rice, curd, chicken, banana, peeled apple.",
    "Leave out tea, coffee, turmeric, beetroot, cola and tobacco in these two days.",
    "Drink lukewarm water if cold makes the teeth twinge.",
    "Use a paste for tender teeth for a week before and after.",
    "Keep the trays. With a night or two of gel you can freshen the shade later.",
  ],
  risks: [
    "Short, sharp twinges are common on the first day or two. They pass without harm to the tooth.",
    "Gel on the gum leaves a white, sore patch that heals within some days.",
    "The result can be patchy at first. It evens out over one or two weeks.",
    "You may gain fewer shades than you hoped for. Nobody can tell the number beforehand.",
    "Too much gel, too often, roughens enamel and keeps teeth tender.",
  ],
  duration: {
    chairTime: "About 30 minutes of gel; an hour with check and shielding",
    visits: "One visit at the clinic, or two short ones for trays",
    total: "One day at the clinic, one to two weeks at home; the shade settles after two weeks",
  },
  caseGallery: {
    heading: "Shades and stains",
    items: [
      {
        image: {
          src: "studies/shade-scale.webp",
          alt: "A natural front tooth matched against one tab of a row of shades",
        },
        title: "Finding where you start",
      },
      {
        image: {
          src: "studies/gum-tartar.webp",
          alt: "Brown and yellow tartar along the gum of the lower front teeth",
        },
        title: "This needs cleaning, not gel",
        href: "/dental-cleanup",
      },
      {
        image: { src: "studies/veneer-shell.webp", alt: "A porcelain shell in front of a tooth" },
        title: "When gel is not enough",
        href: "/dental-veeners",
      },
      {
        image: {
          src: "studies/filling-composite.webp",
          alt: "A tooth with a filling that blends into its surface",
        },
        title: "Fillings keep their colour",
        href: "/tooth-colored-fillings",
      },
    ],
  },
  related: [
    "dental-cleanup",
    "dental-veeners",
    "tooth-colored-fillings",
    "smile-makeover",
    "aesthetic-dentistry",
  ],
  caseVideos: {
    heading: "Half an hour, filmed",
    subheading: "How lips and gums are shielded, and what the gel looks like.",
    videos: ["whitening-visit", "cleaning-visit"],
  },
  beforeAfter: {
    heading: "Shades compared",
    smiles: ["whitening"],
  },
  faqHeading: "Questions about whitening",
  faqs: [
    {
      question: "Does whitening damage the enamel?",
      answer:
        "Used as directed, it doesn't thin or weaken the enamel in any way that matters. The surface is a little softer for some hours, then minerals from your saliva harden it again. Harm comes from overuse, from acid powders and from gels of unknown strength. That is why we note how much you have used.",
    },
    {
      question: "At the clinic or at home: which should I choose?",
      answer:
        "At the clinic you see a change the same day, and we guard your gums. At home it is slower and gentler, so tender teeth cope better, and the trays can be used again. The final shade is often much alike. Some people do both: one visit to begin, then a week of trays.",
    },
    {
      question: "How long does the new shade last?",
      answer:
        "Usually between six months and three years. It fades faster with tea, coffee, red wine and tobacco. A good cleaning every six months and a night or two with the tray bring it back. It rarely drops to where it began, because new stains are mostly on the surface.",
    },
    {
      question: "Why do my teeth twinge, and what helps?",
      answer:
        "Peroxide passes through the enamel and reaches the nerve for a short while. The nerve reacts with a brief, sharp signal. A paste for tender teeth, lukewarm drinks and a simple painkiller help most people. If a tooth aches for longer than two days, call us. It may have a crack we should look at.",
    },
    {
      question: "Are strips, charcoal or lemon juice a cheaper way?",
      answer:
        "Shop strips can work a little, but they miss the curved parts and may lie on the gum. Charcoal scratches the gloss, so stains then cling more. Lemon and baking soda wear the enamel away, and that is for good. If money is tight, a cleaning and a straw for cold drinks do more.",
    },
    {
      question: "How white can my teeth get?",
      answer:
        "Teeth have a natural limit, and it differs from person to person. Most people gain several tabs on our scale. A good target is the white of your eyes, since a brighter tooth looks like paint. Stop when you have reached your limit. More gel then brings only more twinges.",
    },
  ],
  reviewedBy: "aditi-deshmukh",
  reviewedOn: "2026-09-18",
} satisfies Treatment as Treatment;
