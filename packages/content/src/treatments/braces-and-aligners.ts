import type { Treatment } from "./schema.ts";

/** Braces and aligners: the hub of the two pages on moving teeth. */
export const bracesAndAligners = {
  slug: "braces-and-aligners",
  kind: "treatment",
  metaTitle: "Braces and aligners in Mumbai: how to choose | Arch House",
  metaDescription:
    "Why teeth move at all, at what age to begin, how braces and clear aligners compare, and why the retainer afterwards decides how long it lasts.",
  name: "Braces and aligners",
  title: "Braces and aligners",
  summary: "Teeth can be moved at nearly any age. Here is how to choose between a wire and a clear tray.",
  banner: {
    src: "treatments/braces-and-aligners/banner.webp",
    alt: "One arch of teeth shown twice: at the left with brackets and wire, at the right under a clear tray",
  },
  intro: [
    {
      heading: "How a tooth moves",
      body: [
        "A tooth is not set in stone. It hangs in the jaw by thousands of tiny fibres. Press on it gently for weeks, and the bone in front of it melts away while new bone forms behind it.",
        "That takes time, and it can't be rushed. About one millimetre a month is usual. If we pressed harder, the tooth would hurt more and move no faster.",
      ],
    },
    {
      heading: "It is about the bite as well",
      body: [
        "Straight teeth are what people ask for. We also look at how the upper and lower teeth meet. In a deep bite the lower teeth may hit the gum. In a cross bite a tooth can wear down within years.",
        "Crowded teeth are hard to clean too. That is a reason to move them, even if you like how they look.",
      ],
    },
  ],
  introImage: {
    src: "studies/crowding.webp",
    alt: "Upper front teeth pushed over one another in a narrow arch",
  },
  second: {
    heading: "Wire or tray",
    body: [
      "Braces are glued on. They work day and night, whether you think of them or not. They can turn, lift and lower teeth in ways that trays find hard. The price is a visible wire, a list of foods to avoid and more brushing.",
      "Aligners are clear trays that you take out to eat and clean. They hardly show. But they only work while they are in the mouth, which means about 22 hours each day. For mild and medium crowding both can do the job. For large movements, for teeth still below the gum, or for a child who loses things, braces are the safer choice. Some people start with braces for six months and finish with trays.",
    ],
  },
  whoFor: [
    "Children from about seven, for a first look. Most treatment begins later, between 11 and 14.",
    "Teenagers and adults with crowded, spaced or turned teeth.",
    "Anyone whose bite hurts gum, teeth or jaw.",
    "People who need room or upright teeth before an implant or a bridge.",
  ],
  whoNotFor: [
    "Anyone with bleeding gums or open decay: these come first.",
    "People with gum disease that has taken bone, until it has been calm for some months.",
    "Those who can't wear a retainer afterwards. The teeth would drift back.",
  ],
  steps: [
    {
      heading: "First look",
      body: "Our orthodontist, the dentist who moves teeth, examines face, jaws and bite. You hear whether treatment is needed, would be nice, or can wait.",
    },
    {
      heading: "Records",
      body: "We take photographs, a scan and two X-rays: one of all teeth and one of the head from the side.",
    },
    {
      heading: "The plan",
      body: "You see where each tooth should go, which tools fit, how long it may take and what it costs. If teeth have to be taken out for room, we show you why.",
    },
    {
      heading: "Moving",
      body: "Braces are checked every four to six weeks, aligners every six to 10. You come with questions and go home with the next step.",
    },
    {
      heading: "Holding",
      body: "When the teeth are where they should be, a retainer keeps them there while the bone hardens around them.",
    },
  ],
  aftercare: [
    "Wear the retainer as told: first day and night, later at night only.",
    "Clean it with a brush and cool water. Hot water bends it.",
    "Keep it in its box. Most lost retainers were wrapped in a napkin.",
    "If it feels tight after some days without it, wear it more and call us.",
  ],
  risks: [
    "Teeth ache for two or three days after each change.",
    "White marks and decay can form where plaque stays for weeks.",
    "Roots can become a little shorter. It is seldom enough to matter, and we watch for it on X-rays.",
    "Gums may shrink from teeth that are moved far.",
    "Without a retainer, some of the change is lost, even after years.",
  ],
  duration: {
    chairTime: "Ten to thirty minutes for a check, one to two hours to fit braces",
    visits: "Eight to 20 visits",
    total: "Six months for a small change, 18 to 24 months for most, and then the retainer",
  },
  caseGallery: {
    heading: "Why teeth are moved, and with what",
    items: [
      {
        image: {
          src: "studies/high-canine.webp",
          alt: "A pointed canine standing high above the row of teeth",
        },
        title: "A canine without room",
      },
      {
        image: {
          src: "studies/spacing.webp",
          alt: "Front teeth that stand apart with gum seen between them",
        },
        title: "Teeth with too much room",
      },
      {
        image: {
          src: "studies/braces-metal.webp",
          alt: "Six front teeth with small steel brackets and one wire",
        },
        title: "Braces",
        href: "/braces-treatment",
      },
      {
        image: {
          src: "studies/aligner-alone.webp",
          alt: "A clear tray with the hollow shapes of all upper teeth",
        },
        title: "A clear aligner",
        href: "/aligner",
      },
      {
        image: { src: "studies/retainer.webp", alt: "A thin wire bonded behind the lower front teeth" },
        title: "What holds the result",
      },
    ],
  },
  related: ["braces-treatment", "aligner", "myofunctional-dentistry", "dentistry-for-kids", "smile-makeover"],
  children: ["braces-treatment", "aligner"],
  caseVideos: {
    heading: "Both ways on film",
    subheading: "The day on which braces are fitted, and a week with clear trays.",
    videos: ["braces-visit", "aligner-visit"],
  },
  beforeAfter: {
    heading: "Line and bite, before and after",
    smiles: ["crowding", "spacing", "braces", "aligner"],
  },
  faqHeading: "Choosing with a clear head",
  faqs: [
    {
      question: "Am I too old for this?",
      answer:
        "Healthy teeth can be moved at 60 as well as at 16. In adults the bone reacts more slowly, so allow some months more. What counts is the state of gums and bone. Adults often have crowns, implants or missing teeth, which we plan around. An implant itself can't be moved.",
    },
    {
      question: "My child is seven. Is it too early?",
      answer:
        "For a look it is a good age, because the first adult molars and front teeth are there. We can see whether jaws grow evenly and whether a tooth is lost on its way. Most children then only need watching. A few gain from a simple plate or a change of habit now.",
    },
    {
      question: "Will teeth have to be taken out?",
      answer:
        "Often not. Room can come from widening a narrow arch, from smoothing a little enamel between teeth, or from moving back teeth further back. If the arch is far too small for the teeth, taking out two or four may give the calmer result. We show you both plans on the screen, and you decide.",
    },
    {
      question: "Which way is faster?",
      answer:
        "The tooth doesn't know what is pushing it, so the speed is much alike. Time is lost through broken brackets with braces and through hours without the tray with aligners. If you know that you forget things, a wire may be quicker. Be wary of offers that promise straight teeth in a few weeks.",
    },
    {
      question: "Can I order aligners by post instead?",
      answer:
        "We advise against it. Without X-rays nobody sees weak bone, short roots or teeth that lie crosswise in the jaw. If a tooth loosens halfway, you also need somebody to look at it. Ask any provider who is your dentist, and where that person can be met.",
    },
    {
      question: "How long must I wear a retainer?",
      answer:
        "For as long as you want straight teeth. In the first months you wear it nearly all the time, then each night, and after some years perhaps a few nights a week. Teeth shift with age even in people who never had braces. A thin wire behind the front teeth can help, but it needs care too.",
    },
  ],
  reviewedBy: "harpreet-singh-bedi",
  reviewedOn: "2026-10-15",
} satisfies Treatment as Treatment;
