import type { FormNotice as Content } from "@clinic/content/pages";
import { TextLink } from "@clinic/ui/text-link";
import { Link } from "react-router-dom";

/** What a form keeps and why, with a link to the privacy page. */
export function FormNotice({ notice: { text, link } }: { notice: Content }) {
  return (
    <p>
      {text}{" "}
      <TextLink asChild>
        <Link to={link.path}>{link.label}</Link>
      </TextLink>
      .
    </p>
  );
}
