import type { NotFoundPage as Content } from "@clinic/content/pages/not-found";
import { EmergencyNotice } from "@clinic/ui/blocks/emergency-notice";
import { NotFound } from "@clinic/ui/blocks/not-found";
import { useOutletContext } from "react-router-dom";

export default function NotFoundPage() {
  return <Missing {...useOutletContext<Content>()} />;
}

/** Where there is nothing, as what the API says of an article may show only later. */
export function Missing({ block, emergency }: Pick<Content, "block" | "emergency">) {
  return (
    <NotFound {...block}>
      <EmergencyNotice {...emergency} className="mt-14 max-w-[46rem]" />
    </NotFound>
  );
}
