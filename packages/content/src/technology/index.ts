import { defineCollection } from "../collection/collection.ts";
import type { Technology } from "./schema.ts";

export type { Technology } from "./schema.ts";

/** The eleven entries of the technology page. */
export const technology = defineCollection<Technology>([
  {
    slug: "intraoral-scanner",
    title: "A scanner in place of the tray of paste",
    body: [
      "A camera as big as an electric toothbrush glides over your teeth. It takes thousands of pictures and builds a 3D model while you look on. You feel a warm tip and hear a soft hum. If you need to swallow, we pause, and the scan goes on where it stopped.",
      "Both jaws take about five minutes. The model can be sent to our laboratory at once. It also lets us lay this year's teeth over last year's and see what has worn or moved.",
    ],
    branches: ["kurla", "south-mumbai"],
    image: {
      src: "technology/intraoral-scanner.webp",
      alt: "A slim white handpiece with a lit window at its tip, resting in a cradle",
    },
  },
  {
    slug: "cone-beam-scan",
    title: "3D X-ray of the jaw",
    body: [
      "For some questions a flat X-ray isn't enough: where does the nerve run, how thick is the bone, is there a third root? You stand still while an arm turns once around your head. It touches nothing and takes about 15 seconds.",
      "We set the field as small as the question allows. You get the result on a screen, turned and sliced. We don't take a 3D scan at a check-up without a reason.",
    ],
    branches: ["kurla"],
    image: {
      src: "technology/cone-beam-scan.webp",
      alt: "A tall X-ray column with a round arm and a chin rest",
    },
  },
  {
    slug: "smile-design-software",
    title: "Smile design software",
    body: [
      "This program joins photographs of your face with the scan of your teeth. We draw the planned teeth at their true size, and you see them within your own lips. Slide a line and the teeth grow or shrink.",
      "It helps you to say what you mean. It doesn't know how gums heal or how a bite behaves, so nobody is treated from the screen alone. You try the plan in the mouth first.",
    ],
    branches: ["south-mumbai"],
    image: {
      src: "technology/smile-design-software.webp",
      alt: "A wide screen on a desk with an outlined face and lines across the smile",
    },
  },
  {
    slug: "cad-software",
    title: "CAD software",
    body: [
      "CAD stands for design with a computer. Here a technician draws crowns, bridges and guides on your scan, cusp by cusp. The program shows in colour where the new tooth would touch its neighbours and where the ceramic would be too thin.",
      "You may watch. Most people are surprised how much time goes into a groove that nobody will ever see. The drawing is kept, so a lost crown can be cut again.",
    ],
    branches: ["kurla"],
    image: {
      src: "technology/cad-software.webp",
      alt: "A crown drawn on a screen in bands of colour above a scanned tooth",
    },
  },
  {
    slug: "milling",
    title: "Milling machine",
    body: [
      "A small block of ceramic goes in, and two burs finer than a matchstick cut a crown from it under a spray of water. It takes about 15 minutes. The fit at the edge is within a few hundredths of a millimetre.",
      "What you notice is that one visit may do. The machine stands behind glass in Kurla, and you can look at your own crown being made. Some ceramics then need an oven before they are strong enough.",
    ],
    branches: ["kurla"],
    image: {
      src: "technology/milling.webp",
      alt: "Two thin burs on either side of a ceramic block inside a small machine",
    },
  },
  {
    slug: "3d-printing",
    title: "3D printing",
    body: [
      "The printer hardens liquid resin with light, one thin layer after the other, until a model of your teeth stands on the plate. We print models, guides for implant surgery, trial teeth and night guards.",
      "A guide takes an hour or two, then it is washed, hardened and sterilised. For you it means that the implant goes where it was planned, and that a trial can be worn before anything final is made.",
    ],
    branches: ["kurla"],
    image: {
      src: "technology/3d-printing.webp",
      alt: "A printed jaw hanging from a metal plate under an amber hood",
    },
  },
  {
    slug: "premium-implant-systems",
    title: "Premium implant systems",
    body: [
      "We use implants from makers who have published follow-up over many years, and who still sell parts for their older models. That matters when a screw has to be replaced long after.",
      "You get a card with the make, size and batch number. With it, a dentist elsewhere can find the right parts and tools. Which system suits you depends on your bone and on the plan. We name it in writing, with its price.",
    ],
    branches: ["kurla", "south-mumbai"],
    image: {
      src: "technology/premium-implant-systems.webp",
      alt: "Three titanium implants of different lengths standing in a row",
    },
  },
  {
    slug: "operating-microscope",
    title: "Microscope for root canals",
    body: [
      "The entrance to a root canal can be as narrow as a hair. Through the microscope it looks as wide as a pen. The dentist sees hidden canals, fine cracks and bits of old filling, and can leave more of the tooth standing.",
      "You lie rather flat, with a bright light above you and dark glasses on. The lens hangs a hand's length away and never touches you. If you like, we show you a picture of what we saw.",
    ],
    branches: ["kurla", "south-mumbai"],
    image: {
      src: "technology/operating-microscope.webp",
      alt: "A microscope with two eyepieces on a long jointed arm",
    },
  },
  {
    slug: "jaw-tracing",
    title: "Jaw tracing",
    body: [
      "Jaws don't just open and close. They slide, turn and sometimes click. A light frame on your head and a clip on the lower teeth record this while you chew and speak. It takes about 10 minutes, and nothing presses.",
      "We use it before many teeth are rebuilt at once. The new teeth can then be shaped to the way your own jaw moves, rather than to an average. For a single crown we don't need it.",
    ],
    branches: ["south-mumbai"],
    image: {
      src: "technology/jaw-tracing.webp",
      alt: "A light head frame and a small clip shaped to sit on lower teeth",
    },
  },
  {
    slug: "steam-steriliser",
    title: "Steam sterilisers",
    body: [
      "After each patient the instruments are washed by machine, checked, sealed in packs and heated with steam under pressure. Each pack carries a strip that changes colour, and a date. Every load is recorded.",
      "You can ask to see your pack opened. The room has two doors: used instruments come in through one, and clean ones leave by the other. Once a week a test with harmless spores shows whether the machine still kills them.",
    ],
    branches: ["kurla", "south-mumbai"],
    image: {
      src: "technology/steam-steriliser.webp",
      alt: "A steel chamber with a round door and sealed packs on a rack inside",
    },
  },
  {
    slug: "german-and-swiss-equipment",
    title: "German and Swiss equipment",
    body: [
      "Chairs, lamps, suction and handpieces come from makers in Germany and Switzerland. We chose them for plain reasons: spare parts can be had, the water lines can be cleaned, and the handpieces stand daily heat in the steriliser.",
      "You notice a chair that goes down slowly and a lamp that doesn't blind you. Each machine has a book in which its service is noted, and a machine that is overdue is not used.",
    ],
    branches: ["kurla", "south-mumbai"],
    image: {
      src: "technology/german-and-swiss-equipment.webp",
      alt: "A dental chair with a folded lamp and a tray of handpieces beside it",
    },
  },
]);
