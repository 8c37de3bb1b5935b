import { interactiveMap } from "../../fixtures/interactive-map";
import { streetMap } from "../../fixtures/pictures";
import type { ContactBranch } from "./contact-block";

/** Two branches like the clinic's. */
export const branchesFixture: ContactBranch[] = [
  {
    slug: "kurla",
    name: "Kurla",
    address: [
      "Teak Court, ground floor",
      "12 Kaman Lane, off Brass Mill Road",
      "Kurla West",
      "Mumbai 400070",
    ],
    phones: ["+91 22 0000 0101", "+91 22 0000 0102"],
    email: "hello@archhouse.example",
    map: {
      drawing: streetMap(),
      alt: "Drawn street map: the clinic in Kaman Lane, five minutes' walk west of Kurla station",
      src: interactiveMap,
      directionsHref: "https://maps.example/kurla",
    },
  },
  {
    slug: "south-mumbai",
    name: "South Mumbai",
    address: ["Lantern Arcade, second floor", "3 Banyan Quay Road", "Fort", "Mumbai 400001"],
    phones: ["+91 22 0000 0103", "+91 22 0000 0104"],
    email: "hello@archhouse.example",
    map: {
      drawing: streetMap(),
      alt: "Drawn street map: the clinic on Banyan Quay Road, eight minutes' walk south of the terminus",
      src: interactiveMap,
      directionsHref: "https://maps.example/south-mumbai",
    },
  },
];
