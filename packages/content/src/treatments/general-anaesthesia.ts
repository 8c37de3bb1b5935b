import type { Treatment } from "./schema.ts";

/** Dental treatment under general anaesthesia, in a hospital. */
export const generalAnaesthesia = {
  slug: "general-anaesthesia",
  kind: "treatment",
  theme: "kids",
  metaTitle: "Dental care under general anaesthesia | Arch House",
  metaDescription:
    "When a child or adult needs to sleep for dental treatment: who decides, why it is done in a hospital, what fasting means and what the risks are.",
  name: "General anaesthesia",
  title: "Dental treatment under general anaesthesia",
  summary:
    "For the few who can't be treated awake. Done in a hospital, with a doctor who looks after sleep and breathing alone.",
  banner: {
    src: "treatments/general-anaesthesia/banner.webp",
    alt: "A calm room in soft morning light with a folded blanket and a small toy on a bed",
  },
  intro: [
    {
      heading: "A deep sleep, made by medicine",
      body: [
        "Under general anaesthesia a person is fully asleep. They feel nothing, hear nothing and remember nothing of the treatment. An anaesthetist is the doctor who brings this sleep about, and who stays until it is over.",
        "It is not like sleep at night. The body needs help to breathe. Heart, breath and oxygen are measured all the time. So we do it in a hospital, never in our own rooms.",
      ],
    },
    {
      heading: "First we try without",
      body: [
        "Most children manage well awake, given time. So we begin with short visits, a numb tooth and breaks. Some need a medicine that calms them, which is called sedation.",
        "Only when these ways are not enough, or not fair to the child, do we speak about sleep. You hear what else is possible, and you decide.",
      ],
    },
  ],
  introImage: {
    src: "gallery/kurla-14.webp",
    alt: "A round table with three chairs, where a plan is talked through",
  },
  second: {
    heading: "Who does what",
    body: [
      "The anaesthetist makes the decisions about the sleep. That doctor reads the records, examines the patient, and says whether and when it can go ahead. The answer can also be no, or not today.",
      "Our dentist plans and does the teeth. Nobody wants a second sleep soon, so teeth that may cause trouble in the next years are treated in the same session. A nurse watches over the patient until they are awake, and the hospital has a bed if it takes longer.",
    ],
  },
  whoFor: [
    "Very young children with many painful teeth, who can't yet sit through treatment.",
    "People of any age with a disability that makes it unsafe or too frightening to be treated awake.",
    "Someone with a strong fear that time, talk and sedation have not eased.",
    "Surgery that is too long or too difficult for a numb jaw alone.",
  ],
  whoNotFor: [
    "A child who could manage with a few short visits. That way has fewer risks.",
    "Anyone with a cold, cough or fever. The airways are easily upset then, so we wait until they are well.",
    "People with some heart, lung or muscle illnesses, until the anaesthetist and their own doctor agree.",
  ],
  steps: [
    {
      heading: "We meet and plan",
      body: "Our dentist looks at the teeth as far as your child allows. We talk about other ways, and write down what should be done.",
    },
    {
      heading: "You meet the anaesthetist",
      body: "Some days before, the anaesthetist asks about health, medicines, allergies, snoring, and problems with anaesthesia in the family. You may need blood tests.",
    },
    {
      heading: "The empty stomach",
      body: "The anaesthetist tells you, in writing, when to stop food, milk and water. Those hours are for your child alone. Please don't go by what a website says.",
    },
    {
      heading: "Going to sleep",
      body: "You may be with your child. Sleep comes through a soft mask that smells a bit like a felt pen, or through a tiny tube in the hand. It takes a minute or so.",
    },
    {
      heading: "The teeth",
      body: "A tube keeps the airway open. We take X-rays, clean, and fill or remove teeth as planned. You wait close by.",
    },
    {
      heading: "Waking up",
      body: "You are called to the bedside. Many children are cross, weepy or confused for half an hour. That passes. They go home when the anaesthetist agrees.",
    },
  ],
  aftercare: [
    "Keep your child at home for the rest of the day, with a grown-up beside them.",
    "Begin with sips of water, then soft, cool food when they ask for it.",
    "No cycling, climbing or swimming until the next day. Adults don't drive, sign papers or care for others alone for 24 hours.",
    "A little pink spit is normal after an extraction. Give the pain medicine as written down for you.",
    "Call the number on your sheet for bleeding that goes on, vomiting more than twice, or fever. Trouble with breathing is an emergency: go to a hospital at once.",
  ],
  risks: [
    "Common and short: sore throat, feeling sick, shivering, a bad mood, a blocked nose.",
    "Less common: a chipped or loose tooth, a hoarse voice, a night in hospital that nobody planned.",
    "Rare but serious: a strong allergy, or trouble with breathing or the heart. The team is trained and equipped to treat this.",
    "Food or drink in the stomach can come up and get into the lungs. The rules about fasting exist for this reason.",
  ],
  duration: {
    chairTime: "One to three hours asleep, depending on the plan",
    visits: "Two visits before, one day in hospital, one check afterwards",
    total: "Usually two to six weeks from the first talk to the check",
  },
  caseGallery: {
    heading: "What is usually done in one session",
    items: [
      {
        image: {
          src: "studies/decay-section.webp",
          alt: "A tooth in section with decay that has come close to its soft core",
        },
        title: "Deep decay, several teeth at once",
        href: "/cavity-management",
      },
      {
        image: {
          src: "studies/milk-teeth.webp",
          alt: "Two short arches of milk teeth seen from the front",
        },
        title: "Milk teeth that can still be saved",
      },
      {
        image: {
          src: "studies/crown-on-tooth.webp",
          alt: "A back tooth covered by a complete crown",
        },
        title: "A cover for a weak tooth",
        href: "/crowns-and-bridges",
      },
      {
        image: {
          src: "studies/wisdom-tooth.webp",
          alt: "A tilted tooth in the jaw bone that pushes against its neighbour",
        },
        title: "Difficult extractions in adults",
        href: "/dental-extractions",
      },
    ],
  },
  related: [
    "special-needs-children-and-adults",
    "dentistry-for-kids",
    "dental-extractions",
    "preventive-treatments",
  ],
  caseVideos: {
    heading: "Before anyone speaks of sleep",
    subheading: "A quiet visit and an ordinary extraction: two ways that often work while awake.",
    videos: ["quiet-visit", "extraction-visit"],
  },
  beforeAfter: {
    heading: "A tooth that was kept",
    smiles: ["decay"],
  },
  faqHeading: "What families want to know",
  faqs: [
    {
      question: "Is general anaesthesia safe for my child?",
      answer:
        "In a healthy child, with a trained anaesthetist and the right equipment, serious problems are rare. They are not impossible. That is why it is used only when gentler ways won't do. The anaesthetist will tell you what the risk is for your child, given age and health, before you sign anything.",
    },
    {
      question: "Why must the stomach be empty?",
      answer:
        "During this sleep the reflex that guards the lungs is switched off. Food could come up and be breathed in. The anaesthetist sets the hours for solids, milk and clear drinks. If your child eats by mistake, say so. The day is then moved. Hiding it would be dangerous.",
    },
    {
      question: "Should my child take regular medicines that morning?",
      answer:
        "Ask the anaesthetist at the meeting, and write the answer down. Some medicines are taken with a sip of water, others are left out. This matters most for fits, asthma, diabetes, heart problems and blood thinners. Bring every packet with you, and any herbal or Ayurvedic remedy too.",
    },
    {
      question: "How do I explain it to a young child?",
      answer:
        "Use few, true words. You will sleep a special sleep, the dentist will mend your teeth, and I will be there when you wake up. Pack a favourite toy, and practise breathing into a cup held like a mask. Say that breakfast comes later that day.",
    },
    {
      question: "Can adults have it too?",
      answer:
        "Yes. It is arranged for adults who can't be treated awake because of a disability, dementia, a strong gag reflex or deep fear. Their health often needs more tests beforehand. If someone can't consent alone, family, carers and doctors help to find what is right.",
    },
    {
      question: "Will the teeth be fine after that?",
      answer:
        "They will be mended, but they are not safe from new decay. We see your child after about two weeks, and then every three to six months. Brushing by a grown-up, fluoride and fewer sweet drinks make a second sleep far less likely.",
    },
  ],
  reviewedBy: "rohan-kulkarni",
  reviewedOn: "2026-10-27",
} satisfies Treatment as Treatment;
