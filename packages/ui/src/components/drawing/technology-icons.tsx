import type { ComponentProps } from "react";
import { cn } from "../../styles/cn";
import { LineDrawing } from "./line-drawing";

function Icon({ className, ...props }: ComponentProps<"svg">) {
  return (
    <LineDrawing
      data-slot="technology-icon"
      viewBox="0 0 64 64"
      className={cn("overridable:size-16 shrink-0", className)}
      {...props}
    />
  );
}

/** Measures, centre lines and ground: fainter than the thing they measure. */
function Measure(props: ComponentProps<"path">) {
  return <path opacity={0.6} {...props} />;
}

/** A planned smile on a screen, with its width and the middle of the face. */
export function SmileDesignIcon(props: ComponentProps<"svg">) {
  return (
    <Icon {...props}>
      <path d="M8.5 9h47a2.5 2.5 0 0 1 2.5 2.5v31a2.5 2.5 0 0 1-2.5 2.5h-47a2.5 2.5 0 0 1-2.5-2.5v-31a2.5 2.5 0 0 1 2.5-2.5zM28.5 45v10M35.5 45v10M21 55h22" />
      <path d="M16.5 25c5-4.5 11-5.5 15.5-3.5 4.5-2 10.5-1 15.5 3.5-4 11-9.5 14-15.5 14s-11.5-3-15.5-14zM20 26c6-1.5 18-1.5 24 0-3 6-7 8-12 8s-9-2-12-8z" />
      <path d="M27 25.2v8M37 25.2v8M23 25.6v4.9M41 25.6v4.9" />
      <Measure d="M20 15.5h24M20 13v8M44 13v8M18.6 16.9l2.8-2.8M42.6 16.9l2.8-2.8" />
      <Measure d="M32 12v30" strokeDasharray="4 2 1 2" />
    </Icon>
  );
}

/** A crown on its implant in the bone, with the length of the implant. */
export function ImplantIcon(props: ComponentProps<"svg">) {
  return (
    <Icon {...props}>
      <path d="M19.3 20.5c-2.3-7.5-1-14 4-14 2.7 0 4 1.8 5.7 1.8s3-1.8 5.7-1.8c5 0 6.3 6.5 4 14-.8 3-2.5 4.5-4.2 4.5h-11c-1.7 0-3.4-1.5-4.2-4.5z" />
      <path d="M25.5 25l.7 6M32.5 25l-.7 6M23.5 31h11l-1.3 20.5c-.3 4-1.7 6-4.2 6s-3.9-2-4.2-6z" />
      <path d="M22.7 37l12.6-2.4M23 41.2l12-2.4M23.3 45.4l11.4-2.4M23.6 49.6l10.8-2.4M24.2 53.6l9.6-2.2" />
      <path d="M6 29c6-1.5 11.5-1.5 17 0M35 29c3.5-1 7-1.3 10-1" />
      <Measure
        d="M12 37.5v.1M16.5 43v.1M11 49v.1M17 54v.1M41 38.5v.1M44.5 46v.1M40.5 53v.1"
        strokeWidth={2}
      />
      <Measure d="M54 31v26.5M47 31h9.5M38 57.5h18.5M52.6 32.4l2.8-2.8M52.6 58.9l2.8-2.8" />
    </Icon>
  );
}

/** A model of a jaw hanging from the plate of a printer, with the height that is printed. */
export function PrintingIcon(props: ComponentProps<"svg">) {
  return (
    <Icon {...props}>
      <path d="M11 45v-20a18 18 0 0 1 36 0v20M7.5 45h43a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-43a1.5 1.5 0 0 1-1.5-1.5v-9a1.5 1.5 0 0 1 1.5-1.5zM12 51h9M44.5 51h.1" />
      <path d="M27 12.5v4.5M31 12.5v4.5M19.5 17h19v3.5h-19z" />
      <path d="M20.5 24.5c0 9.5 3.2 14.5 8.5 14.5s8.5-5 8.5-14.5c0-1.6-4.6-1.6-4.6 0 0 5.5-1.2 9-3.9 9s-3.9-3.5-3.9-9c0-1.6-4.6-1.6-4.6 0z" />
      <path d="M22 20.5v2.6M35.9 20.5v2.6M24 20.5v2.7M34 20.5v2.7M21.2 30h4.2M36.8 30h-4.2M23.6 35.5l3-1.7M34.4 35.5l-3-1.7" />
      <Measure d="M14.5 42h29" strokeDasharray="4 2 1 2" />
      <Measure d="M57 20.5v18.5M41 20.5h18.5M41 39h18.5M55.6 21.9l2.8-2.8M55.6 40.4l2.8-2.8" />
    </Icon>
  );
}

