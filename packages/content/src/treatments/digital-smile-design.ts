import type { Treatment } from "./schema.ts";

/** Digital smile design: planning on the screen and trying the plan in the mouth. */
export const digitalSmileDesign = {
  slug: "digital-smile-design",
  kind: "treatment",
  metaTitle: "Digital smile design: see it before it is done | Arch House",
  metaDescription:
    "How photographs, a short film and a scan become a drawing of your new smile, how you wear it for a trial, and what the drawing cannot show.",
  name: "Digital smile design",
  title: "Digital smile design",
  summary:
    "A drawing of your smile on your own photograph. You can change it, wear it for a trial, or say no.",
  banner: {
    src: "treatments/digital-smile-design/banner.webp",
    alt: "A face in fine outline with level lines drawn through the eyes and the edges of the teeth",
  },
  intro: [
    {
      heading: "A drawing comes before the drill",
      body: [
        "Digital smile design is a way of planning. No tooth is touched. We photograph your face, scan your teeth and draw the planned teeth into the picture.",
        "Then you sit beside us at the screen and answer. Longer, rounder, a little less even? We move the lines while you watch. What you agree to becomes the pattern for the laboratory.",
      ],
    },
    {
      heading: "What the lines mean",
      body: [
        "One line runs through the pupils of your eyes. One runs down the middle of the face. A curved one follows your lower lip when you smile. Teeth look calm when their edges follow that curve and their middle is near the middle of the face.",
        "These are guides and not laws. Few faces are even, and a small tilt often looks more like you than a ruler would.",
      ],
    },
  ],
  introImage: {
    src: "studies/face-plan.webp",
    alt: "Front view of a drawn face, crossed by an upright line and two level ones",
  },
  second: {
    heading: "The trial tells more than the screen",
    body: [
      "A screen is flat and silent. So we print a model of the plan and make a thin mould from it. With the mould we set soft resin over your own teeth. In 10 minutes you wear the plan. Nothing is ground, and it comes off again.",
      "Now you can say fifty-five and see whether your teeth touch the lip. You can laugh, film yourself and ask someone at home. Some people wear it for an hour, some for some days. Most ask for at least one change after this. It is far easier to change resin than porcelain.",
    ],
  },
  whoFor: [
    "You are thinking about veneers, crowns or several implants at the front.",
    "You find it hard to put into words what you would like.",
    "You want to know whether a small change would already be enough.",
    "Two or three dentists will share the work and need one plan.",
  ],
  whoNotFor: [
    "For a single filling or a first whitening you don't need it. Save the money.",
    "If your gums bleed, we treat them first, as their edge will move while they heal.",
    "If you need to know the exact result before you begin, no drawing can give you that.",
  ],
  steps: [
    {
      heading: "Questions",
      body: "What do you like about your smile, and what do you hide? We write down your words, and the plan is measured against them at the end.",
    },
    {
      heading: "Studio",
      body: "You sit on a stool before a pale wall. We take about 12 photographs with soft light. A short film catches you while you talk and laugh.",
    },
    {
      heading: "Scan",
      body: "A small camera passes over your teeth for some minutes. It builds a 3D model on the screen. There is no paste and no tray.",
    },
    {
      heading: "Drawing",
      body: "We lay scan and photographs over each other and draw the planned teeth to scale. This takes us some days, and you don't have to be there.",
    },
    {
      heading: "Showing and changing",
      body: "At the second visit we show you the drawing in the large room. Bring someone whose eye you trust. We change it together.",
    },
    {
      heading: "Wearing it",
      body: "You try the plan in soft resin. We film you again, so that you see yourself as others do. You keep the pictures and the written plan.",
    },
  ],
  aftercare: [
    "Eat soft food while you wear the trial, and keep it away from curry and coffee.",
    "Brush as usual, but don't floss between the joined trial teeth.",
    "Look at yourself in daylight and from the side, and write down what you would change.",
    "If the trial loosens, lift it out and bring it along. Don't glue it.",
  ],
  risks: [
    "The drawing is a plan. Gum, lips and light may make the result look different.",
    "You can fall in love with a drawing that your bite would break. We tell you when that is so.",
    "The trial adds thickness, so speech can sound odd for some hours.",
    "Wishes change. A plan that is older than a year should be looked at again.",
  ],
  duration: {
    chairTime: "About an hour in the studio, and an hour for the showing and the trial",
    visits: "Two visits, sometimes three",
    total: "One to two weeks from the photographs to the trial",
  },
  caseGallery: {
    heading: "From photograph to trial",
    items: [
      {
        image: {
          src: "gallery/south-mumbai-05.webp",
          alt: "A plain wall with a stool, two lamps and a camera on three legs",
        },
        title: "The studio in South Mumbai",
      },
      {
        image: {
          src: "studies/digital-scan.webp",
          alt: "A row of teeth built from a fine net of triangles",
        },
        title: "The scan as a net of points",
        href: "/technology",
      },
      {
        image: {
          src: "studies/wax-up.webp",
          alt: "A model of the jaw with front teeth built up in smooth wax",
        },
        title: "The plan as a model",
      },
      {
        image: {
          src: "gallery/south-mumbai-06.webp",
          alt: "Two soft chairs turned to a large screen with an outlined smile",
        },
        title: "Where you see the drawing",
        href: "/gallery",
      },
    ],
  },
  related: [
    "smile-makeover",
    "dental-veeners",
    "3-d-facially-driven-dentistry",
    "full-mouth-rehabilitation",
    "teeth-whitening",
  ],
  caseVideos: {
    heading: "Planning on film",
    subheading: "How photographs turn into a drawing that can be worn.",
    videos: ["smile-design-visit", "patient-transformation"],
  },
  beforeAfter: {
    heading: "Plans that were carried out",
    smiles: ["veneers", "worn"],
  },
  faqHeading: "Questions about the drawing",
  faqs: [
    {
      question: "Do I have to go on with treatment after the design?",
      answer:
        "No. The design is a service of its own, with its own price. When it is done you get the pictures and the plan, and they are yours. You may wait a year, go to another dentist or leave your teeth as they are. A good number of people choose a smaller change than they first had in mind.",
    },
    {
      question: "Is the picture the same as the filters on my phone?",
      answer:
        "No. A filter paints white shapes over your mouth and knows nothing of your jaw. Our drawing stands on a scan that is true to a fraction of a millimetre. Each tooth on it must fit the bite, leave room for the tongue and be possible to make. That is why it takes some days.",
    },
    {
      question: "Will I look like everybody else?",
      answer:
        "Only if you ask for it. We don't use one set of teeth for all. The drawing starts from your face, your lip and your age. Small things such as a rounded corner or a canine that stands out a little keep a smile your own. Tell us what should stay.",
    },
    {
      question: "Does it hurt, or do I need an injection?",
      answer:
        "There is nothing to numb, since we only take photographs, a scan and a soft mould. The lip holders for the photographs pull a little and dry the mouth. If you gag easily, tell us. The scanner can pause at any moment, and we let you rest before we go on.",
    },
    {
      question: "What happens to my photographs?",
      answer:
        "They belong to your medical file and stay on our own store. Only the dentists and the laboratory who work on your plan see them. We show them to nobody else unless you sign a form of consent, and you can take that consent back. Ask for a copy whenever you like.",
    },
    {
      question: "Can the plan be changed once treatment has begun?",
      answer:
        "For a while, yes. Until the teeth are prepared, nearly all of it can change. Temporary teeth are made from the same plan, and you wear them for one or two weeks. That is the last good moment to ask for a change of length or shape. After the porcelain is fired, only small corrections are left.",
    },
  ],
  reviewedBy: "anahita-mistry",
  reviewedOn: "2026-09-24",
} satisfies Treatment as Treatment;
