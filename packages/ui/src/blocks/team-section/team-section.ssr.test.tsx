import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { TeamMember, TeamMore, TeamName, TeamSection, TeamToggle } from ".";

it("keeps the whole team in the server HTML, visible without JavaScript", () => {
  const html = renderToString(
    <TeamSection>
      <TeamToggle />
      <TeamMore>
        <TeamMember>
          <TeamName>Dr Rohan Kulkarni</TeamName>
        </TeamMember>
      </TeamMore>
    </TeamSection>,
  );
  expect(html).toContain("Dr Rohan Kulkarni");
  expect(html).toContain("noscript:data-[state=closed]:[content-visibility:visible]");
  expect(html).not.toContain(" hidden=");
});
