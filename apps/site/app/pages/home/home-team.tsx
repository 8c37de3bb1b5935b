import type { HomePage } from "@clinic/content/pages";
import {
  TeamIntro,
  TeamLead,
  TeamLeadBody,
  TeamMember,
  TeamMore,
  TeamName,
  TeamPortrait,
  TeamRole,
  TeamSection,
  TeamText,
  TeamTitle,
  TeamToggle,
} from "@clinic/ui/blocks/team-section";
import { Picture } from "@clinic/ui/picture";
import { Link } from "react-router-dom";
import type { DentistView } from "../../team/dentist-view.server";

export interface HomeTeamProps extends Omit<HomePage["team"], "lead" | "others"> {
  lead: DentistView;
  others: readonly DentistView[];
}

/** The clinic's lead dentist, with the others behind a toggle. */
export function HomeTeam({ heading, intro, toggleLabel, lead, others }: HomeTeamProps) {
  return (
    <TeamSection aria-labelledby="team">
      <TeamLead>
        <TeamLeadBody>
          <TeamTitle id="team">{heading}</TeamTitle>
          <TeamIntro>{intro}</TeamIntro>
          <TeamName>
            <DentistLink {...lead} />
          </TeamName>
          <TeamRole>{lead.role}</TeamRole>
          <TeamText>{lead.text}</TeamText>
          <TeamToggle>{toggleLabel}</TeamToggle>
        </TeamLeadBody>
        <TeamPortrait>
          <Picture
            {...lead.portrait}
            alt={`${lead.name}: ${lead.portrait.alt}`}
            sizes="(max-width: 800px) 26rem, 30vw"
          />
        </TeamPortrait>
      </TeamLead>
      <TeamMore>
        {others.map(({ path, name, role, portrait }) => (
          <TeamMember key={path}>
            <TeamPortrait>
              <Picture {...portrait} sizes="(max-width: 600px) 18rem, 24vw" />
            </TeamPortrait>
            <TeamName>
              <DentistLink {...{ path, name }} />
            </TeamName>
            <TeamRole>{role}</TeamRole>
          </TeamMember>
        ))}
      </TeamMore>
    </TeamSection>
  );
}

function DentistLink({ path, name }: Pick<DentistView, "path" | "name">) {
  return (
    <Link to={path} className="underline-offset-[0.22em] hover:underline">
      {name}
    </Link>
  );
}
