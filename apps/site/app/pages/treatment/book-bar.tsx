import { Button } from "@clinic/ui/button";
import { PhoneIcon } from "lucide-react";
import { Link, useRouteLoaderData } from "react-router-dom";
import { telHref } from "../../branches/phone";
import type { loader } from "../../root";

/** Booking and calling within reach of the thumb, on phones. It leaves room for itself at the end of the page. */
export function BookBar() {
  const site = useRouteLoaderData<typeof loader>("root");
  const branch = site?.branches[0];
  if (!site || !branch) return null;
  const { bookAppointment } = site.navigation;
  const [phone] = branch.phones;
  return (
    <div className="sticky bottom-0 z-30 flex gap-3 border-line border-t bg-surface px-gutter py-3 sm:hidden print:hidden">
      <Button asChild className="grow">
        <Link to={bookAppointment.path}>{bookAppointment.name}</Link>
      </Button>
      <Button asChild variant="secondary" size="icon">
        <a href={telHref(phone)} aria-label={`Call ${branch.name}: ${phone}`}>
          <PhoneIcon aria-hidden strokeWidth={1.5} />
        </a>
      </Button>
    </div>
  );
}
