import type { DentistPage as Content } from "@clinic/content/pages/dentist";
import { SpecialistProfile, SpecialistWork } from "@clinic/ui/blocks/specialist-profile";
import type { PageProps } from "../page-props";

export { loader } from "../page.server";
export { meta } from "../page-meta";

/** One dentist: who it is, when and where to come, what for, and what to read. */
export default function DentistPage({ loaderData: page }: PageProps<Content>) {
  return (
    <>
      <SpecialistProfile {...page.profile} />
      <SpecialistWork {...page.work} />
    </>
  );
}
