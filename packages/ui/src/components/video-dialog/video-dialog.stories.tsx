import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import type { Guide } from "../../fixtures/guide";
import { inside } from "../../fixtures/inside";
import { room } from "../../fixtures/pictures";
import { VideoDialog, VideoPoster } from ".";

/** A player that needs no network, so that it looks the same everywhere. */
const player = () =>
  `data:text/html,${encodeURIComponent('<body style="margin:0;display:grid;place-items:center;height:100vh;background:#16262a;color:#fff;font:18px sans-serif">The film plays here</body>')}`;

const meta = {
  title: "Components/Overlays/VideoDialog",
  component: VideoDialog,
  argTypes: { video: { control: false } },
  subcomponents: { VideoPoster },
  parameters: {
    guide: {
      use: "For videos, at a host or of one’s own.",
      avoid: "For a picture: ImageZoom. For what everybody should see: words too.",
      states: "stack",
      keyboard: {
        Tab: "Moves to the poster; in the dialog to Close and into the player.",
        "Enter Space": "On the poster: opens the video, which starts at once.",
        Esc: "Closes; focus returns to the poster.",
      },
      accessibility: "No request before the poster is pressed. A film of ours has captions and a transcript.",
      look: "Radius `panel`; the play sign is round. The poster grows by 2 % in 300 ms under the pointer.",
      words: "Title: what is seen, up to eight words, with name and place of who speaks.",
      do: { Default: "Who speaks, and about what." },
      dont: { SaysTheFile: "The name of a file." },
      related: ["ImageZoom", "Dialog", "Hero"],
    } satisfies Guide,
    layout: "fullscreen",
    docs: { story: { inline: false, height: "640px" } },
  },
  args: { video: null, onClose: console.log, playerUrl: player },
  decorators: [inside("max-w-lg p-8")],
  render: (args) => (
    <>
      <VideoPoster title="Clinic Walkthrough" poster={room()} />
      <VideoDialog {...args} />
    </>
  ),
} satisfies Meta<typeof VideoDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Without the player it is rendered inline on its docs page. */
const onThePage = { docs: { story: { inline: true, height: "auto" } } };

export const Default: Story = {
  parameters: onThePage,
  render: function Example(args) {
    const [isOpen, setIsOpen] = useState(false);
    const film = { id: "arch-house-walk", title: "Clinic Walkthrough" };
    return (
      <>
        <VideoPoster title={film.title} poster={room()} onClick={() => setIsOpen(true)} />
        <VideoDialog {...args} video={isOpen ? film : null} onClose={() => setIsOpen(false)} />
      </>
    );
  },
};

export const Hover: Story = {
  parameters: onThePage,
  globals: { pseudo: { hover: ["[data-slot=video-poster]"] } },
};

export const Focus: Story = {
  parameters: onThePage,
  globals: { pseudo: { focusVisible: ["[data-slot=video-poster]"] } },
};

export const DrawnPoster: Story = {
  parameters: onThePage,
  render: () => <VideoPoster title="Patient Transformation" />,
};

export const LongestText: Story = {
  args: {
    video: {
      id: "long",
      title:
        "A visit with a child who is afraid of the noise: from the waiting room to the chair, told by her mother",
    },
  },
};

/** A film on the site itself: its captions come with the page, and its transcript is below. */
export const OwnFilm: Story = {
  args: {
    video: {
      id: "root-canal",
      title: "What happens in a root canal treatment",
      film: {
        sources: [],
        scenes: [
          {
            from: 0.3,
            to: 4.4,
            caption: "Decay has reached the pulp.",
            shows: "A back tooth cut open. A brown spot grows from its top to the pulp.",
          },
        ],
      },
    },
  },
};

export const SaysTheFile: Story = {
  parameters: { ...onThePage, chromatic: { disableSnapshot: true } },
  render: () => <VideoPoster title="Testimonial_03_final" poster={room("#f2ebdf", 1)} />,
};
