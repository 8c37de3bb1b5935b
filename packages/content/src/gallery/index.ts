import { defineCollection } from "../collection/collection.ts";
import type { GalleryImage } from "./schema.ts";

export type { GalleryImage } from "./schema.ts";

/** The pictures of the rooms: 15 of Kurla, then 7 of South Mumbai. */
export const galleryImages = defineCollection<GalleryImage>([
  {
    slug: "kurla-01",
    branch: "kurla",
    image: {
      src: "gallery/kurla-01.webp",
      alt: "Front of the Kurla clinic: three round arches of pale plaster with lit windows",
    },
    caption: "The three arches in Kaman Lane",
  },
  {
    slug: "kurla-02",
    branch: "kurla",
    image: {
      src: "gallery/kurla-02.webp",
      alt: "A curved timber reception desk under a wide plaster arch",
    },
    caption: "Reception in Kurla",
  },
  {
    slug: "kurla-03",
    branch: "kurla",
    image: {
      src: "gallery/kurla-03.webp",
      alt: "A waiting room with low chairs along an arched window and a large plant",
    },
    caption: "The waiting room, with water and a place to charge a phone",
  },
  {
    slug: "kurla-04",
    branch: "kurla",
    image: {
      src: "gallery/kurla-04.webp",
      alt: "A corner with a low round table, small stools, books and coloured blocks",
    },
    caption: "The children's corner",
  },
  {
    slug: "kurla-05",
    branch: "kurla",
    image: {
      src: "gallery/kurla-05.webp",
      alt: "A dental chair with its lamp in front of a tall window",
    },
    caption: "Surgery one, for check-ups and cleaning",
  },
  {
    slug: "kurla-06",
    branch: "kurla",
    image: {
      src: "gallery/kurla-06.webp",
      alt: "A dental chair seen from its foot end, with cabinets of pale wood along the wall",
    },
    caption: "Surgery two, for fillings and crowns",
  },
  {
    slug: "kurla-07",
    branch: "kurla",
    image: {
      src: "gallery/kurla-07.webp",
      alt: "A wide surgery with free floor on both sides of the dental chair",
    },
    caption: "Surgery three, with room to move across from a wheelchair",
  },
  {
    slug: "kurla-08",
    branch: "kurla",
    image: {
      src: "gallery/kurla-08.webp",
      alt: "A standing X-ray machine with a ring-shaped arm in a small room",
    },
    caption: "The imaging room",
  },
  {
    slug: "kurla-09",
    branch: "kurla",
    image: {
      src: "gallery/kurla-09.webp",
      alt: "A narrow room with steel worktops, two steam sterilisers and sealed instrument packs",
    },
    caption: "Where instruments are washed, packed and sterilised",
  },
  {
    slug: "kurla-10",
    branch: "kurla",
    image: {
      src: "gallery/kurla-10.webp",
      alt: "A laboratory bench with a milling machine and a row of plaster models",
    },
    caption: "The laboratory: the mill that cuts crowns",
  },
  {
    slug: "kurla-11",
    branch: "kurla",
    image: {
      src: "gallery/kurla-11.webp",
      alt: "A 3D printer under an amber cover beside two printed jaws",
    },
    caption: "The laboratory: the printer for models and guides",
  },
  {
    slug: "kurla-12",
    branch: "kurla",
    image: {
      src: "gallery/kurla-12.webp",
      alt: "A dimly lit surgery with soft wall panels, a folded blanket and a small lamp",
    },
    caption: "The quiet room, with lights that can be turned low",
  },
  {
    slug: "kurla-13",
    branch: "kurla",
    image: {
      src: "gallery/kurla-13.webp",
      alt: "A corridor of repeated arches with daylight at its end",
    },
    caption: "The corridor to the surgeries, level all the way",
  },
  {
    slug: "kurla-14",
    branch: "kurla",
    image: {
      src: "gallery/kurla-14.webp",
      alt: "A round table with three chairs and a screen that shows a dental arch",
    },
    caption: "The room in which we talk through a plan",
  },
  {
    slug: "kurla-15",
    branch: "kurla",
    image: {
      src: "gallery/kurla-15.webp",
      alt: "The arched front of the clinic at dusk, with warm light behind the windows",
    },
    caption: "Evening in Kaman Lane",
  },
  {
    slug: "south-mumbai-01",
    branch: "south-mumbai",
    image: {
      src: "gallery/south-mumbai-01.webp",
      alt: "An old stone arch with a glass door and a brass lamp above it",
    },
    caption: "The entrance in Lantern Arcade",
  },
  {
    slug: "south-mumbai-02",
    branch: "south-mumbai",
    image: {
      src: "gallery/south-mumbai-02.webp",
      alt: "A reception desk of dark stone between two tall arched windows",
    },
    caption: "Reception in South Mumbai",
  },
  {
    slug: "south-mumbai-03",
    branch: "south-mumbai",
    image: {
      src: "gallery/south-mumbai-03.webp",
      alt: "A waiting room with a long upholstered bench and patterned floor tiles",
    },
    caption: "The waiting room under the old ceiling",
  },
  {
    slug: "south-mumbai-04",
    branch: "south-mumbai",
    image: {
      src: "gallery/south-mumbai-04.webp",
      alt: "A dental chair on a tiled floor in front of a window with a round top",
    },
    caption: "The surgery for implants",
  },
  {
    slug: "south-mumbai-05",
    branch: "south-mumbai",
    image: {
      src: "gallery/south-mumbai-05.webp",
      alt: "A camera on a stand, two soft lights and a stool before a pale wall",
    },
    caption: "The studio for photographs and smile design",
  },
  {
    slug: "south-mumbai-06",
    branch: "south-mumbai",
    image: {
      src: "gallery/south-mumbai-06.webp",
      alt: "Two armchairs that face a wall screen with a drawing of a smile",
    },
    caption: "The room in which plans are shown",
  },
  {
    slug: "south-mumbai-07",
    branch: "south-mumbai",
    image: {
      src: "gallery/south-mumbai-07.webp",
      alt: "A long gallery with stone arches on one side and surgery doors on the other",
    },
    caption: "The gallery that leads to the surgeries",
  },
]);
