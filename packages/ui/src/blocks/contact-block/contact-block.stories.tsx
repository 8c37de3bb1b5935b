import { enquirySchema } from "@clinic/api-client/schemas/enquiry";
import { MESSAGE_MAX_LENGTH } from "@clinic/api-client/schemas/fields";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { interactiveMap } from "../../fixtures/interactive-map";
import { long } from "../../fixtures/long";
import { streetMap } from "../../fixtures/pictures";
import { EnquiryForm } from "../enquiry-form";
import { ContactBlock, type ContactBranch } from ".";

/** Two branches. */
const branches: ContactBranch[] = [
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

const meta = {
  title: "Blocks/Every page/ContactBlock",
  component: ContactBlock,
  parameters: {
    guide: {
      use: "Once per page, at the top of SiteFooter.",
      avoid: "Without map and form: BranchCard.",
      accessibility: "The map’s host gets no request until a visitor asks for the map.",
      words: "The map’s `alt`: how to get there on foot.",
      do: { Default: "Branches under the names that people know." },
      dont: { NumbersTheBranches: "Which one is near me?" },
      related: ["Tabs", "EmbedMap", "EnquiryForm"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: {
    heading: "For Any Query Contact Us Now",
    formLabel: "Write to us",
    branches,
    children: (
      <EnquiryForm
        schema={enquirySchema}
        messageLimit={MESSAGE_MAX_LENGTH}
        onSubmit={async () => ({ reference: "AHD-7K3QX" })}
        verification={{ verify: async () => "token" }}
        contact={<p>You can also call us.</p>}
        nextSteps={<p>We answer within one working day.</p>}
      />
    ),
  },
} satisfies Meta<typeof ContactBlock>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongestText: Story = {
  args: {
    branches: branches.map((branch) => ({
      ...branch,
      address: long.address,
      email: "appointments-and-questions@south-mumbai.archhouse.example",
      links: [{ name: "Write to us on WhatsApp", path: "https://chat.example" }],
    })),
  },
};

export const NumbersTheBranches: Story = dont({
  branches: branches.map((branch, index) => ({ ...branch, name: `Branch ${index + 1}` })),
});
