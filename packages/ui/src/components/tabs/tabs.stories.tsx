import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { inside } from "../../fixtures/inside";
import { Tabs, TabsContent, TabsList, TabsTrigger } from ".";

const tabs = (label: string, panels: Record<string, string>) => (
  <>
    <TabsList aria-label={label}>
      {Object.keys(panels).map((name, index) => (
        <TabsTrigger key={name} value={`${index + 1}`}>
          {name}
        </TabsTrigger>
      ))}
    </TabsList>
    {Object.entries(panels).map(([name, panel], index) => (
      <TabsContent key={name} value={`${index + 1}`}>
        {panel}
      </TabsContent>
    ))}
  </>
);

const meta = {
  title: "Components/Layout/Tabs",
  component: Tabs,
  subcomponents: { TabsList, TabsTrigger, TabsContent },
  args: {
    defaultValue: "1",
    children: (
      <>
        <TabsList aria-label="Branches">
          <TabsTrigger value="1">Kurla</TabsTrigger>
          <TabsTrigger value="2">South Mumbai</TabsTrigger>
        </TabsList>
        <TabsContent value="1">Three minutes on foot from the station, on the ground floor.</TabsContent>
        <TabsContent value="2">Second floor, with a lift and a ramp.</TabsContent>
      </>
    ),
  },
  parameters: {
    guide: {
      use: "For two to four views of the same content, of which a visitor wants one.",
      avoid: "To compare: side by side. For questions: Accordion. For pages: links.",
      states: "stack",
      keyboard: {
        Tab: "Moves to the selected tab, then to the first control in its panel, or to the panel itself if it has none.",
        "→ ←":
          "Moves to the next or previous tab and shows its panel, and wraps around; reversed in right-to-left text.",
        "Home End": "Moves to the first or last tab and shows its panel.",
      },
      accessibility: "Name the row with `aria-label`. All panels are in the HTML, print and without scripts.",
      look: "No radius: a line under the chosen tab, whose colour changes in `settle`.",
      words: "One or two words per tab, all of a kind; the most wanted first.",
      do: { Default: "Names that are easy to tell apart." },
      dont: { SentencesEach: "Two sentences, which a phone shows below one another." },
      related: ["Accordion", "EmbedMap", "ContactBlock", "BranchGallery"],
    } satisfies Guide,
  },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hover: Story = { globals: { pseudo: { hover: ["[role=tab]:nth-child(2)"] } } };

export const Focus: Story = { globals: { pseudo: { focusVisible: ["[role=tab]:first-child"] } } };

export const SecondTab: Story = { args: { defaultValue: "2" } };

/** More tabs than fit in a row: they wrap. */
export const LongestText: Story = {
  decorators: [inside("max-w-80")],
  args: {
    children: tabs("Departments", {
      "Full mouth rehabilitation": "Teeth, gums and bite, planned together.",
      "Aesthetic dentistry": "Aesthetics",
      "Braces and aligners": "Braces",
      "Special needs": "Visits at a quiet hour, with the same dentist each time.",
    }),
  },
};

export const SentencesEach: Story = dont({
  children: tabs("Branches", {
    "Find us in Kurla, near the station": "On the ground floor.",
    "Or come to see us in South Mumbai": "On the second floor.",
  }),
});
