import type { Treatment } from "./schema.ts";

/** 3D facially driven dentistry: large treatments planned from the face inwards. */
export const threeDFaciallyDrivenDentistry = {
  slug: "3-d-facially-driven-dentistry",
  kind: "super-speciality",
  metaTitle: "3D facially driven dentistry in Mumbai | Arch House",
  metaDescription:
    "Large treatments planned from the face inwards: how scans of face, teeth and bone are joined, what is measured, and which decisions it helps with.",
  name: "3D facially driven dentistry",
  title: "3D facially driven dentistry",
  summary:
    "Face, lips, teeth and bone in one 3D model. We decide where the teeth belong before we decide how to get them there.",
  banner: {
    src: "treatments/3-d-facially-driven-dentistry/banner.webp",
    alt: "A face in fine contour lines with the row of teeth and the jaw bone seen through it",
  },
  intro: [
    {
      heading: "Look at the face before the tooth",
      body: [
        "Dentists learn to work up close, one tooth at a time. That is right for a filling. But if 10 or 20 teeth are rebuilt, each can be fine and the whole still look wrong: too long, too far back, on a slant.",
        "So we turn the order around. We first ask where the front teeth should stand in your face. All else follows from that: the bite, the gum line and the place of each implant.",
      ],
    },
    {
      heading: "Four records, one model",
      body: [
        "We scan your face as you rest, speak and smile. We scan your teeth. A 3D X-ray shows roots, nerves and bone. A fourth record traces how your lower jaw opens, closes and slides.",
        "A program lays all four over each other. We can then turn your head on the screen, make the lips clear as glass and see the bone behind a planned tooth.",
      ],
    },
  ],
  introImage: {
    src: "studies/digital-scan.webp",
    alt: "A full arch as a see-through mesh, ready to be turned on a screen",
  },
  second: {
    heading: "How this differs from smile design",
    body: [
      "Digital smile design draws on photographs and asks: what should be seen? That is enough for veneers and bonding. Here the question goes deeper: can the bone, the joints and the muscles carry what should be seen?",
      "Take a man of 60 who has ground his teeth short. To show some tooth again, they must grow by three millimetres. That opens his bite. Will the joints bear it? Is there bone for two implants at the new height? In a flat drawing nobody would know. In the model we can test it, print it as a trial and let him chew on it for weeks. If it fails, only plastic has failed.",
    ],
  },
  whoFor: [
    "People who need many crowns or implants, or both.",
    "Teeth worn so short that the lower face looks pressed together.",
    "Smiles that run on a slant, or show a great deal of gum.",
    "Patients for whom orthodontist, surgeon and dentist must plan together.",
  ],
  whoNotFor: [
    "Anyone with one or two teeth to mend. It would be effort without use.",
    "Pregnant women, because of the 3D X-ray. Planning can begin after the birth.",
    "People with pain in the jaw joint, until its cause is known and it is calmer.",
  ],
  steps: [
    {
      heading: "Talk and health check",
      body: "What can't you do well: chew, speak, smile? We also ask about headaches, sleep and grinding.",
    },
    {
      heading: "Face, teeth and jaw",
      body: "The face is scanned with light in some seconds. Teeth follow with the small camera. Then you chew and slide while the jaw is traced.",
    },
    {
      heading: "3D X-ray",
      body: "You stand still for about 15 seconds while an arm turns around your head. We take it only if the plan needs it.",
    },
    {
      heading: "Planning from the front",
      body: "The edges of the upper front teeth are set first, at rest and in a smile. Then come the bite, then the gums, then the roots.",
    },
    {
      heading: "Second pair of eyes",
      body: "A dentist from the other branch goes through the plan. Questions and changes are written down.",
    },
    {
      heading: "Wearing the plan",
      body: "We print or mill the new bite as a trial. You wear it for days or weeks, eat with it and report what tires or clicks.",
    },
    {
      heading: "Carrying it out",
      body: "Guides for drilling, moulds for temporaries and final crowns are all made from the one agreed model.",
    },
  ],
  aftercare: [
    "Keep a short diary while you wear the trial: pain, clicks, words that sound odd.",
    "Begin with soft food, and cut it small for a week.",
    "Clean the trial as you would clean teeth.",
    "When the work is done, wear the night guard, and let us compare scans once a year.",
  ],
  risks: [
    "A model is as good as its records. If you hold your jaw oddly in the scan, the error goes along.",
    "A 3D X-ray gives more radiation than a small one, so we take one only where it changes the plan.",
    "A new bite can feel strange for weeks. Some people don't get used to it, and we go back a step.",
    "Planning can show that surgery of the jaw would be right. You may not want to hear that.",
    "It takes time and money before the first tooth is touched.",
  ],
  duration: {
    chairTime: "Two hours for all records, an hour to go through the plan",
    visits: "Three visits until the plan stands",
    total: "Three to eight weeks of planning and trial; the treatment itself takes months",
  },
  caseGallery: {
    heading: "Layers of the model",
    items: [
      {
        image: {
          src: "studies/face-plan.webp",
          alt: "A face with lines through pupils, nose and the edges of the teeth",
        },
        title: "The face sets the line",
      },
      {
        image: { src: "gallery/kurla-08.webp", alt: "An X-ray unit with a turning arm at head height" },
        title: "The bone comes from here",
        href: "/technology",
      },
      {
        image: { src: "studies/wax-up.webp", alt: "Planned teeth in smooth wax on a stone model" },
        title: "The trial, as a model",
      },
      {
        image: { src: "studies/worn-edges.webp", alt: "Upper teeth that have become short and flat" },
        title: "A case that needs height",
        href: "/full-mouth-rehabilitation",
      },
      {
        image: {
          src: "studies/full-arch-four.webp",
          alt: "Four implants below a complete arch, the outer two set at an angle",
        },
        title: "Implants placed for the teeth",
        href: "/full-mouth-dental-implants",
      },
    ],
  },
  related: [
    "full-mouth-rehabilitation",
    "digital-smile-design",
    "full-mouth-dental-implants",
    "smile-makeover",
    "single-same-day-dentistry",
  ],
  caseVideos: {
    heading: "From the face to the tooth",
    subheading: "Planning on the screen, and what became of one such plan.",
    videos: ["smile-design-visit", "full-arch-visit"],
  },
  beforeAfter: {
    heading: "Planned from the face",
    smiles: ["worn", "full-arch"],
  },
  faqHeading: "What people ask about the model",
  faqs: [
    {
      question: "How much radiation is in a 3D X-ray?",
      answer:
        "Usually no more than a few weeks of the natural radiation around us, depending on the size of the field. It is more than a small dental X-ray and far less than most hospital CT scans. We keep the field as small as we can and use recent scans from elsewhere if they are good enough.",
    },
    {
      question: "Do I have to wear anything strange for the jaw tracing?",
      answer:
        "A light frame sits on your head like spectacles, and a small clip is stuck to the lower teeth. Cameras follow both while you open, close and chew. It weighs little and takes about 10 minutes. Nothing is drilled. Some people find it funny to watch their own jaw move on the screen.",
    },
    {
      question: "Can I see the result before I agree?",
      answer:
        "You can see the model from all sides, and better still, you can wear it. The printed trial shows length, fullness and bite. It can't show the final colour, nor how your gums will heal. We tell you which parts of the plan are firm and which depend on healing.",
    },
    {
      question: "Why is the edge of the front tooth so important?",
      answer:
        "Because speech, looks and bite all meet there. Say f and v: the edge touches the wet part of the lower lip. Say s: the teeth nearly meet. At rest, a few millimetres show, fewer with age. If that edge is right, the other teeth find their places from it.",
    },
    {
      question: "Is the planning paid for if I don't go on?",
      answer:
        "The planning has a price of its own, which you agree to beforehand. If you don't go on, you keep it all: the scans on a stick, the pictures, the written plan. Any dentist can work with these files. If you do go on, no part of the records has to be made twice.",
    },
    {
      question: "Who takes part in the planning?",
      answer:
        "Our lead dentist plans the teeth, and the head dentist of South Mumbai plans the bite. Surgeon, orthodontist and gum specialist join when their part comes up. The technician who will make the teeth is there from the start. You meet each of them before their part begins.",
    },
  ],
  reviewedBy: "anahita-mistry",
  reviewedOn: "2026-11-02",
} satisfies Treatment as Treatment;
