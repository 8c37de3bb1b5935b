import type { Consent } from "../fields/consent.ts";
import type { TextTestimonial } from "./schema.ts";

const madeUp = {
  status: "sample",
  reason: "Made-up text for the demonstration; no patient wrote it.",
} satisfies Consent;

/** What patients wrote, in the order of the page: Mumbai, other states, abroad. */
export const texts = [
  {
    slug: "farida",
    name: "Farida",
    role: "Kurla, Mumbai",
    group: "mumbai",
    content:
      "I went for a cleaning after four years. I was ashamed of that, and I said so at the desk. Nobody made a face. The nurse told me what each tool was before it went in. It took fifty minutes because there was a lot of tartar. My gums bled that day and the next, as they had said. They showed me the small brushes on a mirror, and I had to do it myself until it worked. Next time I would ask for a lower chair back.",
    sample: true,
    consent: madeUp,
  },
  {
    slug: "sandeep",
    name: "Sandeep",
    role: "Chembur, Mumbai",
    group: "mumbai",
    content:
      "Root canal, lower left, two visits. The injection pinched, the rest was pressure and noise. I listened to the cricket. Sore for three days when chewing, then nothing.",
    sample: true,
    consent: madeUp,
  },
  {
    slug: "nikita",
    name: "Nikita",
    role: "Dadar, Mumbai",
    group: "mumbai",
    content:
      "I wanted veneers for my wedding and had saved pictures on my phone. The dentist looked at them and asked what I did not like about my own teeth. It was the colour, and one chipped corner. I left with trays for whitening and a date for a small filling. It cost a good deal less than I had put aside. For a week my teeth jumped at cold water. My sister still can't say what is different.",
    sample: true,
    consent: madeUp,
  },
  {
    slug: "anthony",
    name: "Anthony",
    role: "Mahim, Mumbai",
    group: "mumbai",
    content:
      "I am 74 and I can't climb stairs. My son rang before, and they told him about the ramp on the left. A man waited there for us. The lift is slow. My new lower teeth sit on two implants now. It was four months from the first visit to the last, and I ate a great deal of soup.",
    sample: true,
    consent: madeUp,
  },
  {
    slug: "shobha",
    name: "Shobha",
    role: "Mulund, Mumbai",
    group: "mumbai",
    content:
      "My daughter is six and would not sit down. On the first day she only rode the chair up and down. I thought it was a wasted trip. On the second visit she let them count, and on the third they filled the tooth. Three trips on the train for one small filling, yes. But she asks when we go again.",
    sample: true,
    consent: madeUp,
  },
  {
    slug: "karan",
    name: "Karan",
    role: "Powai, Mumbai",
    group: "mumbai",
    content:
      "Braces at 17. Fitting took an hour and a half, mostly me with my mouth open. Day two was the worst, I lived on milkshakes and soft rice. I broke a bracket in week three on a roasted peanut, my fault. They fixed it and only asked me whether it had been worth it. Eleven months to go. If I did it over, I would start before the college interviews.",
    sample: true,
    consent: madeUp,
  },
  {
    slug: "ritu",
    name: "Ritu",
    role: "Jaipur, Rajasthan",
    group: "other-state",
    content:
      "I came for a second opinion. At home I had been told that four teeth must go. Here they took two X-rays, pressed around my gums for half an hour and wrote down numbers. One tooth had to come out. The other three are being watched, with deep cleaning every three months. A dentist in Jaipur does that from their letter.",
    sample: true,
    consent: madeUp,
  },
  {
    slug: "venkatesh",
    name: "Venkatesh",
    role: "Hyderabad, Telangana",
    group: "other-state",
    content:
      "Same day crown while I was in Mumbai for work. In at half past nine, out just after three. Lunch was a cold coffee, on the wrong side. The bite was a little high, so I went back the next morning before my flight. Six minutes, no charge.",
    sample: true,
    consent: madeUp,
  },
  {
    slug: "mary",
    name: "Mary",
    role: "Panaji, Goa",
    group: "other-state",
    content:
      "My brother has Down syndrome and is 32. We had been turned away twice elsewhere. We filled in a long sheet about what upsets him, and it was read: the light was low, and nobody wore perfume. He kept his own blanket. They cleaned half of his teeth and stopped when he raised his hand. We go back in March for the other half. The journey is long, and I wish there were more such places nearer to home.",
    sample: true,
    consent: madeUp,
  },
  {
    slug: "sukhdev",
    name: "Sukhdev",
    role: "Ludhiana, Punjab",
    group: "other-state",
    content:
      "They took out my wisdom tooth in thirty-five minutes. I counted tiles. My cheek was like a ball for three days and I slept sitting up. The sheet they gave me had told me so, line by line, which made it easier.",
    sample: true,
    consent: madeUp,
  },
  {
    slug: "hannah",
    name: "Hannah",
    role: "United Kingdom",
    group: "international",
    content:
      "We visit my husband's parents each winter, so I asked about two implants. Before I booked anything they had looked at my scans and talked to me by video, late in their evening. January was the surgery, five days with one rest day. At Easter I came back for the crowns. In between I wore a small plate that I disliked. My dentist in Leeds got a letter with every part number. He said that he rarely sees one.",
    sample: true,
    consent: madeUp,
  },
  {
    slug: "neema",
    name: "Neema",
    role: "Tanzania",
    group: "international",
    content:
      "I asked for ten veneers. They advised cleaning first and then six. I was cross, because I had little time. We did six. I stayed twelve days and flew home on the thirteenth. The temporary ones felt thick and I spoke like a child, which my cousins enjoyed.",
    sample: true,
    consent: madeUp,
  },
  {
    slug: "ibrahim",
    name: "Ibrahim",
    role: "Maldives",
    group: "international",
    content:
      "Two root canals and two crowns in one week. I had not expected the waiting: an hour here, a day there. They told me why each time. On the last day they gave me a memory stick with everything on it. I would bring a longer book.",
    sample: true,
    consent: madeUp,
  },
  {
    slug: "suresh",
    name: "Suresh",
    role: "Canada",
    group: "international",
    content:
      "I sent my X-rays from Toronto and hoped for a full set of fixed teeth. The answer was no, not yet: my sugar was too high. That was hard to read. Eight months later, with better numbers, they said yes. The first trip was ten days. I had stitches, bruises and soft food at my aunt's house. Then three months at home with the temporary set, which I had to baby. The second trip was quieter. What I remember is being told to wait by people who could have taken my money.",
    sample: true,
    consent: madeUp,
  },
] satisfies TextTestimonial[] as TextTestimonial[];
