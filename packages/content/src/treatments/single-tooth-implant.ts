import type { Treatment } from "./schema.ts";

/** One missing tooth replaced by one implant. */
export const singleToothImplant = {
  slug: "single-tooth-implant",
  kind: "treatment",
  metaTitle: "Single tooth implant: one gap, one tooth | Arch House",
  metaDescription:
    "One tooth is missing or lost. Compare an implant, a bridge and a gap left alone, and see how front teeth and back teeth are planned in different ways.",
  name: "Single tooth implant",
  title: "Single tooth implant",
  summary:
    "One lost tooth replaced on its own, so that its neighbours can stay whole and you can floss between them.",
  banner: {
    src: "treatments/single-tooth-implant/banner.webp",
    alt: "A row of back teeth with one crown raised above a single implant",
  },
  intro: [
    {
      heading: "When one tooth is gone",
      body: [
        "Perhaps it broke at the root, or it was taken out years ago. Perhaps it never grew. A single implant fills that one place and touches nothing else in your mouth.",
        "You bite on it, brush it and slide floss down both its sides. After some weeks most people forget which tooth it is.",
      ],
    },
    {
      heading: "Implant, bridge or gap",
      body: [
        "A bridge is quicker: often two weeks. But the teeth on both sides must be ground down to carry it. If they already have crowns, that may be a fair price.",
        "A gap far back, which nobody sees and which doesn't trouble your bite, can also stay. Ask us what would probably happen to it in five years.",
      ],
    },
  ],
  introImage: {
    src: "studies/missing-incisor.webp",
    alt: "Upper front teeth with one of them missing and the gum smooth over the gap",
  },
  second: {
    heading: "A front tooth is not planned like a molar",
    body: [
      "At the front, the hard part is the gum. It must curve around the new tooth at the same height as around its twin. So we look at how much gum you show when you laugh. We shape it with a temporary crown for some weeks, and copy that shape for the last one. The shade is chosen by daylight, beside your other teeth.",
      "At the back, the hard part is force. A molar carries most of the load of chewing, so the implant is wider and the crown is made of a tough ceramic. We keep its chewing surface a little narrower than nature did. Then it meets the other teeth in its middle, above the screw.",
    ],
  },
  whoFor: [
    "One tooth is missing, and those beside it are sound or have only small fillings.",
    "A tooth has cracked below the gum, and a crown would find no hold.",
    "You lost a tooth in an accident, and you are a grown-up.",
    "A tooth never formed, and the space for it has been kept open.",
  ],
  whoNotFor: [
    "Someone whose neighbouring teeth need crowns in any case: a bridge may be the simpler way.",
    "Anyone under about 18. A bonded bridge or a plate holds the place until the jaw is fully grown.",
    "Someone with an active gum infection beside the gap: that is treated first.",
    "People who grind their teeth hard and won't wear a night guard.",
  ],
  steps: [
    {
      heading: "Looking at the gap",
      body: "We measure its width and height, test the teeth next door, and take a scan of the bone. You hear if an implant fits, and what else would.",
    },
    {
      heading: "Taking out what is left",
      body: "If a root is still there, we loosen it gently to save the thin bone around it. Sometimes the implant can go in on the same day. More often the socket heals for about two months.",
    },
    {
      heading: "The implant",
      body: "A visit of about 45 minutes with the jaw numb. You go home with a small cap that shows through the gum, or with a temporary tooth.",
    },
    {
      heading: "Three months of quiet",
      body: "The bone knits to the metal in about three months. You live as usual, and you don't chew on the spot.",
    },
    {
      heading: "Trying the crown in",
      body: "We scan the place with a small camera, so there is no paste in your mouth. At the next visit you see the crown in a mirror before it is fixed. If the shade is off, it goes back to the laboratory.",
    },
  ],
  aftercare: [
    "On the day itself, wait until the numb feeling has gone, then eat something cool and soft.",
    "Brush all other teeth as usual from the first evening, and leave the wound to the rinse we give you.",
    "Don't bite on the temporary tooth: it is there for looks.",
    "Once the crown is in, floss both its sides each evening.",
    "Show us the crown every six months. We test the screw, the gum and the bite.",
  ],
  risks: [
    "The gum can draw back a little over the years, and a grey or long edge may then show at a front tooth.",
    "The small screw inside the crown can loosen. The tooth then wobbles, and we tighten it in one visit.",
    "An implant may not take, most often in the first months. We remove it, let the bone heal and talk again.",
    "The root of a neighbour can be touched where space is tight. The scan and the guide make this rare.",
  ],
  duration: {
    chairTime: "About 45 minutes for the implant, about 30 for the crown",
    visits: "Four visits as a rule",
    total: "Three to four months, or about six when the socket must heal first",
  },
  caseGallery: {
    heading: "One tooth, four views",
    items: [
      {
        image: {
          src: "studies/implant-section.webp",
          alt: "Jaw bone cut open to show one threaded implant below a single molar crown",
        },
        title: "What lies under the gum",
      },
      {
        image: {
          src: "studies/missing-molar.webp",
          alt: "A row of lower teeth in which the first molar is missing",
        },
        title: "A molar missing at the side",
        href: "/dental-extractions",
      },
      {
        image: {
          src: "studies/bridge-three-unit.webp",
          alt: "Three joined crowns held above two ground teeth and a space",
        },
        title: "The other way: a bridge",
        href: "/crowns-and-bridges",
      },
      {
        image: {
          src: "studies/shade-scale.webp",
          alt: "A front tooth with shade tabs held next to it",
        },
        title: "Choosing the shade of the crown",
      },
    ],
  },
  related: ["dental-implant", "crowns-and-bridges", "dental-extractions", "multiple-teeth-implants"],
  caseVideos: {
    heading: "From gap to tooth",
    subheading: "One film on the visits, one in which Asha tells how hers went.",
    videos: ["implant-visit", "testimonial-asha"],
  },
  beforeAfter: {
    heading: "A lower molar, before and after",
    smiles: ["missing-molar"],
  },
  faqHeading: "What people ask about a single implant",
  faqs: [
    {
      question: "Will anyone see that it isn't my own tooth?",
      answer:
        "At talking distance, most people won't. A single front tooth is still the hardest to match, because its twin stands right beside it. We may ask you to meet the technician, and we may try two or three shades. Tell us before it is fixed if anything about it bothers you.",
    },
    {
      question: "Can the implant go in on the day the tooth comes out?",
      answer:
        "Sometimes. The socket must be clean, its walls must be whole, and the new screw has to grip firmly in the bone beyond the root. It is more often possible at the front than in the molars. We prepare for it, but decide only when we have seen the socket.",
    },
    {
      question: "My tooth has been missing for years. Is it too late?",
      answer:
        "Seldom. The bone gets thinner over time, and the teeth nearby may have moved. So you could need some bone added, or a few months of aligners to open the space. Only a scan can tell. If the effort is large, we will also show you a bridge or a small denture.",
    },
    {
      question: "Does the new tooth feel like a real one?",
      answer:
        "Not quite. A natural tooth hangs in fine fibres that sense how hard you bite. An implant has none, so at first it can feel stiff or a bit dull. You learn to use it within a few weeks. Hot and cold no longer hurt there, as it has no nerve.",
    },
    {
      question: "Can I be off work for just one day?",
      answer:
        "Most people who sit at a desk go back the next morning. Leave two or three days free if your work is heavy, dusty or hot, or if bone was added. Swelling is greatest on the second day. Don't fly or dive for a time if we worked near your sinus: ask us how long.",
    },
  ],
  reviewedBy: "anahita-mistry",
  reviewedOn: "2026-10-14",
} satisfies Treatment as Treatment;
