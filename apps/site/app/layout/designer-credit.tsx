import type { Clinic } from "@clinic/content/clinic";
import { SiteFooterCredit } from "@clinic/ui/blocks/site-footer";
import { TextLink } from "@clinic/ui/text-link";

export function DesignerCredit({ label, url }: Clinic["designerCredit"]) {
  if (!url) return <SiteFooterCredit>{label}</SiteFooterCredit>;
  return (
    <SiteFooterCredit asChild>
      <TextLink variant="inverse" href={url}>
        {label}
      </TextLink>
    </SiteFooterCredit>
  );
}
