import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { RefreshNote } from ".";

const meta = {
  title: "Blocks/Articles/RefreshNote",
  component: RefreshNote,
  argTypes: { children: { control: "text" } },
  parameters: {
    guide: {
      use: "Below a list that was built with the page and could not be refreshed.",
      avoid: "When nothing can be shown: ConnectionNotice. For a form: StatusDialog.",
      accessibility: "A polite status: it is announced and doesn’t take focus.",
      words: "Say what may be missing, then why: “There may be newer articles: …”.",
      do: { Default: "Keep the list, and say what may be missing." },
      dont: { Blunt: "A failure without its consequence for the reader." },
      related: ["ConnectionNotice", "ArticleCard"],
    } satisfies Guide,
  },
  args: { onRetry: console.log },
} satisfies Meta<typeof RefreshNote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["fullest"] };

export const Blunt: Story = dont({ children: "Error 503." });
