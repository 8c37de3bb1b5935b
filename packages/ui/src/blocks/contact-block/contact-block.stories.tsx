import { enquirySchema } from "@clinic/api-client/schemas/enquiry";
import { MESSAGE_MAX_LENGTH } from "@clinic/api-client/schemas/fields";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { dont, type Guide } from "../../fixtures/guide";
import { long } from "../../fixtures/long";
import { EnquiryForm } from "../enquiry-form";
import { ContactBlock } from ".";
import { branchesFixture } from "./contact-block.fixture";

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
    branches: branchesFixture,
    onShowMaps: fn(),
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
    branches: branchesFixture.map((branch) => ({
      ...branch,
      address: long.address,
      email: "appointments-and-questions@south-mumbai.archhouse.example",
      links: [{ name: "Write to us on WhatsApp", path: "https://chat.example" }],
    })),
  },
};

export const NumbersTheBranches: Story = dont({
  branches: branchesFixture.map((branch, index) => ({ ...branch, name: `Branch ${index + 1}` })),
});
