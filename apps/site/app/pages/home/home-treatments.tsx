import type { HomePage } from "@clinic/content/pages";
import {
  TreatmentBlock,
  TreatmentBlockBody,
  TreatmentBlockLink,
  TreatmentBlockLinks,
  TreatmentBlockMore,
  TreatmentBlockPicture,
  TreatmentBlocks,
  TreatmentBlockText,
  TreatmentBlockTitle,
} from "@clinic/ui/blocks/treatment-blocks";
import { Heading } from "@clinic/ui/heading";
import { Picture } from "@clinic/ui/picture";
import { Container, Section } from "@clinic/ui/section";
import { Link } from "react-router-dom";
import type { Resolved } from "../../pictures";

export function HomeTreatments({ heading, intro, blocks }: Resolved<HomePage["treatments"]>) {
  return (
    <Section aria-labelledby="treatments">
      <Container>
        <Heading id="treatments">{heading}</Heading>
        <p className="mt-4 max-w-prose text-lead text-ink-muted">{intro}</p>
        <TreatmentBlocks className="mt-14">
          {blocks.map(({ heading: name, body, image, link, links }) => (
            <TreatmentBlock key={name}>
              <TreatmentBlockPicture>
                <Picture {...image} sizes="(max-width: 800px) 100vw, 45rem" />
              </TreatmentBlockPicture>
              <TreatmentBlockBody>
                <TreatmentBlockTitle>{name}</TreatmentBlockTitle>
                <TreatmentBlockText>{body}</TreatmentBlockText>
                {links.length > 0 && (
                  <TreatmentBlockLinks>
                    {links.map(({ label, path }) => (
                      <li key={path}>
                        <TreatmentBlockLink asChild>
                          <Link to={path}>{label}</Link>
                        </TreatmentBlockLink>
                      </li>
                    ))}
                  </TreatmentBlockLinks>
                )}
                <TreatmentBlockMore>
                  <Link to={link.path}>
                    {link.label}
                    <span className="sr-only"> about {name}</span>
                  </Link>
                </TreatmentBlockMore>
              </TreatmentBlockBody>
            </TreatmentBlock>
          ))}
        </TreatmentBlocks>
      </Container>
    </Section>
  );
}
