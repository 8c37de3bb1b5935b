import type { Treatment } from "./schema.ts";

/** Dental implants: the hub of the three implant pages. */
export const dentalImplant = {
  slug: "dental-implant",
  kind: "treatment",
  metaTitle: "Dental implants in Kurla and South Mumbai | Arch House",
  metaDescription:
    "What a dental implant is, whom it suits, how it is placed step by step, how long the bone needs to heal, and what can go wrong on the way.",
  name: "Dental implants",
  title: "Dental implants",
  summary:
    "A fixed tooth in place of a missing one: a titanium root in the jaw, and a crown that you brush like any other tooth.",
  banner: {
    src: "treatments/dental-implant/banner.webp",
    alt: "A lower jaw in section with an implant standing between two natural roots",
  },
  intro: [
    {
      heading: "A new root, then a new tooth",
      body: [
        "A dental implant is a small titanium screw that takes the place of a lost root. It sits in the jaw bone, under the gum, where nobody sees it. Once the bone has grown onto it, it carries a crown, a bridge or a whole row of teeth.",
        "Because it stands on its own, the teeth beside the gap can stay as they are. They don't have to be ground down to hold a bridge.",
      ],
    },
    {
      heading: "Three ways to use one",
      body: [
        "One implant can replace one tooth. Two or three can carry a bridge across a longer gap. Four to six can hold a full arch when no teeth are left, or when the last ones can't be saved.",
        "We look at the gap, the bone and the bite first. Then we show you each choice that would work for you, with its price and its drawbacks. A bridge, a denture and leaving the gap are always among them.",
      ],
    },
  ],
  introImage: {
    src: "studies/implant-parts.webp",
    alt: "Three separate parts above each other: a titanium screw, a short post and a crown",
  },
  second: {
    heading: "Why we measure so much before we start",
    body: [
      "The jaw holds nerves and, above the upper back teeth, the sinuses. These are hollow spaces. A 3D scan shows where they are, and how high and wide the bone is. On that scan we plan the crown first and the implant second, so that the screw ends up where the tooth needs it.",
      "The plan is turned into a printed guide. It sits on your teeth and leads the drill to the planned place. If there is too little bone, we can often build it up first, which adds some months. We tell you this before you decide, not halfway through.",
    ],
  },
  whoFor: [
    "You have lost one or more teeth, or have one that can't be saved.",
    "Your jaw has stopped growing, which is usually so from about 18 years of age.",
    "Your gums are healthy, or you are ready to have them treated first.",
    "You can clean around the implant each day and come for a check-up every six months.",
  ],
  whoNotFor: [
    "Children and teenagers: the jaw would grow on while the implant stays where it is.",
    "People whose diabetes is not under control should wait until it is.",
    "Heavy smokers: healing is slower and more implants are lost, so we ask you to stop first.",
    "If you take medicine for bone loss or had radiation of the jaw, we speak with your doctor before we advise you.",
  ],
  steps: [
    {
      heading: "Talk and examination",
      body: "We ask about your health and medicines, examine teeth and gums, and take photographs.",
    },
    {
      heading: "Scan and plan",
      body: "A 3D scan and a scan of your teeth are laid over each other. You see the planned tooth on the screen, and get the plan and the price in writing.",
    },
    {
      heading: "Placing the implant",
      body: "The jaw is numbed with an injection. We open the gum a little, prepare the bone in small steps and turn the implant in. You feel pressure and hear the motor. Stitches close the gum.",
    },
    {
      heading: "Healing",
      body: "For about three months the bone grows onto the titanium. A temporary tooth fills the gap where it shows. We look at the wound after a week.",
    },
    {
      heading: "Post and crown",
      body: "We fix a short post to the implant and scan it. Our laboratory makes the crown. At the last visit we check colour, bite and the space for cleaning, then screw or cement it in.",
    },
  ],
  aftercare: [
    "Keep a cold pack on your cheek for ten minutes at a time on the first day.",
    "Eat soft food and chew on the other side for a week.",
    "Don't smoke, and don't rinse hard, for at least two weeks.",
    "Later, clean beside the implant each day with a small brush or floss.",
    "Call us if pain or swelling grows after the third day, or if the lip stays numb.",
  ],
  risks: [
    "Swelling and bruises are common for some days. Infection is less common, and is treated with cleaning and sometimes medicine.",
    "Now and then the bone doesn't take the implant. It is then removed, and a second try is often possible after healing.",
    "In the lower jaw a nerve can be hurt, so that lip or chin feel numb, rarely for good. In the upper jaw the sinus can be opened.",
    "Years later, gums and bone around an implant can become inflamed, mostly where cleaning is poor or the patient smokes.",
    "The crown can chip or come loose, and will need repair or replacement one day.",
  ],
  duration: {
    chairTime: "Thirty to ninety minutes for the surgery, less for the other visits",
    visits: "Five to eight visits, some of them only a few minutes",
    total: "About three months for the bone to heal, then two to three weeks for the crown",
  },
  caseGallery: {
    heading: "Implants, drawn from the inside",
    items: [
      {
        image: {
          src: "studies/implant-section.webp",
          alt: "A cut through the jaw: threads of an implant held by bone, with a crown above the gum",
        },
        title: "One implant in the bone",
        href: "/single-tooth-implant",
      },
      {
        image: {
          src: "studies/missing-molar.webp",
          alt: "Lower back teeth with an empty space between two of them",
        },
        title: "The gap left by a lost molar",
      },
      {
        image: {
          src: "studies/implant-multiple.webp",
          alt: "Two implants with a three-part bridge held above them",
        },
        title: "A bridge on two implants",
        href: "/multiple-teeth-implants",
      },
      {
        image: {
          src: "studies/full-arch-four.webp",
          alt: "A full upper row of teeth above four implants, two of them tilted",
        },
        title: "A full arch on four implants",
        href: "/full-mouth-dental-implants",
      },
    ],
  },
  related: [
    "single-tooth-implant",
    "multiple-teeth-implants",
    "full-mouth-dental-implants",
    "crowns-and-bridges",
    "dental-extractions",
  ],
  children: ["single-tooth-implant", "multiple-teeth-implants", "full-mouth-dental-implants"],
  caseVideos: {
    heading: "An implant on film",
    subheading: "From the first scan to the last check of the bite. Nothing bloody is shown.",
    videos: ["implant-visit", "full-arch-visit"],
  },
  beforeAfter: {
    heading: "Gaps before and after",
    smiles: ["missing-molar", "full-arch"],
  },
  faqHeading: "Questions about implants",
  faqs: [
    {
      question: "Does placing an implant hurt?",
      answer:
        "The jaw is numb, so you should feel pressure but no sharp pain. Raise your hand and we stop to give more anaesthetic. For two or three days afterwards most people are sore and need a simple painkiller. If you are very nervous, ask us about sedation.",
    },
    {
      question: "How long does an implant last?",
      answer:
        "Many implants work for decades, but no dentist can promise it. It depends on clean gums, on not smoking and on the load they carry. The crown on top wears like any crown and often needs replacing after 10 to 15 years. Regular check-ups find problems while they are still small.",
    },
    {
      question: "Will I be without a tooth while it heals?",
      answer:
        "Not where it shows. We make a temporary tooth that is bonded to its neighbours or worn as a light plate. At the back most people leave the gap for these three months. If the implant holds firmly enough, it can sometimes carry a temporary crown from the first day.",
    },
    {
      question: "What happens if I leave the gap as it is?",
      answer:
        "Sometimes nothing much. Often the neighbours lean into the gap and the tooth opposite grows longer, which makes cleaning harder. The bone in the gap slowly shrinks. If you are not sure, we can measure the gap now and again in a year.",
    },
    {
      question: "Can I have an implant if I have diabetes?",
      answer:
        "Often yes, if your sugar levels are steady. Poor control slows healing and makes infection more likely. We ask for a recent blood test and, with your consent, speak with your doctor. On the day, eat and take your medicine as usual, unless we agreed otherwise.",
    },
    {
      question: "What does an implant cost?",
      answer:
        "It depends on the system used, the crown, and whether bone must be built up first. After the scan you get a written price for the whole treatment, with each part named and nothing left open. It stays valid for three months, so that you can compare and think.",
    },
  ],
  reviewedBy: "anahita-mistry",
  reviewedOn: "2026-10-12",
} satisfies Treatment as Treatment;