/** A crown that two burs cut out of a block, with the width of the block that is left. */
export function MillingIcon(props: ComponentProps<"svg">) {
  return (
    <Icon {...props}>
      <path d="M30 17h13v28h-13M43 26h6v10h-6M49 21.5h9v19h-9z" />
      <path d="M30 20c-3.5-.6-4.5 2-7.5 1.6-2.3-.4-3.5-2.1-6-1.6-5 1-6.5 7.5-5 13.5 1.3 5 4 8.5 8.5 9 3.8.4 6.5-.7 10-.5" />
      <path d="M30 24.5c-2.5 0-4.5 1-7 4M22.5 21.6c-.7 2.7-.4 4.6.5 6.9-3 .3-5.5 0-8-1.5" />
      <path d="M20 5h4M22 5v5.5M20.5 10.5h3l-.7 5.5a.8.8 0 0 1-1.6 0zM20 60h4M22 60v-6.5M20.5 53.5h3l-.7-5.5a.8.8 0 0 0-1.6 0z" />
      <Measure d="M15.5 12l-2.5-2M14.5 15.5l-3.5-.5M28.5 12l2.5-2M15.5 52l-2.5 2" />
      <Measure d="M30 53.5h13M30 48v8M43 48v8M28.6 54.9l2.8-2.8M41.6 54.9l2.8-2.8" />
    </Icon>
  );
}

/** A crown as the mesh that a technician shapes, with a handle on it and its width. */
export function CadIcon(props: ComponentProps<"svg">) {
  return (
    <Icon {...props}>
      <path d="M12 21c-1.5-9 3-14 9-12.5 4 1 6 3.2 11 3.2s7-2.2 11-3.2c6-1.5 10.5 3.5 9 12.5-1 7-3.5 12-4.5 20-.3 2.5-1.5 3.5-4 3.5h-23c-2.5 0-3.7-1-4-3.5-1-8-3.5-13-4.5-20z" />
      <path
        d="M32 11.7v32.8M22 8.8c-1.5 10-1 24 1.5 35.7M42 8.8c.9 6 1.1 12 .6 18M42.3 30.5c-.4 4.7-1 9.4-1.8 14M11.8 18.5c12 3.2 28.4 3.2 40.4 0M13.4 27.5c9 2.2 18.6 2.5 27.3 1.2M44.5 28.2c2-.3 4.1-.4 6.1-.9M15.9 36.5c10 2 22.2 2 32.2 0"
        strokeWidth={1}
      />
      <path d="M40.7 26.8h3.6v3.6h-3.6zM44.3 27.4l11.8-6.3" />
      <circle cx="57.5" cy="20.3" r="1.6" />
      <Measure d="M11.7 54.5h40.6M11.7 26v31M52.3 26v31M10.3 55.9l2.8-2.8M50.9 55.9l2.8-2.8" />
    </Icon>
  );
}

/** A treatment chair with its lamp, with the height of the seat. */
export function EquipmentIcon(props: ComponentProps<"svg">) {
  return (
    <Icon {...props}>
      <path d="M12.5 33.3l11 6.7h13.7l8-17.4c.9-1.9 3.7-.7 3 1.3l-7.4 19.3c-.3.9-1 1.3-1.9 1.3h-16.5c-.6 0-1.1-.2-1.6-.5l-9.9-7.1c-1.7-1.3-.3-4.6 1.6-3.6z" />
      <path d="M45.8 20.5l2.7-6.3c.8-1.7 3.3-.6 2.7 1.1l-2.5 6.6M27 40v-4.5M25.5 35.5h9" />
      <path d="M28 44.5l-1.5 9M36.5 44.5l1.5 9M22.5 57l1-3.5h17.5l1 3.5" />
      <path d="M58 57v-47a3 3 0 0 0-3-3h-19M36 7v2.5M28.5 13.5c.5-2.5 3.5-4 7.5-4s7 1.5 7.5 4z" />
      <Measure d="M31 16.5l-1 3M36 16.5v4M41 16.5l1 3" />
      <Measure d="M5 57h55" />
      <Measure d="M7.5 40v17M5 40h14M6.1 41.4l2.8-2.8M6.1 58.4l2.8-2.8" />
    </Icon>
  );
}
