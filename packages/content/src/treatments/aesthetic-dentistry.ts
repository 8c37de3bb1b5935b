import type { Treatment } from "./schema.ts";

/** Aesthetic dentistry: the hub of five pages on colour, shape and line. */
export const aestheticDentistry = {
  slug: "aesthetic-dentistry",
  kind: "treatment",
  metaTitle: "Aesthetic dentistry in Mumbai: where to begin | Arch House",
  metaDescription:
    "Something about your smile bothers you? See which treatment changes colour, shape or line, how much tooth it costs, and when to leave things alone.",
  name: "Aesthetic dentistry",
  title: "Aesthetic dentistry",
  summary: "Tell us what you see in the mirror. We look for the smallest change that would put it right.",
  banner: {
    src: "treatments/aesthetic-dentistry/banner.webp",
    alt: "Upper front teeth of slightly different shades beside a row of shade tabs",
  },
  intro: [
    {
      heading: "Begin with what bothers you",
      body: [
        "Most people come to us with one plain sentence. My teeth look yellow. One tooth is darker. I hide a gap when I laugh. That sentence is a better start than the name of a treatment.",
        "We put a mirror in your hand and ask you to point. Often it turns out to be one tooth, or one edge. Then the work can be small too.",
      ],
    },
    {
      heading: "Colour, shape or line",
      body: [
        "Nearly every wish falls into one of three groups. Colour: the teeth are too dark, or one stands out. Shape: they are chipped, worn or small. Line: they are crooked, or have gaps.",
        "Colour is the easiest to change. Line takes the most time, but it costs no tooth. Shape means adding material, and at times taking some away. Knowing your group saves you from paying for the wrong thing.",
      ],
    },
  ],
  introImage: {
    src: "studies/shade-scale.webp",
    alt: "One upper front tooth held next to tabs that run from white to yellow",
  },
  second: {
    heading: "We climb the ladder from the bottom",
    body: [
      "Think of a ladder. On the lowest step stand cleaning and polish. Above it come whitening, then bonding, which adds a little filling material to a tooth. Higher up are braces or aligners. At the top are veneers and crowns, for which tooth is ground away.",
      "We start low and stop as soon as you are content. Tooth that has been removed does not grow back, and every veneer or crown must be replaced one day. Many people who ask for veneers are happy after whitening and two small repairs. Health comes before looks: bleeding gums and decay are treated first, as nothing lasts on a sore gum.",
    ],
  },
  whoFor: [
    "You know what you would like to change, or at least where your eye goes in the mirror.",
    "Your gums are calm and your teeth are sound, or you are ready to have them treated first.",
    "You want it for yourself, and have thought about it for some weeks.",
  ],
  whoNotFor: [
    "Teenagers should wait with veneers and crowns, because the nerve of a young tooth is still large.",
    "If you grind your teeth hard at night, we treat the grinding before we add thin edges.",
    "If a wedding is 10 days away, only cleaning and perhaps whitening will fit safely.",
    "If the thought of your teeth spoils each day, please talk with your family doctor as well.",
  ],
  steps: [
    {
      heading: "A talk with a mirror",
      body: "You point and we listen. Old photographs help, because they show how your teeth looked 10 years ago.",
    },
    {
      heading: "Health check",
      body: "We examine gums, fillings and bite, and take X-rays where we need to see inside. Anything that is ill goes to the top of the list.",
    },
    {
      heading: "Photographs and a scan",
      body: "We take pictures of your face and a scan of your teeth without paste. They stay in your file and show what has changed.",
    },
    {
      heading: "Choices side by side",
      body: "You get two or three ways on one sheet. Each has its time, price, loss of tooth and likely upkeep. Take it home and sleep on it.",
    },
  ],
  aftercare: [
    "Keep the sheet with the shades and materials that we used. Any dentist can match them later.",
    "Go easy on tea, coffee, betel and tobacco, which stain teeth and fillings alike.",
    "Don't open packets or bottles with your front teeth.",
    "Come for a check-up and polish every six months.",
  ],
  risks: [
    "You may not like the result, even if it matches the plan. That is why we try it first where we can.",
    "Teeth can feel sharp or react to cold for some days after almost any of these treatments.",
    "Edges chip, colours drift, and repairs are part of the bargain.",
    "If too much tooth is removed, the nerve can die later and the tooth will need a root canal treatment.",
  ],
  duration: {
    chairTime: "Forty-five minutes for the first talk and pictures",
    visits: "One visit for whitening, three or four for veneers",
    total: "From one afternoon to about two years, if teeth have to be moved",
  },
  caseGallery: {
    heading: "What people point at",
    items: [
      {
        image: { src: "studies/worn-edges.webp", alt: "Upper front teeth worn to short, flat edges" },
        title: "They look short and old",
        href: "/smile-makeover",
      },
      {
        image: { src: "studies/chipped-incisor.webp", alt: "A front tooth with one corner broken off" },
        title: "One corner is gone",
        href: "/tooth-colored-fillings",
      },
      {
        image: { src: "studies/spacing.webp", alt: "Upper front teeth with open spaces between them" },
        title: "I can see gaps",
        href: "/dental-veeners",
      },
      {
        image: { src: "studies/whitening-tray.webp", alt: "A clear, thin tray shaped to fit a row of teeth" },
        title: "They have turned yellow",
        href: "/teeth-whitening",
      },
      {
        image: { src: "studies/crowding.webp", alt: "Front teeth that overlap each other for lack of room" },
        title: "They stand crooked",
        href: "/braces-and-aligners",
      },
    ],
  },
  related: [
    "digital-smile-design",
    "smile-makeover",
    "dental-veeners",
    "teeth-whitening",
    "tooth-colored-fillings",
    "braces-and-aligners",
  ],
  children: [
    "digital-smile-design",
    "smile-makeover",
    "dental-veeners",
    "teeth-whitening",
    "tooth-colored-fillings",
  ],
  caseVideos: {
    heading: "See how a change is planned",
    subheading: "One film shows the planning, the other the lightest treatment on the ladder.",
    videos: ["smile-design-visit", "whitening-visit"],
  },
  beforeAfter: {
    heading: "Small changes and larger ones",
    smiles: ["whitening", "chipped-incisor", "spacing", "veneers"],
  },
  faqHeading: "Before you decide on anything",
  faqs: [
    {
      question: "I don't know what I want. Should I still come?",
      answer:
        "Yes, and you are in good company. Many people only know that they smile with closed lips. In the first talk we look at photographs of you together. You don't have to choose anything that day. Some people leave with advice on brushing and nothing else, and that is a fine result.",
    },
    {
      question: "Which treatment takes away no tooth at all?",
      answer:
        "Cleaning, polishing and whitening take none. Bonding usually needs no drilling either, because the material sticks to the roughened surface. Braces and aligners move teeth as they are. At most, some enamel is smoothed between them to gain room. Veneers need a thin layer removed, and crowns need much more.",
    },
    {
      question: "In which order should things be done?",
      answer:
        "First we treat pain, decay and gums. Next we move teeth, if they are to be moved. Then comes whitening, because fillings and veneers don't change colour with it. Two weeks later the new shade has settled. Only then do we choose the colour of fillings, veneers or crowns.",
    },
    {
      question: "Will people notice that I had something done?",
      answer:
        "Friends often say that you look rested, and can't tell why. It depends on what you choose. Very white, very even teeth draw the eye. A shade close to the whites of your eyes and edges that differ a little look more natural. We show you both before you decide.",
    },
    {
      question: "How long do the results last?",
      answer:
        "That differs a lot. Whitening fades over months or a few years. Bonding often stays good for five to seven years, then needs polish or repair. Crowns usually last 10 to 15 years, and many veneers about as long. Straightened teeth stay in line as long as you wear a retainer.",
    },
    {
      question: "Can I have this done while I am pregnant?",
      answer:
        "Cleaning and check-ups are safe and wise in pregnancy, since gums tend to bleed then. We put off whitening and other work for looks until after breastfeeding. It has not been studied enough in that time. Pain and decay are treated at once, and the middle months suit most people.",
    },
  ],
  reviewedBy: "aditi-deshmukh",
  reviewedOn: "2026-10-05",
} satisfies Treatment as Treatment;
