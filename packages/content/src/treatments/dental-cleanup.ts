import type { Treatment } from "./schema.ts";

/** Professional cleaning of teeth and gum line. */
export const dentalCleanup = {
  slug: "dental-cleanup",
  kind: "treatment",
  metaTitle: "Dental cleanup: scaling and polishing | Arch House",
  metaDescription:
    "What a dental cleanup removes, how scaling and polishing feel, what they can't do, and why cleaning every six months keeps gums from shrinking.",
  name: "Dental cleanup",
  title: "Dental cleanup",
  summary:
    "Tartar, plaque and tea stains taken off above and just below the gum, in one visit of about 45 minutes.",
  banner: {
    src: "treatments/dental-cleanup/banner.webp",
    alt: "Lower front teeth, half of them crusted with tartar and half of them clean",
  },
  intro: [
    {
      heading: "What your brush leaves behind",
      body: [
        "Plaque is a soft, sticky film of bacteria. It forms anew on your teeth every day. Where the brush misses it for a few days, minerals from your spit turn it into tartar, which is as hard as a shell.",
        "No brush, powder or oil gets tartar off. Scraping it at home with pins or metal tools scratches the tooth and cuts the gum.",
      ],
    },
    {
      heading: "Why it matters more than the stain",
      body: [
        "Tartar is rough, so more plaque sticks to it. The gum beside it turns red and bleeds. In some people the bone below starts to shrink, slowly and without pain. That bone doesn't come back by itself.",
        "Clean teeth look brighter too. We count that as a welcome extra, and it lasts longer on smooth teeth.",
      ],
    },
  ],
  introImage: {
    src: "studies/gum-tartar.webp",
    alt: "Tartar like yellow stone along the gum edge of lower front teeth",
  },
  second: {
    heading: "Why every six months, and for whom more often",
    body: [
      "Most people build up enough tartar in half a year for the gums to notice it. So cleaning every six months is a sound rhythm. The inside of the lower front teeth collects it first, because the glands for spit open there.",
      "Every three to four months is wiser if you smoke or chew tobacco, have diabetes, wear braces, or have had gum disease. People with clean, calm gums can sometimes wait longer. We measure the gums, and suggest your own rhythm from the numbers.",
      "If the tartar sits deep under the gum, an ordinary cleaning isn't enough. Then the roots need a deep cleaning with numbing. We tell you before we begin, as it is a treatment of its own.",
    ],
  },
  whoFor: [
    "Anyone whose last cleaning was more than six months ago.",
    "People with bleeding gums, bad breath or a rough feeling behind the lower teeth.",
    "Those who drink much tea or coffee, smoke, or chew paan.",
    "Everyone who is about to have whitening, braces, crowns or implants.",
  ],
  whoNotFor: [
    "People with sores from herpes on the lips: come once they have healed.",
    "If a doctor has told you to take antibiotics before dental care, ring us first.",
    "Anyone whose tartar goes deep below the gum needs gum treatment instead.",
  ],
  steps: [
    {
      heading: "A look with the mirror",
      body: "We check the gums and show you where tartar sits. If you have a pacemaker, take blood thinners or are pregnant, tell us now.",
    },
    {
      heading: "Scaling",
      body: "A slim tip vibrates very fast and sprays cool water. It shakes the tartar loose. You hear a high hum and feel a tickle; near bare necks it can feel sharp.",
    },
    {
      heading: "Hand tools",
      body: "Where space is tight, we finish with fine scrapers. It sounds scratchier than it feels.",
    },
    {
      heading: "Stain removal",
      body: "A mild jet of powder and water washes off tea, coffee and tobacco stains. Close your eyes: the mist is salty or minty.",
    },
    {
      heading: "Polish and a lesson",
      body: "A soft rubber cup smooths the teeth. Then you hold the mirror, and we practise the two or three spots that you tend to miss.",
    },
  ],
  aftercare: [
    "For an hour or so, avoid food and drink that stains: tea, coffee, turmeric, red drinks.",
    "A little blood on the brush for two days is normal. Brush on, gently.",
    "If cold water stings, use a paste for tender teeth for two weeks.",
    "Start with floss or small brushes the same evening. The gaps will never be cleaner.",
  ],
  risks: [
    "Teeth may be tender to cold for some days, mostly where the gum has drawn back.",
    "Once swelling goes down, gaps can look wider and teeth longer. They were like that under the tartar.",
    "A loose old filling or crown can come off if decay has already undermined it.",
    "Gums are sore for a day in some people. A salt-water rinse helps.",
  ],
  duration: {
    chairTime: "Thirty to sixty minutes, depending on the tartar",
    visits: "One visit; two when there is a great deal of it",
    total: "Done the same day, and then again every six months",
  },
  caseGallery: {
    heading: "From crust to clean",
    items: [
      {
        image: {
          src: "studies/gum-inflamed.webp",
          alt: "Swollen gum with rounded, shiny edges around front teeth",
        },
        title: "Gum that has met tartar for months",
      },
      {
        image: {
          src: "studies/gum-healthy.webp",
          alt: "Pale pink gum that lies flat and pointed between clean teeth",
        },
        title: "Gum as it should look",
        href: "/soft-tissue-management",
      },
      {
        image: {
          src: "studies/arch-lower.webp",
          alt: "A lower arch from above, with the inner sides of its front teeth in view",
        },
        title: "Where tartar starts",
      },
      {
        image: {
          src: "gallery/kurla-05.webp",
          alt: "Surgery with a pale chair, a round lamp and a tall bright window",
        },
        title: "The room for check-ups in Kurla",
        href: "/dentists-in-kurla",
      },
    ],
  },
  related: [
    "general-dentistry",
    "soft-tissue-management",
    "teeth-whitening",
    "cavity-management",
    "preventive-treatments",
  ],
  caseVideos: {
    heading: "Cleaning, minute by minute",
    subheading: "With the real sounds, so that none of them takes you by surprise.",
    videos: ["cleaning-visit"],
  },
  beforeAfter: {
    heading: "What calm gums look like",
    smiles: ["inflamed-gums"],
  },
  faqHeading: "Questions we hear while you rinse",
  faqs: [
    {
      question: "Does scaling damage the enamel?",
      answer:
        "No. The tip knocks off tartar, which is softer than enamel, and the water cools it. Teeth can feel rough or thin afterwards because your tongue misses the crust. What does wear enamel is hard brushing and coarse tooth powder, day after day.",
    },
    {
      question: "My teeth feel loose since the cleaning. Why?",
      answer:
        "Thick tartar can act like a splint and hold weak teeth together. When it is gone, you notice how loose they already were. Often the gums tighten again within a few weeks. If a tooth still moves after that, the bone needs a closer look, so please come back.",
    },
    {
      question: "Will it make my teeth white?",
      answer:
        "It takes off stains that lie on the surface, so most teeth look brighter afterwards. It doesn't change the colour of the tooth itself. For that there is whitening, and a cleaning comes before it. Fillings and crowns keep the shade they had.",
    },
    {
      question: "Does it hurt?",
      answer:
        "Most people call it noisy and wet, and a bit ticklish. Inflamed gums and bare root necks are more tender. We can rub on a numbing gel, turn the power down, or numb one side with an injection. Lift your hand for a pause whenever you like.",
    },
    {
      question: "I have braces. Can they stay on?",
      answer:
        "Yes. We clean around each bracket with the tip and the powder jet, and may take the wire out for some minutes. With braces, food hides in many corners, so every three to four months is a good rhythm. Bring your brushes, and we will see how well they reach.",
    },
    {
      question: "Is it bad that my gums bleed during cleaning?",
      answer:
        "Bleeding is a sign of inflamed gum, and the cleaning is part of the cure. Healthy gum hardly bleeds at all. If it still does two weeks later, although you brush and floss well, we check for pockets. Tell us if you bruise or bleed easily elsewhere too.",
    },
  ],
  reviewedBy: "sana-qureshi",
  reviewedOn: "2026-09-28",
} satisfies Treatment as Treatment;
