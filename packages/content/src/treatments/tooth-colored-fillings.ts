import type { Treatment } from "./schema.ts";

/** Tooth-coloured fillings. The address keeps its public spelling. */
export const toothColouredFillings = {
  slug: "tooth-colored-fillings",
  kind: "treatment",
  metaTitle: "Tooth-coloured fillings in Mumbai | Arch House Dental",
  metaDescription:
    "How a filling in the colour of your tooth is built in layers, how it differs from silver, when a tooth needs more than a filling, and how it ages.",
  name: "Tooth-coloured fillings",
  title: "Tooth-coloured fillings",
  summary:
    "A soft paste is laid into the tooth in thin layers and hardened with light. It matches the tooth and bonds to it.",
  banner: {
    src: "treatments/tooth-colored-fillings/banner.webp",
    alt: "A molar from above, half in line drawing and half filled to its natural grooves",
  },
  intro: [
    {
      heading: "Layer on layer",
      body: [
        "The material is called composite. It is a resin with fine grains of glass. It comes as a paste in many shades and stays soft until a blue light shines on it.",
        "Light reaches only about two millimetres deep. So we build the filling in thin layers and harden each one. That takes longer than pressing in one lump, but it shrinks less and fits closer at the edge.",
      ],
    },
    {
      heading: "It sticks, so the hole can stay small",
      body: [
        "A silver filling is held by its shape. The hole must be wider inside than at the top, and sound tooth is lost for that. Composite is glued to the tooth. We remove what is soft, and keep the rest.",
        "The bond also lets us mend a chip where there is no hole at all. We roughen the enamel a little and build the corner up.",
      ],
    },
  ],
  introImage: {
    src: "studies/filling-composite.webp",
    alt: "Chewing side of a molar with a filling that follows its natural grooves",
  },
  second: {
    heading: "Why the tooth must stay dry",
    body: [
      "Glue doesn't hold on a wet wall, and composite doesn't bond to a wet tooth. So we often stretch a thin sheet of rubber around the tooth. It looks strange for a minute. Then most people like it, because no water runs down the throat and no bits fall on the tongue.",
      "Where a tooth can't be kept dry, for instance far below the gum, composite is the wrong choice. We then use a cement that bears moisture, or a piece made in the laboratory, called an inlay. If more than half of the crown is gone, a filling would work like a wedge. A crown then keeps the tooth from splitting.",
    ],
  },
  whoFor: [
    "Teeth with decay of small or medium size, at the front or at the back.",
    "Chipped corners and worn edges.",
    "Notches at the neck of a tooth that sting when you brush.",
    "Old fillings that leak, have broken or bother you by their colour.",
  ],
  whoNotFor: [
    "Teeth that have lost more than half of their crown.",
    "Teeth that hurt at night or when you bite. They may need a root canal treatment first.",
    "People known to be allergic to the resin. Tell us if acrylic nails or glue gave you a rash.",
  ],
  steps: [
    {
      heading: "Shade first",
      body: "We choose the shade before the tooth dries out, since a dry tooth looks lighter than it is.",
    },
    {
      heading: "Numbing",
      body: "A gel makes the gum numb, then comes the injection. A very small filling can often be done without one. You choose.",
    },
    {
      heading: "Taking out the decay",
      body: "We remove the soft part. You hear the drill and feel shaking and cool water. Close to the nerve we work by hand.",
    },
    {
      heading: "Making it stick",
      body: "A blue gel roughens the surface for some seconds and is washed off. Then a thin liquid bond is brushed on and hardened.",
    },
    {
      heading: "Building up",
      body: "Layer by layer the grooves and slopes come back. A thin band around the tooth keeps a gap for floss.",
    },
    {
      heading: "Bite and polish",
      body: "You bite on coloured paper. We lower high spots and polish until your tongue can't find the edge.",
    },
  ],
  aftercare: [
    "You can bite as soon as the numbness is gone, as the filling is hard at once.",
    "Until then don't chew, so that you don't bite your cheek.",
    "Call us if the bite feels high on the next day. Five minutes of trimming cures it.",
    "Floss each evening. New decay likes the edge of a filling.",
  ],
  risks: [
    "The tooth can react to cold or pressure for some days, with deep fillings for some weeks.",
    "If the decay was near the nerve, the nerve can still die later. Then root canal treatment is needed.",
    "Edges can stain, and food may catch if the contact to the next tooth is too loose.",
    "Fillings wear and break. Each renewal makes the hole a little larger.",
  ],
  duration: {
    chairTime: "Twenty to sixty minutes for one tooth",
    visits: "One visit",
    total: "The same day",
  },
  caseGallery: {
    heading: "From spot to filling",
    items: [
      {
        image: {
          src: "studies/decay-spot.webp",
          alt: "Brown decay in the groove of a molar, seen from above",
        },
        title: "A dark spot in a groove",
        href: "/cavity-management",
      },
      {
        image: {
          src: "studies/decay-section.webp",
          alt: "A tooth cut lengthwise: decay narrow in the enamel and wider below it",
        },
        title: "Below, it is wider than it looks",
      },
      {
        image: { src: "studies/chipped-incisor.webp", alt: "An upper front tooth that has lost a corner" },
        title: "A corner that can be built up",
      },
      {
        image: { src: "studies/crown-on-tooth.webp", alt: "A crown that covers the whole of a back tooth" },
        title: "When a filling is too little",
        href: "/crowns-and-bridges",
      },
    ],
  },
  related: [
    "cavity-management",
    "root-canal",
    "crowns-and-bridges",
    "dental-veeners",
    "single-same-day-dentistry",
  ],
  caseVideos: {
    heading: "A filling, layer by layer",
    subheading: "With the rubber sheet, the blue light and the coloured paper.",
    videos: ["filling-visit"],
  },
  beforeAfter: {
    heading: "Teeth filled in their own colour",
    smiles: ["decay", "chipped-incisor"],
  },
  faqHeading: "What people ask about fillings",
  faqs: [
    {
      question: "Should I have my old silver fillings taken out?",
      answer:
        "Not if they are sound. Taking them out costs some healthy tooth and sets a little mercury free. Leave a filling that is tight and does not hurt. We replace it when it leaks, breaks or has decay beneath it. If you want it gone for its looks, we talk about gain and loss first.",
    },
    {
      question: "How long does a composite filling last?",
      answer:
        "Small ones often hold for 10 years or more. Large ones in back teeth may last five to eight. It depends on the size, on how well you clean between the teeth, on sugar and on grinding. A worn edge can often be repaired without taking the whole filling out.",
    },
    {
      question: "Will it change colour?",
      answer:
        "Slowly, yes. Tea, coffee and turmeric stain the surface, and tobacco does most of all. A polish at your check-up takes much of that off. Inside, modern materials stay rather stable. At the front, a filling may stand out after some years, because your own tooth has changed colour around it.",
    },
    {
      question: "The tooth hurts when I bite on the new filling. Is that normal?",
      answer:
        "Mild soreness for a few days is common. If it hurts each time you bite, the filling is most likely a little high. You don't notice this while you are numb. Come back and we trim it in some minutes. A throbbing ache, or pain that wakes you, should be looked at the same day.",
    },
    {
      question: "Is the material safe?",
      answer:
        "Composite has been used for decades, and serious reactions are rare. Traces of resin can be set free in the first days, in very small amounts. The rubber sheet keeps most of it out of your mouth, and polishing removes the sticky top layer. If you have allergies or are pregnant, tell us before we start.",
    },
    {
      question: "Can the decay just be stopped without a filling?",
      answer:
        "If the surface is still whole, often yes. Fluoride, better cleaning and less sugar can harden a white spot again. We then watch it at each check-up. Once there is a hole that traps food, brushing can't reach in, and the decay goes on. That is the point at which we fill.",
    },
  ],
  reviewedBy: "aditi-deshmukh",
  reviewedOn: "2026-09-29",
} satisfies Treatment as Treatment;
