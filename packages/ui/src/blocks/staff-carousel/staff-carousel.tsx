"use client";

import { ChevronDownIcon } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { Button } from "../../components/button";
import { Card, CardBody, CardMedia, CardText, CardTitle } from "../../components/card";
import { Carousel } from "../../components/carousel";
import { Disclosure, DisclosureContent, DisclosureTrigger } from "../../components/disclosure";
import { useMessages } from "../../components/i18n-provider";
import { Picture, type ResponsiveImage } from "../../components/picture";
import { cn } from "../../styles/cn";
import { AUTOPLAY_MS } from "../block-section/slides";
import { staffCarouselMessages } from "./messages";

export interface StaffCarouselProps extends Omit<ComponentProps<"div">, "children"> {
  /** Names the slider for screen readers: "Support staff". */
  label: string;
  /** The people in order. */
  members: readonly {
    image: ResponsiveImage;
    alt: string;
    name: string;
    role: string;
  }[];
  /** What the button says while the people are hidden. */
  moreLabel: string;
  /** What the button says while they are shown. */
  lessLabel: string;
}

/**
 * The support staff, behind a "View more" button. Hidden at first; 2 slides, 1 up to 1200 px; loops; centred; arrows;
 * autoplay 10 000 ms; 200 ms per move.
 */
export function StaffCarousel({ label, members, moreLabel, lessLabel, ...props }: StaffCarouselProps) {
  const messages = useMessages("staffCarousel", staffCarouselMessages);
  const [open, setOpen] = useState(false);
  if (members.length === 0) return null;
  return (
    <Disclosure data-slot="staff-carousel" open={open} onOpenChange={setOpen} {...props}>
      <div className="flex justify-center">
        <DisclosureTrigger asChild>
          <Button variant="secondary">
            {open ? lessLabel : moreLabel}
            <span className="sr-only"> {label}</span>
            <ChevronDownIcon strokeWidth={1.5} className={open ? "rotate-180" : undefined} />
          </Button>
        </DisclosureTrigger>
      </div>
      <DisclosureContent className="pt-12">
        <Carousel
          // Remounted when it opens, because autoplay starts on mount.
          key={String(open)}
          label={label}
          noun={messages.people}
          slides={{ base: 1, xl: 2 }}
          centered
          autoplay={open ? AUTOPLAY_MS : undefined}
        >
          {members.map(({ image, alt, name, role }) => (
            <Card
              key={name}
              className={cn(
                "relative mx-auto w-full max-w-xs text-center",
                // Beside the centred slide there is only room for halves: its neighbours move in, so that no face is cut.
                "xl:max-w-72 xl:transition-[inset] xl:motion-reduce:transition-none",
                "xl:in-data-[place=before]:start-[calc(50%-9rem)] xl:in-data-[place=after]:end-[calc(50%-9rem)]",
              )}
            >
              <CardMedia className="aspect-4/5 in-data-[variant=plain]:rounded-none in-data-[variant=plain]:rounded-t-arch">
                <Picture image={image} alt={alt} sizes="20rem" />
              </CardMedia>
              <CardBody className="items-center gap-0.5">
                <CardTitle level={3} size="title">
                  {name}
                </CardTitle>
                <CardText>{role}</CardText>
              </CardBody>
            </Card>
          ))}
        </Carousel>
      </DisclosureContent>
    </Disclosure>
  );
}
