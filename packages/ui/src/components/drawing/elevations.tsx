import type { ComponentProps } from "react";
import { cn } from "../../styles/cn";
import { LineDrawing } from "./line-drawing";

interface SheetProps extends ComponentProps<"svg"> {
  slot: string;
  /** Width and height of the drawing in its own units. */
  size: readonly [number, number];
}

function Sheet({ slot, size: [width, height], className, ...props }: SheetProps) {
  return (
    <LineDrawing
      data-slot={slot}
      viewBox={`0 0 ${width} ${height}`}
      className={cn("overridable:text-line", className)}
      {...props}
    />
  );
}

/** Centre and springing lines. */
const chain = "10 5 2 5";

/** A molar cut through: enamel, dentine, the pulp with its canals, gum and bone. For heads and empty states. */
export function ToothSection(props: ComponentProps<"svg">) {
  return (
    <Sheet {...props} slot="tooth-section" size={[340, 420]}>
      <path d="M92 190C74 180 72 164 70 150C58 96 66 44 104 40C126 38 138 56 160 56C182 56 194 38 216 40C254 44 262 96 250 150C248 164 246 180 228 190C230 250 224 320 206 366C200 376 190 374 188 362C184 320 178 286 160 262C142 286 136 320 132 362C130 374 120 376 114 366C96 320 90 250 92 190Z" />
      <path d="M92 190C88 150 92 96 112 84C132 78 144 92 160 92C176 92 188 78 208 84C228 96 232 150 228 190" />
      <path d="M126 176C122 230 120 300 122 350C126 300 132 236 142 204C150 194 170 194 178 204C188 236 194 300 198 350C200 300 198 230 194 176C196 146 190 122 182 120C172 122 168 138 160 138C152 138 148 122 138 120C130 122 124 146 126 176Z" />
      <path d="M6 198C38 188 62 176 77 184C86 190 88 204 91 222M314 198C282 188 258 176 243 184C234 190 232 204 229 222" />
      <path d="M6 236C38 230 74 228 93 244M314 236C282 230 246 228 227 244M145 290C152 282 168 282 175 290" />
      <path
        d="M14 262l16-16M26 292l24-24M20 330l34-34M50 330l24-24M40 370l36-36M76 364l14-14M306 262l-16-16M294 292l-24-24M300 330l-34-34M270 330l-24-24M280 370l-36-36M244 364l-14-14M152 308l8-8M152 336l16-16M156 362l10-10"
        opacity={0.55}
      />
      <path d="M160 14V404" strokeDasharray={chain} />
      <path d="M330 40V372M262 40h74M254 190h82M206 374h130M324 46l12-12M324 196l12-12M324 380l12-12" />
    </Sheet>
  );
}

/** An implant in the bone with its crown, in section. For heads and empty states. */
export function ImplantSection(props: ComponentProps<"svg">) {
  return (
    <Sheet {...props} slot="implant-section" size={[340, 420]}>
      <path d="M88 140C76 92 84 42 118 38C138 36 146 52 160 52C174 52 182 36 202 38C236 42 244 92 232 140C230 160 222 174 206 178H114C98 174 90 160 88 140Z" />
      <path d="M126 178L134 212H186L194 178M138 178C138 150 144 120 160 120C176 120 182 150 182 178M150 212V140M170 212V140" />
      <path d="M120 212H200L190 350C188 368 176 378 160 378C144 378 132 368 130 350Z" />
      <path d={threads()} />
      <path d="M6 196C48 186 92 180 116 190C122 194 120 204 120 212M314 196C272 186 228 180 204 190C198 194 200 204 200 212" />
      <path d="M6 234C44 228 92 226 117 234M314 234C276 228 228 226 203 234" />
      <path
        d="M14 262l18-18M22 300l40-40M20 346l70-70M48 360l54-54M84 366l24-24M306 262l-18-18M298 300l-40-40M300 346l-70-70M272 360l-54-54M236 366l-24-24"
        opacity={0.55}
      />
      <path d="M160 14V404" strokeDasharray={chain} />
      <path d="M330 212V378M206 212h130M176 378h160M324 218l12-12M324 384l12-12" />
    </Sheet>
  );
}

/** The turns of the screw: each a slanted line, a little wider than the body that tapers. */
function threads() {
  return Array.from({ length: 8 }, (_, turn) => {
    const y = 232 + turn * 16;
    const half = 44 - (turn * 16 * 10) / 138;
    return `M${Math.round(160 - half)} ${y + 5}L${Math.round(160 + half)} ${y - 5}`;
  }).join("");
}

