import type { Meta, StoryObj } from "@storybook/react-vite";
import { dont, type Guide } from "../../fixtures/guide";
import { inside } from "../../fixtures/inside";
import { room, smile } from "../../fixtures/pictures";
import { Badge } from "../badge";
import { Picture } from "../picture";
import { Card, CardBody, CardLink, CardMedia, CardText, CardTitle } from ".";

const meta = {
  title: "Components/Layout/Card",
  component: Card,
  subcomponents: { CardMedia, CardBody, CardTitle, CardText, CardLink },
  decorators: [inside("max-w-sm")],
  args: {
    children: (
      <>
        <CardMedia>
          <Picture image={smile()} alt="Upper front teeth" />
        </CardMedia>
        <CardBody>
          <CardTitle>
            <CardLink href="/smile-makeover">Smile makeover</CardLink>
          </CardTitle>
          <CardText>Colour, shape and place of the front teeth, planned together.</CardText>
        </CardBody>
      </>
    ),
  },
  parameters: {
    guide: {
      use: "For things side by side; `raised` where they need a surface of their own.",
      avoid: "For one item: text and a picture. For a wall of equal cards: let one lead.",
      keyboard: {
        Tab: "Moves to the card’s link; the focus ring is drawn around the whole card. Cards without a link are skipped.",
        Enter: "Follows the link.",
      },
      accessibility: "One link, named by the title, whose `level` fits the page. `asChild` for an `<li>`.",
      look: "Radius `panel`: of the card when raised, of its picture when plain. The picture grows by 1.5 % in `settle` under the pointer.",
      words: "Title: the page’s name, up to six words. Text: one sentence of up to 15.",
      do: { Raised: "The link says where it goes, even out of context." },
      dont: { SaysReadMore: "A list of links then has six of these, all alike." },
      related: ["Picture", "Badge", "ArticleCard", "RelatedTreatments"],
    } satisfies Guide,
  },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Raised: Story = { args: { variant: "raised" } };

export const Hover: Story = { args: { variant: "raised" }, globals: { pseudo: { hover: ["a"] } } };

export const Focus: Story = { args: { variant: "raised" }, globals: { pseudo: { focusVisible: ["a"] } } };

export const WordsOnly: Story = {
  args: {
    variant: "raised",
    children: (
      <CardBody>
        <CardTitle>
          <CardLink href="/aligner">Aligners</CardLink>
        </CardTitle>
        <CardText>Clear trays that move teeth a little every week.</CardText>
      </CardBody>
    ),
  },
};

export const LongestText: Story = {
  args: {
    variant: "raised",
    children: (
      <>
        <CardMedia>
          <Picture image={room("#dfeae6", 2)} alt="" />
        </CardMedia>
        <CardBody>
          <Badge>Preventive treatments for children and adults with special needs</Badge>
          <CardTitle>
            <CardLink href="/special-needs-children-and-adults">
              Special needs children and adults: how a quiet visit is planned, from the first call to the ride
              home
            </CardLink>
          </CardTitle>
          <CardText>
            Who sits where, what can be touched before it is used, and how a break is asked for.
          </CardText>
        </CardBody>
      </>
    ),
  },
};

export const SaysReadMore: Story = dont({
  variant: "raised",
  children: (
    <CardBody>
      <CardText>Colour, shape and place of the front teeth, planned together.</CardText>
      <CardLink href="/smile-makeover">Read more</CardLink>
    </CardBody>
  ),
});