/** A wall of the surgery: window, chair with its lamp, cabinets. For heads and empty states. */
export function SurgeryElevation(props: ComponentProps<"svg">) {
  return (
    <Sheet {...props} slot="surgery-elevation" size={[640, 410]}>
      <path d="M52 300V168a58 58 0 0 1 116 0V300ZM60 300V168a50 50 0 0 1 100 0V300M110 118V300M60 216h100M42 300h136v8h-136z" />
      <path d="M196 236l54 34h66l40-92c5-10 20-4 16 7l-38 102c-2 5-6 7-11 7h-78c-3 0-6-1-9-3l-48-36c-9-7-2-24 8-19z" />
      <path d="M361 170l14-33c5-9 18-3 15 6l-13 34M262 270v-28M250 242h56M274 346l6-52M314 346l-6-52M250 360l6-14h76l6 14z" />
      <path d="M428 360V90a14 14 0 0 0-14-14H336v14M300 110c3-13 17-20 36-20s33 7 36 20zM408 360h40" />
      <path d="M316 122l-3 12M336 122v14M356 122l3 12" />
      <path d="M480 276h132v10h-132zM486 286v74M606 286v74M546 286v74M538 304v16M554 304v16M494 250V196a52 52 0 0 1 104 0V250ZM486 250h120M510 250v-24h16v24M538 250v-32h12v32M564 250v-18h20v18" />
      <path d="M188 360h36M206 360v-36M182 324h48a6 6 0 0 0 0-12h-48a6 6 0 0 0 0 12z" />
      <path d="M14 360h612" />
      <path d="M24 168h172" strokeDasharray={chain} />
      <path d="M52 390h116M52 382v16M168 382v16M46 396l12-12M162 396l12-12M196 390h232M196 382v16M428 382v16M190 396l12-12M422 396l12-12" />
    </Sheet>
  );
}

/** The reception: desk under its arch, lamps, an armchair and a plant. For heads and empty states. */
export function ReceptionElevation(props: ComponentProps<"svg">) {
  const slats = Array.from({ length: 19 }, (_, slat) => `M${176 + slat * 16} 282V352`).join("");
  return (
    <Sheet {...props} slot="reception-elevation" size={[640, 410]}>
      <path d="M166 264V192a154 154 0 0 1 308 0V264M184 264V192a136 136 0 0 1 272 0V264M150 264h340v10h-340zM160 274v86M480 274v86" />
      <path d={slats} opacity={0.7} />
      <path d="M358 264v-14M344 264h28M332 214h52v36h-52zM252 14v66M320 14v66M388 14v66" />
      <circle cx="252" cy="92" r="12" />
      <circle cx="320" cy="92" r="12" />
      <circle cx="388" cy="92" r="12" />
      <path d="M62 360v-12M118 360v-12M50 348h80v-32a10 10 0 0 0-10-10H60a10 10 0 0 0-10 10zM56 306V284a22 22 0 0 1 22-22h24a22 22 0 0 1 22 22V306" />
      <path d="M550 360l-7-38h46l-7 38zM566 322C566 280 556 252 530 232C536 262 546 292 566 322ZM566 322C568 276 580 248 608 232C602 264 590 294 566 322ZM566 322C560 280 556 240 566 206C576 240 572 280 566 322ZM563 318C552 296 534 284 512 280C524 300 540 314 563 318ZM569 318C580 296 598 284 620 280C608 300 592 314 569 318Z" />
      <path d="M14 360h612" />
      <path d="M320 112V404M120 192h400" strokeDasharray={chain} />
      <path d="M166 390h308M166 382v16M474 382v16M160 396l12-12M468 396l12-12" />
    </Sheet>
  );
}

/** Niches in a wall with a cup, a framed sheet and a book. For heads and empty states. */
export function NichesElevation(props: ComponentProps<"svg">) {
  return (
    <Sheet {...props} slot="niches-elevation" size={[640, 410]}>
      <path d="M44 330V150a76 76 0 0 1 152 0V330ZM56 330V150a64 64 0 0 1 128 0V330M244 330V150a76 76 0 0 1 152 0V330ZM256 330V150a64 64 0 0 1 128 0V330M444 330V150a76 76 0 0 1 152 0V330ZM456 330V150a64 64 0 0 1 128 0V330M30 330h580v12H30z" />
      <path d="M88 196h64v32a32 32 0 0 1-64 0zM88 206H74c-6 0-8 4-8 9a24 24 0 0 0 24 23M152 206h14c6 0 8 4 8 9a24 24 0 0 1-24 23M120 260v34M100 314a20 20 0 0 1 40 0zM92 314h56v16H92zM106 214l8 8 18-18" />
      <path d="M278 190h84v124h-84zM288 200h64v104h-64zM304 232V226a16 16 0 0 1 32 0V244M312 244V228a8 8 0 0 1 16 0V244M298 262h44M298 274h44M298 286h26M290 330l4-16M350 330l-4-16" />
      <path d="M520 238c-16-14-36-16-52-10v78c16-6 36-4 52 10c16-14 36-16 52-10v-78c-16-6-36-4-52 10zM520 238v78M480 246c10-2 20 0 28 6M480 262c10-2 20 0 28 6M532 252c8-6 18-8 28-6M532 268c8-6 18-8 28-6M488 330l6-22M552 330l-6-22" />
      <path d="M14 360h612M120 60V344M320 60V344M520 60V344" strokeDasharray={chain} />
      <path d="M44 390h552M44 382v16M196 382v16M244 382v16M396 382v16M444 382v16M596 382v16" />
    </Sheet>
  );
}

/** Two armchairs that face each other below an arched window. For heads and empty states. */
export function ConversationElevation(props: ComponentProps<"svg">) {
  return (
    <Sheet {...props} slot="conversation-elevation" size={[640, 410]}>
      <path d="M220 264V150a100 100 0 0 1 200 0V264ZM232 264V150a88 88 0 0 1 176 0V264M320 62V264M232 164h176M206 264h228v10H206z" />
      <path d="M84 360v-12M212 360v-12M72 348h152v-40a12 12 0 0 0-12-12h-92v-62a22 22 0 0 0-22-22h-4a22 22 0 0 0-22 22zM120 296h92M120 296v52" />
      <path d="M556 360v-12M428 360v-12M568 348H416v-40a12 12 0 0 1 12-12h92v-62a22 22 0 0 1 22-22h4a22 22 0 0 1 22 22zM520 296h-92M520 296v52" />
      <path d="M286 318h68M320 318v42M300 360h40M330 318v-16h18v8a8 8 0 0 1-8 8M348 304h6v8h-6" />
      <path d="M120 150h70a14 14 0 0 1 14 14v22a14 14 0 0 1-14 14h-36l-18 16v-16h-16a14 14 0 0 1-14-14v-22a14 14 0 0 1 14-14zM124 168h62M124 182h40M520 130h-62a14 14 0 0 0-14 14v22a14 14 0 0 0 14 14h30l18 16v-16h14a14 14 0 0 0 14-14v-22a14 14 0 0 0-14-14zM462 148h54M462 162h34" />
      <path d="M14 360h612" />
      <path d="M320 30V404" strokeDasharray={chain} />
      <path d="M72 390h496M72 382v16M568 382v16M66 396l12-12M562 396l12-12" />
    </Sheet>
  );
}

/** Printed sheets, folded, with their columns. For heads and empty states. */
export function SheetsPlan(props: ComponentProps<"svg">) {
  return (
    <Sheet {...props} slot="sheets-plan" size={[640, 410]}>
      <path d="M90 96l150-28 46 246-150 28zM112 124l116-22M116 144l116-22M122 176l50-10M126 194l50-10M130 212l50-10M134 230l50-10M138 248l50-10M194 162l50-10M190 184l58-11 12 66-58 11zM142 282l112-21M146 300l112-21" />
      <path d="M250 60h170v270H250zM266 80h138M266 100h138M266 110h138M266 130h62v74h-62zM344 130h60M344 146h60M344 162h60M344 178h60M344 194h60M266 226h62M266 242h62M266 258h62M266 274h62M266 290h62M344 226h60M344 242h60M344 258h60M344 274h60M344 290h40M280 204v-34a17 17 0 0 1 34 0v34" />
      <path d="M394 76l152 36-58 240-152-36M420 330h10M412 108l110 26M420 140h8M436 152l78 18M420 168l90 21M420 186l84 20M420 204l80 19M420 222l76 18M420 240l72 17M420 258l66 16M420 276l62 15" />
      <path d="M14 376h612" strokeDasharray={chain} />
      <path d="M250 396h170M250 388v16M420 388v16M244 402l12-12M414 402l12-12" />
    </Sheet>
  );
}
